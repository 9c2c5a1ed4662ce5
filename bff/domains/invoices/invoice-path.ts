/** Where the file of an invoice is, below the base URL. */
export function invoicePath(orderId: string, invoiceId: string): string {
  return `/user/orders/${encodeURIComponent(orderId)}/invoice/${encodeURIComponent(invoiceId)}.pdf`
}

/** The same as a route of the server. */
export const INVOICE_ROUTE = '/user/orders/:orderId/invoice/:invoiceId.pdf'
