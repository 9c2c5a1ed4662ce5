import { useCallback, useEffect, useState } from 'react'
import { type BaseLocationHook, useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/** The current address, not decoded: code that reads a part of it decodes that part once. */
export type Address = {
  /** Path below the base path, percent-encoded, with a leading slash. */
  path: string
  /** Query string, percent-encoded, without its question mark. */
  search: string
}

type Place = { pathname: string; search: string }
type Ssr = { ssrPath?: string; ssrSearch?: string }

/** The address that the page shows; after a press on a link, the browser's address changes first. */
let shown: Place = placeNow()
const listeners = new Set<() => void>()
let isPatient = false
let timer: ReturnType<typeof setTimeout> | undefined

function placeNow(): Place {
  return typeof location === 'undefined' ? { pathname: '/', search: '' } : location
}

/** Updates the shown address to the browser's. */
function followAddress(): void {
  clearTimeout(timer)
  const { pathname, search } = placeNow()
  shown = { pathname, search }
  for (const listener of listeners) listener()
}

/**
 * Renders a change of the address by `change` in a separate task. In the task of a press, React would render it synchronously with everything that
 * follows a paint: the old page's clean-up and the new page's effects.
 */
export function followLater(change: () => void): void {
  isPatient = true
  try {
    change()
  } finally {
    isPatient = false
  }
}

// wouter dispatches the events of both methods of `history`.
if (typeof window !== 'undefined') {
  for (const type of ['popstate', 'pushState', 'replaceState', 'hashchange'])
    addEventListener(type, () => {
      clearTimeout(timer)
      if ((isPatient || type === 'popstate') && listeners.size > 0) timer = setTimeout(followAddress)
      else followAddress()
    })
}

/** Reads a part of the address. Renders again only when that part changes. */
function useShown<T extends string | boolean>(read: (place: Place) => T, { ssrPath, ssrSearch = '' }: Ssr): T {
  const now = read(ssrPath === undefined ? shown : { pathname: ssrPath, search: ssrSearch })
  const [, render] = useState(now)
  useEffect(() => {
    const check = () => render(read(shown))
    check()
    listeners.add(check)
    return () => void listeners.delete(check)
  }, [read])
  return now
}

const pathnameOf = ({ pathname }: Place) => pathname
const searchOf = ({ search }: Place) => search

/** For wouter's own hooks. */
export const shownAddress: BaseLocationHook = Object.assign(
  (router: Ssr): [string, typeof navigate] => [useShown(pathnameOf, router), navigate],
  { searchHook: (router: Ssr = {}) => useShown(searchOf, router) },
)

/** Returns the address undecoded. wouter's own hooks decode it, and decoding a part again would turn a literal «%41» into «A». */
export function useAddress(): Address {
  const router = useRouter()
  return { path: usePath(), search: router.searchHook(router).replace(/^\?+/, '') }
}

/** Returns only the path, so that another state of the same page does not render again. */
export function usePath(): string {
  const router = useRouter()
  const [pathname] = router.hook(router)
  return pathname.slice(router.base.length) || '/'
}

/** Whether an address is the current one, with its query string. Renders again only when that changes: a page has a hundred links. */
export function useIsOpen(href: string): boolean {
  const router = useRouter()
  const { base } = router
  const isAt = useCallback(
    ({ pathname, search: query }: Place) => {
      const [, path = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(href) ?? []
      return isSamePath(path, pathname.slice(base.length) || '/') && written(search) === written(query)
    },
    [href, base],
  )
  return useShown(isAt, router)
}

function isSamePath(path: string, other: string): boolean {
  return path === other || (/[%\u0080-\uffff]/.test(path) && decodedPath(path) === decodedPath(other))
}

/** Parameters as `URLSearchParams` writes them. */
function written(search: string): string {
  return search && `${new URLSearchParams(search.replace(/^\?+/, ''))}`
}

/** Returns a function that opens an address below the base path. Unlike wouter's `useLocation` it does not render when the address changes. */
export function useNavigate() {
  const { base, aroundNav } = useRouter()
  return useCallback(
    (to: string, options?: { replace?: boolean; transition?: boolean }) => aroundNav(navigate, base + to, options),
    [base, aroundNav],
  )
}

/** Returns a decoded path, as in the store, for example `/pâtées.html`; an invalid one stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
