import { useCallback } from 'react'
import { useRouter } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

/** The current address, not decoded: whoever reads a part of it decodes that part once. */
export type Address = {
  /** Path below the base path, percent-encoded, with a leading slash. */
  path: string
  /** Query string, percent-encoded, without its question mark. */
  search: string
}

/** wouter's own hooks decode the address. To decode a part of it again would turn a literal «%41» into «A». */
export function useAddress(): Address {
  const router = useRouter()
  return { path: usePath(), search: router.searchHook(router).replace(/^\?+/, '') }
}

/** The path alone: another state of the same page renders nothing. */
export function usePath(): string {
  const router = useRouter()
  const [pathname] = router.hook(router)
  return pathname.slice(router.base.length) || '/'
}

/** Whether an address is the current one, with its query string. Renders again only when that changes: a page has a hundred links. */
export function useIsOpen(href: string): boolean {
  const { base, ssrPath, ssrSearch } = useRouter()
  const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(href) ?? []
  const isAt = (pathname: string, query: string) =>
    isSamePath(path, pathname.slice(base.length) || '/') && written(search) === written(query)
  return useLocationProperty(
    () => isAt(location.pathname, location.search),
    () => isAt(ssrPath ?? location.pathname, ssrSearch ?? location.search),
  )
}

function isSamePath(path: string, other: string): boolean {
  return path === other || (/[%\u0080-\uffff]/.test(path) && decodedPath(path) === decodedPath(other))
}

/** Parameters as `URLSearchParams` writes them. */
function written(search: string): string {
  return search && `${new URLSearchParams(search.replace(/^\?+/, ''))}`
}

/** Opens an address below the base path. Unlike `useLocation` of wouter it renders nothing when the address changes. */
export function useNavigate() {
  const { base, aroundNav } = useRouter()
  return useCallback(
    (to: string, options?: { replace?: boolean; transition?: boolean }) => aroundNav(navigate, base + to, options),
    [base, aroundNav],
  )
}

/** A path as the store knows it, for example `/pâtées.html`; what cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
