import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { DownloadableInvoice } from '../../graphql/shop-schema.generated.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import { storeInstant } from '../orders/map-order.ts'
import { orderIds } from '../orders/order-ids.ts'
import { takesCredit } from '../store-credit/credit-history.ts'
import { plainId } from '../uid.ts'
import { fileOf } from './file-addresses.ts'
import { accessTo, findInvoice, readInvoice } from './find-invoice.ts'
import { commentsOf } from './find-refund.ts'
import { invoiceLoaders } from './invoice-loaders.ts'
import { mapRefundFigures } from './map-invoice.ts'
import { sellerLines } from './seller-lines.ts'

/** One response may show a whole order, not a whole ledger. */
const MAX_DOCUMENTS = 50

export const invoiceResolvers: Resolvers = {
  Query: {
    seller: (_, __, context) => sellerLines(contentLoaders(context)),
    async invoice(_, { order_id: orderId, id }, context) {
      const number = orderIds(context.shared).open(orderId)
      return number ? findInvoice({ number }, id, context) : null
    },
  },
  Order: {
    async invoices(order, _, context) {
      const found = (await invoiceLoaders(context).invoices(accessTo(order))).slice(0, MAX_DOCUMENTS)
      return [
        ...(await Promise.all(found.map((invoice) => readInvoice(invoice, order, context)))),
        ...found.map((invoice): DownloadableInvoice & { __typename: 'DownloadableInvoice' } => {
          const named = { id: plainId(invoice.id), number: invoice.number }
          return { __typename: 'DownloadableInvoice', ...named, download: fileOf('invoice', named, order, context) }
        }),
      ]
    },
    async refunds(order, _, context) {
      const { creditMemos, memoDates } = invoiceLoaders(context)
      const [memos, dates] = await Promise.all([creditMemos(accessTo(order)), memoDates(accessTo(order))])
      return memos.slice(0, MAX_DOCUMENTS).map((memo) => {
        const named = { id: plainId(memo.id), number: memo.number }
        const created = dates.get(named.id)
        const { items, totals, adjustment } = mapRefundFigures(memo, takesCredit(context.upstream))
        return {
          ...named,
          creationDate: created ? storeInstant(created) : null,
          comments: commentsOf(memo),
          items: items.map(({ id, name, sku, qty, price }) => ({
            id,
            name,
            sku,
            quantity: qty,
            price: price.priceExclTax,
            priceInclTax: price.priceInclTax,
          })),
          totals,
          adjustment,
          download: fileOf('refund', named, order, context),
        }
      })
    },
  },
  Invoice: { __resolveType: (invoice) => ('download' in invoice ? 'DownloadableInvoice' : 'DisplayableInvoice') },
}
