import type { RichTextNode } from '../../../schema/rich-text.ts'
import type { DisplayableInvoice } from '../../graphql/shop-schema.generated.ts'
import { type ContentLoaders, contentLoaders } from '../content/content-loaders.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { storeInstant } from '../orders/map-order.ts'
import { plainId } from '../uid.ts'
import { invoiceLoaders, type StoreInvoice } from './invoice-loaders.ts'
import { mapInvoiceFigures } from './map-invoice.ts'
import { orderLoaders } from '../orders/order-loaders.ts'
import { orderIds } from '../orders/order-ids.ts'
import { t } from '../../i18n/texts.ts'
import { takesCredit } from '../store-credit/credit-history.ts'

/** The store's block with who sells, as the law wants it on invoices: name, legal form, capital, address, SIREN, VAT number. */
const BLOCK = 'invoice-legal'

const MAX_LINES = 20

const MAX_LENGTH = 200

/** Elements that begin a line. */
const BREAKS = new Set(['p', 'div', 'br', 'li', 'h1', 'h2', 'h3', 'h4'])

type Invoice = DisplayableInvoice & { __typename: 'DisplayableInvoice' }

/** An invoice of one of the customer's orders by both of their ids; null for guests, and for every pair that stands for none. */
export async function findInvoice(orderId: string, id: string, context: RequestContext): Promise<Invoice | null> {
  const number = orderIds(context.shared).open(orderId)
  if (!number) return null
  const found = (await invoiceLoaders(context).invoices(number)).find((invoice) => plainId(invoice.id) === id)
  return found ? readInvoice(found, number, context) : null
}

/** The invoice with all that a reader has to know; null when the order is gone meanwhile. */
export async function readInvoice(
  found: StoreInvoice,
  orderNumber: string,
  context: RequestContext,
): Promise<Invoice | null> {
  const [order, dates, seller] = await Promise.all([
    orderLoaders(context).customerOrder(orderNumber),
    invoiceLoaders(context).invoiceDates(orderNumber),
    sellerLines(contentLoaders(context)),
  ])
  if (!order) return null
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
    orderNumber,
    orderedAt: order.createdAt,
    billingAddress: order.billingAddress ?? null,
    shippingAddress: order.shippingAddress ?? null,
    payments: order.payments,
  }
}

/** Shops are paid with the order. The rest concerns professionals alone, who are known by their company. */
export function paymentTerms(company: string | null | undefined): string[] {
  return [t('invoice.terms.due'), ...(company?.trim() ? [t('invoice.terms.discount'), t('invoice.terms.late')] : [])]
}

/** Lines about the seller; none where the merchant wrote none. */
export async function sellerLines(content: Pick<ContentLoaders, 'list' | 'richText'>): Promise<string[]> {
  const [block] = await content.list([BLOCK])
  return block?.contentWysiwyg ? linesOf(block.contentWysiwyg.childNodes) : []
}

function linesOf(nodes: readonly RichTextNode[]): string[] {
  return textOf(nodes)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_LINES)
}

function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(nodeText).join('')
}

function nodeText(node: RichTextNode): string {
  if (typeof node === 'string') return node.replaceAll('\n', ' ')
  if ('dataId' in node) return ''
  const text = textOf(node.children ?? [])
  return BREAKS.has(node.tag) ? `\n${text}\n` : text
}

/** Where the file of an invoice is, below the base URL. */
export function invoicePath(orderId: string, invoiceId: string): string {
  return `/user/orders/${encodeURIComponent(orderId)}/invoice/${encodeURIComponent(invoiceId)}.pdf`
}

/** The same as a route of the server. */
export const INVOICE_ROUTE = '/user/orders/:orderId/invoice/:invoiceId.pdf'
