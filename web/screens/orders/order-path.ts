/** The address of a customer's order. */
export function orderPath(orderId: string): string {
  return `/user/orders/${encodeURIComponent(orderId)}/`
}
