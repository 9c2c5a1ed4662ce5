import type { RequestContext } from '../../graphql/context.ts'
import type { DisplayableInvoice } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import { storeInstant } from '../orders/map-order.ts'
import { orderLoaders } from '../orders/order-loaders.ts'
import type { OrderModel } from '../orders/order-model.ts'
import { takesCredit } from '../store-credit/credit-history.ts'
import { plainId } from '../uid.ts'
import { invoiceLoaders, type OrderAccess, type StoreInvoice } from './invoice-loaders.ts'
import { mapInvoiceFigures } from './map-invoice.ts'
import { sellerLines } from './seller-lines.ts'

type Invoice = DisplayableInvoice & { __typename: 'DisplayableInvoice' }

/** Finds an invoice of an order by its id; null without access to the order, and for an unknown id. */
export async function findInvoice(of: OrderAccess, id: string, context: RequestContext): Promise<Invoice | null> {
  const [order, invoices] = await Promise.all([loadOrder(of, context), invoiceLoaders(context).invoices(of)])
  const found = invoices.find((invoice) => plainId(invoice.id) === id)
  return order && found ? readInvoice(found, order, context) : null
}

/** Returns the invoice with all required information. */
export async function readInvoice(found: StoreInvoice, order: OrderModel, context: RequestContext): Promise<Invoice> {
  const [dates, seller] = await Promise.all([
    invoiceLoaders(context).invoiceDates(accessTo(order)),
    sellerLines(contentLoaders(context)),
  ])
  const id = plainId(found.id)
  const created = dates.get(id)
  return {
    __typename: 'DisplayableInvoice',
    id,
    number: found.number,
    creationDate: created ? storeInstant(created) : null,
    ...mapInvoiceFigures(found, takesCredit(context.upstream)),
    seller,
    terms: paymentTerms(order.billingAddress?.company),
    orderNumber: order.number,
    orderedAt: order.createdAt,
    billingAddress: order.billingAddress ?? null,
    shippingAddress: order.shippingAddress ?? null,
    payments: order.payments,
  }
}

export function loadOrder(of: OrderAccess, context: RequestContext): Promise<OrderModel | null> {
  const { orderByToken, customerOrder } = orderLoaders(context)
  return 'token' in of ? orderByToken(of.token) : customerOrder(of.number)
}

export function accessTo({ number, guestToken: token }: OrderModel): OrderAccess {
  return token === null ? { number } : { token }
}

/** Returns the payment terms: orders are paid at once; other terms concern only companies. */
export function paymentTerms(company: string | null | undefined): string[] {
  return [t('invoice.terms.due'), ...(company?.trim() ? [t('invoice.terms.discount'), t('invoice.terms.late')] : [])]
}
