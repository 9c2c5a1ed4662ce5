/** A customer's orders, the newest first. */
export const ORDERS_PATH = '/user/orders/'

/** The address of one of them. */
export function orderPath(orderId: string): string {
  return `${ORDERS_PATH}${encodeURIComponent(orderId)}/`
}
