import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { DownloadableInvoice } from '../../graphql/shop-schema.generated.ts'
import { storeInstant } from '../orders/map-order.ts'
import { plainId } from '../uid.ts'
import { findInvoice, invoicePath, readInvoice } from './find-invoice.ts'
import { mapRefund } from './map-invoice.ts'
import { t } from '../../i18n/texts.ts'
import { invoiceLoaders } from './invoice-loaders.ts'
import { takesCredit } from '../store-credit/credit-history.ts'

/** One answer may show a whole order, not a whole ledger. */
const MAX_DOCUMENTS = 50

export const invoiceResolvers: Resolvers = {
  Query: {
    invoice: (_, { order_id: orderId, id }, context) => findInvoice(orderId, id, context),
  },
  Order: {
    async invoices({ number, order_id: orderId }, _, context) {
      const found = (await invoiceLoaders(context).invoices(number)).slice(0, MAX_DOCUMENTS)
      const shown = await Promise.all(found.map((invoice) => readInvoice(invoice, number, context)))
      return [
        ...shown.filter((invoice) => invoice !== null),
        ...found.map((invoice): DownloadableInvoice & { __typename: 'DownloadableInvoice' } => {
          const id = plainId(invoice.id)
          const download = {
            name: t('invoice.fileName', { number: invoice.number.replace(/[^\w-]/g, '') }),
            url: invoicePath(orderId, id),
          }
          return { __typename: 'DownloadableInvoice', id, number: invoice.number, download }
        }),
      ]
    },
    async refunds({ number }, _, context) {
      const [{ memos, rate }, dates] = await Promise.all([
        invoiceLoaders(context).creditMemos(number),
        invoiceLoaders(context).memoDates(number),
      ])
      return memos.slice(0, MAX_DOCUMENTS).map((memo) => {
        const created = dates.get(plainId(memo.id))
        return mapRefund(memo, {
          rate,
          takesCredit: takesCredit(context.upstream),
          creationDate: created ? storeInstant(created) : null,
        })
      })
    },
  },
  Invoice: { __resolveType: (invoice) => ('download' in invoice ? 'DownloadableInvoice' : 'DisplayableInvoice') },
}
