import type { CartContentsFragment, CartLineFragment } from '../screens/cart/cart.generated.ts'
import type { ProductCardFragment } from '../screens/catalog/product-card.generated.ts'
import { type DataLayerEvent, pushEvent } from './data-layer.ts'

/** How long a page may take to name itself, in ms. */
const PATIENCE = 5_000

/** Screens that a change of the title announces are mounted a moment later. */
const SETTLING = 50

/** Below these paths, titles and addresses may name a person or an order: only the kind of page is told. */
const PRIVATE = /^\/(user|account|orders|wishlist|checkout|retractation)(\/|$)/

let lastTitle: string | null = null

let referrer: string | null = null

/** What cards show: the lowest price where a product has several. */
const priceOf = ({ minPrice }: ProductCardFragment['prices']) => minPrice.priceInclTax.value

/** What a change made by the shopper did to the cart: `add_to_cart`, `remove_from_cart`, or both. */
export function cartEvents(before: CartContentsFragment, after: CartContentsFragment): DataLayerEvent[] {
  // An order took the cart with it; what is there now is another one.
  if (before.id !== after.id && before.items.length > 0) return []
  const had = quantities(before)
  const has = quantities(after)
  const grown = after.items.map((line) => changed(line, line.qty - (had.get(line.item_id) ?? 0)))
  const shrunk = before.items.map((line) => changed(line, line.qty - (has.get(line.item_id) ?? 0)))
  return [...eventsOf('add_to_cart', grown, after), ...eventsOf('remove_from_cart', shrunk, after)]
}

export function viewCart(cart: CartContentsFragment): DataLayerEvent {
  return goodsEvent('view_cart', itemsOf(cart), totalOf(cart))
}

export const itemsOf = ({ items }: CartContentsFragment) => items.map((line) => lineItem(line))

/** What the goods come to and the coupons that lowered it, as events carry them. */
export function totalOf({ totals, coupons }: CartContentsFragment) {
  const { amount: value, currency } = totals.subtotalInclTax.value
  return { currency, value, ...(coupons.length > 0 && { coupon: coupons.map(({ code }) => code).join() }) }
}

const quantities = ({ items }: CartContentsFragment) => new Map(items.map(({ item_id, qty }) => [item_id, qty]))

const changed = (line: CartLineFragment, by: number) => (by > 0 ? lineItem(line, by) : null)

function eventsOf(event: string, changes: (ReturnType<typeof lineItem> | null)[], cart: CartContentsFragment) {
  const items = changes.filter((item) => item !== null)
  return items.length > 0 ? [goodsEvent(event, items, { currency: cart.totals.subtotalInclTax.value.currency })] : []
}

/** One product of an event, as Google Analytics 4 names its parts; amounts incl. tax in the event's currency. */
type Item = {
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

function lineItem({ sku, name, qty, options, priceInfo }: CartLineFragment, quantity = qty): Item {
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

/** In whole cents: sums of floats have none. */
function valueOf(items: readonly Item[]): number {
  return Math.round(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) * 100) / 100
}

/**
 * Tells of a page once its title is there (`page_view`), then calls `after`; never of one that was left before. `path` is below the base path.
 * Answers the function that ends the wait.
 */
export function tellPageView(path: string, basePath: string, after: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const before = lastTitle
  const tell = () => {
    controller.abort()
    const where = location.origin + basePath + publicPath(path)
    lastTitle = document.title
    pushEvent({
      event: 'page_view',
      page_location: where,
      page_title: PRIVATE.test(path) ? publicPath(path) : document.title,
      ...(referrer && { page_referrer: referrer }),
    })
    referrer = where
    after()
  }
  let settling: ReturnType<typeof setTimeout>
  const look = () => {
    // Between two screens there is none.
    if (!document.title || document.title === before) return
    observer.disconnect()
    settling = setTimeout(tell, SETTLING)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const patience = setTimeout(tell, PATIENCE)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(patience)
    clearTimeout(settling)
  })
  look()
  return () => controller.abort()
}

/** A path without what is somebody's own: numbers of orders, codes of shared lists. */
export function publicPath(path: string): string {
  return PRIVATE.test(path) ? path.replace(/\/(?=[^/]*\d)[^/]+|(?<=\/share)\/[^/]+/g, '/-') : path
}
