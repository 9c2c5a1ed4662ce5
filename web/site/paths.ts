/** The shop's withdrawal form; the number of an order fills it in. */
export const WITHDRAWAL_PATH = '/retractation'

/** A customer's orders, the newest first. */
export const ORDERS_PATH = '/user/orders/'

/** The page of a search, below the base path. A query of dots alone would be taken for a folder: it gets a blank in front. */
export function searchPath(query: string): string {
  const text = /^\.+$/.test(query) ? ` ${query}` : query
  return `/search/${encodeURIComponent(text)}`
}

/** The address of one of them. */
export function orderPath(orderId: string): string {
  return `${ORDERS_PATH}${encodeURIComponent(orderId)}/`
}

export function withdrawalPath(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`
}
