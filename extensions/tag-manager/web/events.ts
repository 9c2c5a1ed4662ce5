import { consent, type Fragments } from 'musette/web'

/** How long to wait for the title of a page, in ms. */
const TITLE_TIMEOUT = 5_000

/** A screen is mounted shortly after its title changes. */
const SETTLING = 50

/** Below these paths titles and addresses may contain personal data: only the kind of page is sent. */
const PRIVATE = /^\/(user|account|orders|wishlist|checkout|retractation)(\/|$)/

let lastTitle: string | null = null

let referrer: string | null = null

/** The price on a product card: the lowest of a range. */
const priceOf = ({ minPrice }: Fragments.ProductCardFragment['prices']) => minPrice.priceInclTax.value

type CartLines = Pick<Fragments.CartContentsFragment, 'id' | 'items'>

/** Events of a change of the cart: `add_to_cart`, `remove_from_cart`, or both. */
export function cartEvents(before: CartLines, after: Fragments.CartContentsFragment): consent.DataLayerEvent[] {
  // After an order the cart is another one.
  if (before.id !== after.id && before.items.length > 0) return []
  const had = quantities(before)
  const has = quantities(after)
  const grown = after.items.map((line) => changed(line, line.qty - (had.get(line.item_id) ?? 0)))
  const shrunk = before.items.map((line) => changed(line, line.qty - (has.get(line.item_id) ?? 0)))
  return [...eventsOf('add_to_cart', grown, after), ...eventsOf('remove_from_cart', shrunk, after)]
}

export function viewCart(cart: Fragments.CartContentsFragment): consent.DataLayerEvent {
  return goodsEvent('view_cart', itemsOf(cart), totalOf(cart))
}

export const itemsOf = ({ items }: Fragments.CartContentsFragment) => items.map((line) => lineItem(line))

/** Value and coupons of a cart. */
export function totalOf({ totals, coupons }: Fragments.CartContentsFragment) {
  const { amount: value, currency } = totals.subtotalInclTax.value
  return { currency, value, ...(coupons.length > 0 && { coupon: coupons.map(({ code }) => code).join() }) }
}

const quantities = ({ items }: CartLines) => new Map(items.map(({ item_id, qty }) => [item_id, qty]))

const changed = (line: Fragments.CartLineFragment, by: number) => (by > 0 ? lineItem(line, by) : null)

function eventsOf(
  event: string,
  changes: (ReturnType<typeof lineItem> | null)[],
  cart: Fragments.CartContentsFragment,
) {
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

export function productItem({ sku, name, prices }: Fragments.ProductCardFragment): Item {
  return { item_id: sku, item_name: name, price: priceOf(prices).amount }
}

function lineItem({ sku, name, qty, options, priceInfo }: Fragments.CartLineFragment, quantity = qty): Item {
  return {
    item_id: sku,
    item_name: name,
    price: priceInfo.price.priceInclTax.value.amount,
    quantity,
    ...(options.length > 0 && { item_variant: options.map(({ value }) => value).join(', ') }),
  }
}

/** An event with items; its value defaults to that of the items. */
export function goodsEvent(
  event: string,
  items: readonly Item[],
  { currency, value, ...more }: { currency: string; value?: number } & Record<string, unknown>,
): consent.DataLayerEvent {
  return { event, ecommerce: { currency, value: value ?? valueOf(items), ...more, items } }
}

export function currencyOf({ prices }: Fragments.ProductCardFragment): string {
  return priceOf(prices).currency
}

/** Rounded to cents: sums of floats drift. */
function valueOf(items: readonly Item[]): number {
  return Math.round(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) * 100) / 100
}

/**
 * Sends `page_view` once the title of the page is set, then calls `after`. `path` is below the base path.
 * Returns a function that cancels it.
 */
export function sendPageView(path: string, basePath: string, after: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const before = lastTitle
  const send = () => {
    controller.abort()
    const where = location.origin + basePath + publicPath(path)
    lastTitle = document.title
    consent.pushEvent({
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
    // There is no title between two screens.
    if (!document.title || document.title === before) return
    observer.disconnect()
    settling = setTimeout(send, SETTLING)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(send, TITLE_TIMEOUT)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
    clearTimeout(settling)
  })
  look()
  return () => controller.abort()
}

/** A path without personal parts: order numbers, codes of shared lists. */
export function publicPath(path: string): string {
  return PRIVATE.test(path) ? path.replace(/\/(?=[^/]*\d)[^/]+|(?<=\/share)\/[^/]+/g, '/-') : path
}
