import { useLocation, useSearch } from 'wouter'
import { listInput, type ListParameters, parseListParameters } from '../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { entityScreens } from './entity-screens.ts'
import { PageByUrl } from './page-by-url.generated.ts'
import { redirectTarget } from './redirect-target.ts'
import { Redirection } from './Redirection.tsx'

/** Decides the status and redirects on the server; the shown screen's code is there before the first render. */
export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, path, query } = context
  const variables = variablesOf(path, parseListParameters(query, PAGE_SIZES))
  const { route } = await fetchOperation(queryClient, PageByUrl, variables)
  if (route.__typename === 'RedirectEntity') {
    return { redirect: { status: route.redirectType, location: redirectTarget(route.redirectTo, query.toString()) } }
  }
  const screen = entityScreens[route.__typename]
  const result = await screen.load(context)
  return { ...result, nested: [screen] }
}

/** Of the query string only the list's state counts, so that campaign marks change nothing and both sides ask the same. */
function variablesOf(path: string, parameters: ListParameters) {
  return { url: path, list: listInput(parameters) }
}

/** `/*`: whatever the store says the address stands for (spec §2 «URL resolution»). */
export default function EntityScreen() {
  const [path] = useLocation()
  const search = useSearch()
  // A new path is a new page; only a change of the query string keeps showing what was there.
  return <Entity key={path} path={path} search={search} />
}

function Entity({ path, search }: { path: string; search: string }) {
  const listParameters = parseListParameters(new URLSearchParams(search), PAGE_SIZES)
  const { data, error, isPlaceholderData } = useOperation(PageByUrl, variablesOf(path, listParameters), {
    keepPrevious: true,
  })
  if (!data) {
    if (error) throw error
    return <ScreenLoading />
  }
  const { route } = data
  switch (route.__typename) {
    case 'Category':
      return (
        <entityScreens.Category category={route} listParameters={listParameters} isRefreshing={isPlaceholderData} />
      )
    case 'Product':
      return <entityScreens.Product product={route} />
    case 'CmsPage':
      return <entityScreens.CmsPage page={route} />
    case 'RedirectEntity':
      return <Redirection to={redirectTarget(route.redirectTo, search)} />
    case 'NotFoundEntity':
      return <entityScreens.NotFoundEntity />
  }
}
