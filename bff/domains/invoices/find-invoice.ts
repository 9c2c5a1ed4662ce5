import type { DisplayableInvoice } from '../../graphql/shop-schema.generated.ts'
import type { Loaders } from '../loaders.ts'
import { storeInstant } from '../orders/map-order.ts'
import { plainId } from '../uid.ts'
import { mapInvoiceFigures } from './map-invoice.ts'
import type { StoreInvoice } from './invoice-loaders.ts'
import { sellerLines } from './seller.ts'

type Invoice = DisplayableInvoice & { __typename: 'DisplayableInvoice' }

/** An invoice of one of the customer's orders by both of their ids; null for guests, and for every pair that stands for none. */
export async function findInvoice(orderId: string, id: string, loaders: Loaders): Promise<Invoice | null> {
  const number = loaders.orderIds.open(orderId)
  if (!number) return null
  const found = (await loaders.invoices(number)).find((invoice) => plainId(invoice.id) === id)
  return found ? readInvoice(found, number, loaders) : null
}

/** The invoice with all that a reader has to know; null when the order is gone meanwhile. */
export async function readInvoice(found: StoreInvoice, orderNumber: string, loaders: Loaders): Promise<Invoice | null> {
  const [order, dates, seller] = await Promise.all([
    loaders.customerOrder(orderNumber),
    loaders.documentDates(orderNumber),
    sellerLines(loaders.content),
  ])
  if (!order) return null
  const created = dates.get(`invoice:${found.id}`)
  return {
    __typename: 'DisplayableInvoice',
    id: plainId(found.id),
    number: found.number,
    creationDate: created ? storeInstant(created) : null,
    ...mapInvoiceFigures(found, loaders.invoicesTakeCredit),
    seller,
    orderNumber,
    orderedAt: order.createdAt,
    billingAddress: order.billingAddress ?? null,
    shippingAddress: order.shippingAddress ?? null,
    payments: order.payments,
  }
}
