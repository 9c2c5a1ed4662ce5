import { SearchEmpty } from 'virtual:extensions/slots'
import { MAX_SEARCH_LENGTH } from '../../../schema/shop-constants.ts'
import { simplerWords } from '../../../schema/simpler-words.ts'
import { typedLine } from '../../../schema/typed-text.ts'
import { fetchOperation, operationQuery, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import { Navigation } from '../../shell/navigation.generated.ts'
import { ServiceLine } from '../../shell/header/ServiceLine.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { useBlocks } from '../../shell/use-blocks.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Link } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ProductList } from '../catalog/list/ProductList.tsx'
import { loadListState, parametersOf, pastTheEnd, useList } from '../catalog/list/list-state.ts'
import { SubCategories } from '../catalog/SubCategories.tsx'
import { CmsPageQuery } from '../content/cms-pages.generated.ts'
import { MainCategories } from '../content/MainCategories.tsx'
import { faqVariables, readThemes, searchThemes } from '../faq/questions.ts'
import styles from './EmptySearch.module.css'
import { searchPath } from '../../site/paths.ts'
import { knownPages } from './known-pages.ts'
import { Search } from './search.generated.ts'
import { withCategoryTrails, withParents } from './with-parents.ts'

const TIPS = ['search.help.spelling', 'search.help.general', 'search.help.animal'] as const

/** Questions of the FAQ that an empty result shows. */
const MAX_QUESTIONS = 5

/** The search text, decoded, as long as the store takes it. */
const queryOf = ({ query = '' }: ScreenProps['params']) => typedLine(query).slice(0, MAX_SEARCH_LENGTH)

export async function load(context: LoadContext): Promise<LoadResult> {
  const query = queryOf(context.params)
  if (!query) return { status: 200 }
  const state = await loadListState(context)
  const { search } = await fetchOperation(context.queryClient, Search, { query, list: state.input })
  if (search.products.total === 0) await context.queryClient.prefetchQuery(operationQuery(CmsPageQuery, faqVariables))
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
  const { categories, products, suggestions, searchedFor } = data.search
  const navigation = menu?.navigation ?? []
  return (
    <>
      {products.total > 0 && searchedFor !== query && (
        <p className={styles.simpler}>{t('search.simpler', { query, found: searchedFor })}</p>
      )}
      <SubCategories
        categories={withParents(categories, navigation)}
        label={t('catalog.subCategories', { name: t('search.categories') })}
      />
      <FoundPages query={query} />
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

/** Pages of the shop that the words name, and the search of the FAQ beside them. */
function FoundPages({ query }: { query: string }) {
  const t = useTranslate()
  const pages = knownPages(useBlocks().values(), query)
  if (pages.length === 0) return null
  const faq = { name: t('search.faq', { query }), path: `/faq/?q=${encodeURIComponent(query)}` }
  return <SubCategories categories={[...pages, faq]} label={t('search.pages')} />
}

type EmptySearchProps = { query: string; suggestions: readonly string[] }

/** Nothing was found: suggestions of the store, answers of the FAQ, and other ways to the goods. */
function EmptySearch({ query, suggestions }: EmptySearchProps) {
  const t = useTranslate()
  const { data } = useOperation(CmsPageQuery, faqVariables)
  const questions = searchThemes(readThemes(data?.cmsPageList ?? []), simplerWords(query)).flatMap(
    (theme) => theme.questions,
  )
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
      {questions.length > 0 && (
        <section className={styles.questions}>
          <h2 className={styles.title}>{t('search.questions')}</h2>
          <ul className={styles.answers}>
            {questions.slice(0, MAX_QUESTIONS).map(({ id, title }) => (
              <li key={id}>
                <Link href={`/faq/#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchHelp />
      {SearchEmpty && <SearchEmpty />}
    </>
  )
}

/** Advice for searching, the departments and the phone number, for an empty query or an empty result. */
function SearchHelp() {
  const t = useTranslate()
  return (
    <section className={styles.help}>
      <h2 className={styles.title}>{t('search.help')}</h2>
      <MainCategories />
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      <ServiceLine />
    </section>
  )
}
