import { useLocation, useSearch } from 'wouter'
import { listInput, parseListParameters } from '../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LazyScreen, LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { entityScreens } from './entity-screens.ts'
import { PageByUrl } from './page-by-url.generated.ts'
import { redirectTarget } from './redirect-target.ts'
import { Redirection } from './Redirection.tsx'

/** Decides the status and redirects on the server; the shown screen's code is there before the first render. */
export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, path, query } = context
  const { route } = await fetchOperation(
    queryClient,
    PageByUrl,
    variablesOf(path, parseListParameters(query, PAGE_SIZES)),
  )
  if (route.__typename === 'RedirectEntity') {
    return { redirect: { status: route.redirectType, location: redirectTarget(route.redirectTo, query.toString()) } }
  }
  const screen = entityScreens[route.__typename]
  const result = await screen.load(context)
  return { ...result, nested: [screen as LazyScreen<never>] }
}

function variablesOf(path: string, parameters: ReturnType<typeof parseListParameters>) {
  return { url: path, list: listInput(parameters) }
}

/** `/*`: whatever the store says the address stands for (spec §2 «URL resolution»). */
export default function EntityScreen() {
  const [path] = useLocation()
  // A new path is a new page; only a change of the query string keeps showing what was there.
  return <Entity key={path} path={path} />
}

function Entity({ path }: { path: string }) {
  const search = useSearch()
  const listParameters = parseListParameters(new URLSearchParams(search), PAGE_SIZES)
  const { data, isPlaceholderData } = useOperation(PageByUrl, variablesOf(path, listParameters), { keepPrevious: true })
  if (!data) return null
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
