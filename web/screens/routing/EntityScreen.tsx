import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { decodedPath, useAddress, useNavigate, usePath } from '../../use-address.ts'
import { loadListState, parametersOf, pastTheEnd, useList } from '../catalog/list/list-state.ts'
import { ProductLoading } from '../catalog/product-loading.ts'
import { entityScreens } from './entity-screens.ts'
import { PageByUrl, type PageByUrlQuery } from './page-by-url.generated.ts'

/** Decides the status and redirects on the server, and loads the code of the screen before the first render. */
export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, path, query } = context
  // Most addresses are of products or lists: their code comes beside the data.
  const product = entityScreens.Product.preload()
  void Promise.all([product, entityScreens.Category.preload(), ProductLoading.preload()]).catch(() => {})
  const state = await loadListState(context)
  const { route } = await fetchOperation(queryClient, PageByUrl, { url: path, list: state.input })
  switch (route.__typename) {
    case 'RedirectEntity':
      return { redirect: { status: route.redirectType, location: redirectTarget(route.redirectTo, query.toString()) } }
    case 'Product':
      return (await product).load(route)
    case 'NotFoundEntity':
      return (await entityScreens.NotFoundEntity.preload()).load(context)
    case 'CmsPage':
      await entityScreens.CmsPage.preload()
      return {}
    case 'Category':
      await entityScreens.Category.preload()
      return {
        parameters: parametersOf(route.layer, state),
        redirect: route.showsProducts ? pastTheEnd(encodeURI(path), route.layer, state) : undefined,
      }
  }
}

/**
 * Waits for the code of a product's options: a tap that changes the form before they are hydrated would replace them by their skeleton. Without the code,
 * the page hydrates all the same.
 */
export async function begin(queryClient: QueryClient): Promise<void> {
  const [[, page] = []] = queryClient.getQueriesData<PageByUrlQuery>({ queryKey: [PageByUrl.name] })
  const route = page?.route
  if (route?.__typename === 'Product')
    await entityScreens.Product.preload()
      .then((screen) => screen.loadOptions(route))
      .catch(() => {})
}

/** `/*`: the entity that the store resolves the address to. */
export default function EntityScreen() {
  const path = decodedPath(usePath())
  // A new path is a new page; a change of the query string keeps the old content while it loads.
  return <Entity key={path} path={path} />
}

function Entity({ path }: { path: string }) {
  // Only the list's parameters of the query string matter, not campaign parameters.
  const { data, error, parameters, isRefreshing } = useList(PageByUrl, { url: path })
  if (!data) {
    if (error) throw error
    return <ProductLoading wanted={{ path }} />
  }
  const { route } = data
  switch (route.__typename) {
    case 'Category':
      return <entityScreens.Category category={route} listParameters={parameters} isRefreshing={isRefreshing} />
    case 'Product':
      return <entityScreens.Product product={route} />
    case 'CmsPage':
      return <entityScreens.CmsPage page={route} />
    case 'RedirectEntity':
      return <Redirection redirectTo={route.redirectTo} />
    case 'NotFoundEntity':
      return <entityScreens.NotFoundEntity />
  }
}

/** Redirects and replaces the entry in the history. */
function Redirection({ redirectTo }: { redirectTo: string }) {
  const navigate = useNavigate()
  const to = redirectTarget(redirectTo, useAddress().search)
  useEffect(() => {
    if (isAbsolute(to)) location.replace(to)
    else navigate(to, { replace: true })
  }, [to, navigate])
  return null
}

/**
 * Where a redirect leads: an absolute http(s) address as it is, anything else as a path with a leading slash.
 * A path keeps the query string of the request, campaign parameters included, unless it has its own.
 */
export function redirectTarget(redirectTo: string, search: string): string {
  if (isAbsolute(redirectTo)) return redirectTo
  const path = `/${redirectTo.replace(/^\/+/, '')}`
  return search && !path.includes('?') ? withQuery(path, search) : path
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

function withQuery(path: string, search: string): string {
  const [before, hash] = path.split('#', 2)
  return `${before}?${search}${hash === undefined ? '' : `#${hash}`}`
}
