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
 * Returns the price of delivery. A store that enters and shows all prices without tax returns the net price also as the price with tax, and adds the
 * tax only to the total: `isTaxed` says whether it does. Null if the store does not return the price.
 */
export function shippingPrice(cost: ShippingCost, pricing: EnteredPricing, isTaxed: boolean): TaxedPrice | null {
  const pair = knownPair(cost.price_incl_tax.value, cost.price_excl_tax.value, pricing.currency)
  if (!pair) return null
  const { inclusive, exclusive } = pair
  const isNet = isTaxed && inclusive === exclusive && !shownPricing(pricing).includesTax
  return isNet ? taxedPrice(exclusive, pricing) : pricePair(inclusive, exclusive, pricing.currency)
}

/** Whether delivery is part of a cart's taxes, which the store returns as one sum. */
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

/** Returns the goods' share of the cart's taxes, before discounts, without the fixed product taxes that their sum with tax contains. */
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
