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
