import type { CartLineFragment } from '../screens/cart/cart.generated.ts'
import type { ProductCardFragment } from '../screens/catalog/product-card.generated.ts'
import type { DataLayerEvent } from './data-layer.ts'

/** One product of an event, as Google Analytics 4 names its parts; amounts incl. tax in the event's currency. */
export type Item = {
  item_id: string
  item_name: string
  price: number
  quantity?: number
  item_variant?: string
  item_list_id?: string
  item_list_name?: string
  /** Place in the list, from 0. */
  index?: number
}

export type List = { item_list_id: string; item_list_name: string }

export function productItem({ sku, name, prices }: ProductCardFragment): Item {
  return { item_id: sku, item_name: name, price: priceOf(prices).amount }
}

export function lineItem({ sku, name, qty, options, priceInfo }: CartLineFragment, quantity = qty): Item {
  return {
    item_id: sku,
    item_name: name,
    price: priceInfo.price.priceInclTax.value.amount,
    quantity,
    ...(options.length > 0 && { item_variant: options.map(({ value }) => value).join(', ') }),
  }
}

/** An event about goods; its value is that of the goods where nothing else is said. */
export function goodsEvent(
  event: string,
  items: readonly Item[],
  { currency, value, ...more }: { currency: string; value?: number } & Record<string, unknown>,
): DataLayerEvent {
  return { event, ecommerce: { currency, value: value ?? valueOf(items), ...more, items } }
}

export function currencyOf({ prices }: ProductCardFragment): string {
  return priceOf(prices).currency
}

/** What cards show: the lowest price where a product has several. */
const priceOf = ({ minPrice }: ProductCardFragment['prices']) => minPrice.priceInclTax.value

/** In whole cents: sums of floats have none. */
function valueOf(items: readonly Item[]): number {
  return Math.round(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) * 100) / 100
}
