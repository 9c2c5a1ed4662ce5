import { createContext, useContext } from 'react'
import type { ShopQuery } from './shop.generated.ts'

export type Shop = ShopQuery['shop']

export const ShopContext = createContext<Shop | null>(null)

/** The shop: its address, locale, currency and list settings. The layout renders nothing before it is there. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('ShopContext is missing')
  return shop
}

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
