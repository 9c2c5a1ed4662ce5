import { Suspense } from 'react'
import type { PageLink } from '../../../schema/rich-text-links.ts'
import { MAX_SEARCH_LENGTH } from '../../../schema/shop-constants.ts'
import { typedLine } from '../../../schema/typed-text.ts'
import { fetchOperation, operationQuery, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import { Navigation } from '../../shell/navigation.generated.ts'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ProductList } from '../catalog/list/ProductList.tsx'
import { loadListState, parametersOf, pastTheEnd, useList } from '../catalog/list/list-state.ts'
import { SubCategories } from '../catalog/SubCategories.tsx'
import { CmsPageQuery } from '../content/cms-pages.generated.ts'
import { faqVariables } from '../faq/questions.ts'
import type { EmptySearchProps } from './EmptySearch.tsx'
import { searchPath } from '../../site/paths.ts'
import { Search } from './search.generated.ts'
import styles from './SearchScreen.module.css'
import { withCategoryTrails, withParents } from './with-parents.ts'

const EmptySearch = lazy<EmptySearchProps>(() => import('./EmptySearch.tsx'))

const NONE: readonly string[] = []

/** Returns the search text, decoded, and cut to the store's limit. */
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
      {query ? (
        <Results key={query} query={query} />
      ) : (
        <Suspense>
          <EmptySearch query="" suggestions={NONE} />
        </Suspense>
      )}
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
  const { categories, pages, products, suggestions, searchedFor } = data.search
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
      <FoundPages query={query} pages={pages} />
      <ProductList
        path={searchPath(query)}
        layer={withCategoryTrails(products, navigation)}
        parameters={parameters}
        isRefreshing={isRefreshing}
        empty={
          <Suspense>
            <EmptySearch query={query} suggestions={suggestions} />
          </Suspense>
        }
      />
    </>
  )
}

/** Pages of the shop that match the words, and a link to search the FAQ. */
function FoundPages({ query, pages }: { query: string; pages: readonly PageLink[] }) {
  const t = useTranslate()
  if (pages.length === 0) return null
  const faq = { name: t('search.faq', { query }), path: `/faq/?q=${encodeURIComponent(query)}` }
  return <SubCategories categories={[...pages, faq]} label={t('search.pages')} />
}
