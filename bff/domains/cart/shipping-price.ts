import type { TaxedPrice } from '../../graphql/shop-schema.generated.ts'
import { type EnteredPricing, shownPricing } from '../catalog/map-prices.ts'
import {
  type Cents,
  fixedCents,
  fixedTaxes,
  knownPair,
  partInCents,
  pricePair,
  sumInCents,
  taxedPrice,
} from '../money.ts'
import type { StoreCart } from './store-cart.ts'

type Amount = { value: number | null }
type ShippingCost = { price_incl_tax: Amount; price_excl_tax: Amount }

/**
 * What delivery costs. A store that enters and shows all prices without tax gives the net price as the one with tax, too, and adds the tax to the total
 * only: `isTaxed` tells whether it does. Null where it does not return the price.
 */
export function shippingPrice(cost: ShippingCost, pricing: EnteredPricing, isTaxed: boolean): TaxedPrice | null {
  const pair = knownPair(cost.price_incl_tax.value, cost.price_excl_tax.value, pricing.currency)
  if (!pair) return null
  const { inclusive, exclusive } = pair
  const isNet = isTaxed && inclusive === exclusive && !shownPricing(pricing).includesTax
  return isNet ? taxedPrice(exclusive, pricing) : pricePair(inclusive, exclusive, pricing.currency)
}

/** Whether delivery makes a part of a cart's taxes: the store tells them of everything together. */
export function isShippingTaxed(cart: StoreGoods, cost: ShippingCost, pricing: EnteredPricing): boolean {
  const { currency } = pricing
  const { prices } = cart
  const net = partInCents(prices?.subtotal_excluding_tax?.value, currency)
  const goodsTax = taxOfGoods(cart, currency)
  const paidShare = net > 0 ? Math.max(0, net - Math.abs(sumInCents(prices?.discounts, currency))) / net : 0
  const expected = partInCents(cost.price_excl_tax.value, currency) * (pricing.taxMultiplier - 1)
  return sumInCents(prices?.applied_taxes, currency) - goodsTax * paidShare > expected / 2
}

type StoreGoods = Pick<StoreCart, 'prices' | 'items'>

/** What the goods have of the cart's taxes, before discounts. Their sum with tax holds fixed product taxes, too, which are none of these. */
export function taxOfGoods({ prices, items }: StoreGoods, currency: string): Cents {
  const fixed = (items ?? []).flatMap((item) =>
    item ? fixedTaxes(item.prices?.fixed_product_taxes, currency, item.quantity) : [],
  )
  return (
    partInCents(prices?.subtotal_including_tax?.value, currency) -
    partInCents(prices?.subtotal_excluding_tax?.value, currency) -
    fixedCents(fixed)
  )
}

/** Stands for a delivery method. */
export function methodId(carrier: string, method: string): string {
  return `${carrier}_${method}`
}
