import extensions from 'virtual:extensions/server'
import { isNumericId, uidParts } from '../uid.ts'

/**
 * Addresses of the store's customer pages, as linked in its mails and content (Magento's default templates), and the corresponding pages of this
 * shop. Lower case, without slashes around; Magento ignores case.
 */
const CORE_PAGES: readonly [string, string][] = [
  ['catalogsearch/advanced', '/search'],
  ['catalogsearch/term/popular', '/search'],
  ['checkout/cart', '/cart'],
  ['checkout/index', '/checkout'],
  ['checkout/onepage', '/checkout'],
  ['checkout/onepage/success', '/checkout/success'],
  ['cms', '/'],
  ['contact/index', '/contact'],
  ['contacts', '/contact'],
  ['customer/account', '/user/'],
  ['customer/account/create', '/register'],
  ['customer/account/createpassword', '/account/password-reset'],
  ['customer/account/edit', '/user/information'],
  ['customer/account/forgotpassword', '/account/password-request'],
  ['customer/account/confirm', '/account/confirm'],
  ['customer/account/confirmation', '/login'],
  ['customer/account/createpost', '/register'],
  ['customer/account/editpost', '/user/information'],
  ['customer/account/login', '/login'],
  ['customer/account/loginpost', '/login'],
  // Signing out is a button there, because a link must not end a session.
  ['customer/account/logout', '/user/'],
  ['customer/account/logoutsuccess', '/'],
  ['customer/address', '/user/address-book'],
  ['customer/address/edit', '/user/address-book'],
  ['customer/address/new', '/user/address-book'],
  ['downloadable/customer/products', '/user/downloadable-products'],
  ['multishipping/checkout', '/checkout'],
  ['newsletter/manage', '/user/newsletter'],
  ['newsletter/subscriber', '/newsletter'],
  ['review/customer', '/user/'],
  ['sales/guest/form', '/orders/'],
  ['sales/guest/print', '/orders/'],
  // With the key that confirms a cancellation; the number is the order's own.
  ['sales/guest/view', '/orders/'],
  // The link has an internal number, by which the store's API finds no order.
  ['sales/order/creditmemo', '/user/orders/'],
  ['sales/order/history', '/user/orders/'],
  ['sales/order/invoice', '/user/orders/'],
  ['sales/order/print', '/user/orders/'],
  ['sales/order/reorder', '/user/orders/'],
  ['sales/order/shipment', '/user/orders/'],
  ['sales/order/view', '/user/orders/'],
  ['search/term/popular', '/search'],
  // The link of a shipment mail has a key that the store's API does not know.
  ['shipping/tracking/popup', '/orders/'],
  ['storecredit/info', '/user/store-credit'],
  ['vault/cards/listaction', '/user/cards'],
  ['wishlist', '/user/wishlist'],
]
const SHARED_WISHLIST = 'wishlist/shared/index'
/** The address that the module for shared wishlists mails. */
const MAILED_WISHLIST = /^\/wishlist\/shared\/([\w-]{8,64})\/?$/i

/** Parameters of mail links that are kept; the store's customer number (`id`) is useless here. */
const KEPT = ['email', 'token', 'key'] as const
const KEPT_OF_GUESTS = ['confirmation_key', 'order_id'] as const
const CORE_SECTIONS =
  'catalogsearch|checkout|cms|contacts?|customer|downloadable|multishipping|newsletter|review|sales|search/term|shipping/tracking|storecredit|wishlist'
/** The store's script, with which its addresses begin if the web server does not rewrite them. */
const SCRIPT = /^\/index\.php(?=[/?]|$)/
/** What a shopper searched for. */
const SEARCH = 'catalogsearch/result'
/** Reviews are on the product page, to which the store's internal address leads. */
const REVIEWS = 'review/product/list'
const MAX_LENGTH = 1000
/** Names of parameters in a path. */
const PAIR = /^(changepass|code|email|key|q|referer|token|uenc|(\w+_)?id)$/
const CODE = /^[\w-]{1,64}$/

