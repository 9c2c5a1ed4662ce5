import { useRouter } from 'wouter'

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
  const [pathname] = router.hook(router)
  return { path: pathname.slice(router.base.length) || '/', search: router.searchHook(router).replace(/^\?+/, '') }
}

/** A path as the store knows it, for example `/pâtées.html`; what cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
