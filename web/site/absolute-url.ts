import { useShop } from './shop-context.ts'

/** Whole address of a path below the base path. */
export type AbsoluteUrl = (path: string) => string

/**
 * Addresses as search engines want them: whole. A shop that does not know its public address (`PUBLIC_URL` is not set)
 * answers paths, which canonical links may be as well.
 */
export function useAbsoluteUrl(): AbsoluteUrl {
  const { url, baseUrl } = useShop()
  return (path) => (URL.canParse(url) ? new URL(baseUrl + path, url).href : baseUrl + path)
}
