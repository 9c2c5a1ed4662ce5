import { useShop } from '../../site/shop-context.ts'
import type { AbsoluteUrl } from './structured-data.ts'

/** Addresses as search engines want them: whole. */
export function useAbsoluteUrl(): AbsoluteUrl {
  const { url, baseUrl } = useShop()
  return (path) => new URL(baseUrl + path, url).href
}