/**
 * Returns the page of this shop for a customer page of the store, below the base path; null for every other address. `url` is path and query;
 * parameters are in the query or, as in Magento, pairs in the path (`…/createPassword/token/abc`).
 */
export function storePage(url: string): string | null {
  const { section, pages } = known()
  if (!section.test(url) || url.length > MAX_LENGTH) return null
  const [path = '', query = ''] = url.split('?', 2)
  const [, code] = MAILED_WISHLIST.exec(path) ?? []
  if (code) return `/wishlist/share/${code}/`
  const segments = path.split('/').filter(Boolean)
  for (let length = Math.min(segments.length, 3); length > 0; length--) {
    const page = segments.slice(0, length).join('/').toLowerCase()
    const values = parameters(segments.slice(length), query)
    if (!values) continue
    if (page === SHARED_WISHLIST) {
      const code = values.get('code') ?? ''
      return CODE.test(code) ? `/wishlist/share/${code}/` : null
    }
    if (page === SEARCH) return searchPage(values)
    if (page === REVIEWS) {
      const id = values.get('id') ?? ''
      return /^\d{1,10}$/.test(id) ? `/catalog/product/view/id/${id}` : null
    }
    const target = pages.get(page)
    if (target?.startsWith('/account/')) return withKept(target, values, KEPT)
    if (target) return page === 'sales/guest/view' ? guestOrderPage(target, values) : target
  }
  return null
}

/** Returns the page for the link of a cancellation mail, which names the order by the store's internal id. */
function guestOrderPage(target: string, values: URLSearchParams): string {
  const [id] = uidParts(values.get('order_id')) ?? []
  if (id && isNumericId(id)) values.delete('order_id')
  return withKept(target, values, KEPT_OF_GUESTS)
}

let read: { section: RegExp; pages: ReadonlyMap<string, string> } | undefined

/** Includes pages of extensions, which are read on first use because of circular imports. */
const known = () => (read ??= readPages())

function readPages() {
  const own = extensions.flatMap(({ storePages = {} }) => Object.entries(storePages))
  const sections = [CORE_SECTIONS, ...own.flatMap(([page]) => page.split('/')[0] ?? [])]
  return {
    section: new RegExp(`^/(${sections.join('|')})(?=[/?]|$)`, 'i'),
    pages: new Map([...CORE_PAGES, ...own]),
  }
}

/** Returns the address without the store's script; null if it does not begin with it. */
export function withoutScript(url: string): string | null {
  if (!SCRIPT.test(url)) return null
  // Two slashes would name another host.
  return `/${url.replace(SCRIPT, '').replace(/^[/\\]+/, '')}`
}

/** Returns the search page. Other parameters, such as those of campaigns, are kept; the store's page number is `p`. */
function searchPage(values: URLSearchParams): string {
  const words = values.get('q')?.trim() ?? ''
  const page = values.get('p') ?? ''
  values.delete('q')
  values.delete('p')
  if (/^\d{1,4}$/.test(page) && words) values.set('page', page)
  const path = words ? `/search/${encodeURIComponent(words)}` : '/search'
  return values.size > 0 ? `${path}?${values}` : path
}

/** Reads the pairs at the end of a path, after an optional `index`, which Magento assumes; null if the rest is no list of pairs. */
function parameters(segments: readonly string[], query: string): URLSearchParams | null {
  const start = segments.findIndex((segment) => segment !== 'index')
  const rest = start < 0 ? [] : segments.slice(start)
  const values = new URLSearchParams(query)
  for (let index = 0; index < rest.length; index += 2) {
    const [name = '', value] = rest.slice(index, index + 2)
    if (!PAIR.test(name) || value === undefined) return null
    values.append(name, decoded(value))
  }
  return values
}

function withKept(target: string, values: URLSearchParams, names: readonly string[]): string {
  const remaining = new URLSearchParams(
    names.flatMap((name) => {
      const value = values.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return remaining.size > 0 ? `${target}?${remaining}` : target
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
