import { MAX_SEARCH_LENGTH } from '../../../schema/shop-constants.ts'
import { typedLine } from '../../../schema/typed-text.ts'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import { Navigation } from '../../shell/navigation.generated.ts'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ProductList } from '../catalog/list/ProductList.tsx'
import { loadListState, parametersOf, pastTheEnd, useList } from '../catalog/list/list-state.ts'
import { SubCategories } from '../catalog/SubCategories.tsx'
import styles from './EmptySearch.module.css'
import { searchPath } from '../../site/paths.ts'
import { Search } from './search.generated.ts'
import { withCategoryTrails, withParents } from './with-parents.ts'

const TIPS = ['search.help.spelling', 'search.help.general', 'search.help.animal'] as const

/** The search text, decoded, as long as the store takes it. */
const queryOf = ({ query = '' }: ScreenProps['params']) => typedLine(query).slice(0, MAX_SEARCH_LENGTH)

export async function load(context: LoadContext): Promise<LoadResult> {
  const query = queryOf(context.params)
  if (!query) return { status: 200 }
  const state = await loadListState(context)
  const { search } = await fetchOperation(context.queryClient, Search, { query, list: state.input })
  const redirect = pastTheEnd(searchPath(query), search.products, state)
  return { status: 200, redirect, parameters: parametersOf(search.products, state) }
}

/** `/search/{query}`: products that match, with the same list as a category. */
export default function SearchScreen({ params }: ScreenProps) {
  const t = useTranslate()
  const query = queryOf(params)
  const title = query ? t('search.resultsFor', { query }) : t('search.title')
  return (
    <Container>
      <PageHead title={title} robots="noindex, follow" />
      <Breadcrumb items={[{ name: title }]} />
      <h1>{title}</h1>
      {query ? <Results key={query} query={query} /> : <SearchHelp />}
    </Container>
  )
}

function Results({ query }: { query: string }) {
  const t = useTranslate()
  const { data, error, parameters, isRefreshing } = useList(Search, { query })
  const { data: menu } = useOperation(Navigation, {})
  if (!data) {
    if (error) throw error
    return <ScreenLoading />
  }
  const { categories, products, suggestions } = data.search
  const navigation = menu?.navigation ?? []
  return (
    <>
      <SubCategories categories={withParents(categories, navigation)} label={t('search.categories')} />
      <ProductList
        path={searchPath(query)}
        layer={withCategoryTrails(products, navigation)}
        parameters={parameters}
        isRefreshing={isRefreshing}
        empty={<EmptySearch query={query} suggestions={suggestions} />}
      />
    </>
  )
}

type EmptySearchProps = { query: string; suggestions: readonly string[] }

/** Nothing was found: suggestions of the store, and advice. */
function EmptySearch({ query, suggestions }: EmptySearchProps) {
  const t = useTranslate()
  return (
    <>
      <p className={styles.message}>{t('search.nothing', { query })}</p>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.label}>{t('search.suggestions')}</p>
          <ul className={styles.list}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link href={searchPath(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SearchHelp />
    </>
  )
}

/** Advice for searching, for an empty query or an empty result. */
function SearchHelp() {
  const t = useTranslate()
  return (
    <section className={styles.help}>
      <Icon name="search" className={styles.icon} />
      <h2 className={styles.title}>{t('search.help')}</h2>
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      <ButtonLink href="/">{t('search.help.home')}</ButtonLink>
    </section>
  )
}
