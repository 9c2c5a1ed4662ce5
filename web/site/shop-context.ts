import { createContext, useContext } from 'react'
import type { ShopQuery } from './shop.generated.ts'
import { useSite } from './site.ts'

export type Shop = ShopQuery['shop']

export const ShopContext = createContext<Shop | null>(null)

/** The shop: address, locale, currency, list settings. The layout renders after it has loaded. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('ShopContext is missing')
  return shop
}

/** Returns the shop's name, as in titles: the configured one, or else the store's. Without shop data, the site's. */
export function useShopName(): string {
  const site = useSite()
  return useContext(ShopContext)?.name ?? site.name
}

/** Absolute URL of a path below the base path. */
export type AbsoluteUrl = (path: string) => string

/**
 * Absolute URLs for search engines. Without `PUBLIC_URL` it returns paths, which canonical links allow too.
 */
export function useAbsoluteUrl(): AbsoluteUrl {
  const { url, baseUrl } = useShop()
  return (path) => (URL.canParse(url) ? new URL(baseUrl + path, url).href : baseUrl + path)
}
