import type { RequestContext } from '../../graphql/context.ts'
import type { InvoiceDownload } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import type { OrderModel } from '../orders/order-model.ts'
import { guestKeys } from './guest-keys.ts'

export type FileKind = 'invoice' | 'refund'

/** Files of a customer's order. The session says who asks. */
export const CUSTOMER_FILES = {
  invoice: '/user/orders/:orderId/invoice/:id.pdf',
  refund: '/user/orders/:orderId/refunds/:id.pdf',
} as const satisfies Record<FileKind, string>

/** Files of a guest's order. The key is a query parameter, because logs omit values of parameters. */
export const GUEST_FILES = {
  invoice: '/orders/invoice/:id.pdf',
  refund: '/orders/refund/:id.pdf',
} as const satisfies Record<FileKind, string>

/** Returns path and name of the file of an invoice or a credit memo, below the base URL. */
export function fileOf(
  kind: FileKind,
  { id, number }: { id: string; number: string },
  { order_id: orderId, guestToken }: OrderModel,
  { shared }: RequestContext,
): InvoiceDownload {
  const route = guestToken === null ? CUSTOMER_FILES[kind] : GUEST_FILES[kind]
  const path = route.replace(':orderId', encodeURIComponent(orderId)).replace(':id', encodeURIComponent(id))
  const key = guestToken === null ? '' : `?key=${guestKeys(shared).seal(guestToken)}`
  return { name: fileName(kind, number), url: path + key }
}

export function fileName(kind: FileKind, number: string): string {
  return t(`${kind}.fileName`, { number: number.replace(/[^\w-]/g, '') })
}
