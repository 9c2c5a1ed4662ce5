/** The withdrawal form; an order number prefills it. */
export const WITHDRAWAL_PATH = '/retractation'

/** The list of the customer's orders. */
export const ORDERS_PATH = '/user/orders/'

/** Returns the path of a search, below the base path. A query of dots would be a relative path, so it gets a leading space. */
export function searchPath(query: string): string {
  const text = /^\.+$/.test(query) ? ` ${query}` : query
  return `/search/${encodeURIComponent(text)}`
}

/** Address of one of the customer's orders. */
export function orderPath(orderId: string): string {
  return `${ORDERS_PATH}${encodeURIComponent(orderId)}/`
}

export function withdrawalPath(orderNumber: string): string {
  return `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`
}
