import type { ShopSettings } from '../../config.ts'
import type { Pricing } from '../money.ts'

/** How the store's catalogue figures in a currency are to be read. */
export function pricingOf(shop: ShopSettings, currency: string): Pricing {
  return { includesTax: shop.pricesIncludeTax, taxMultiplier: shop.taxMultiplier, currency }
}
