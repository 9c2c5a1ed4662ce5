import type { Context, Resolvers } from '../context.ts'
import { signedIn } from '../customer/signed-in.ts'
import { linksOf } from './purchased.ts'
import type { PurchasedLink } from './purchased.ts'

/** Codes, unlike the statuses of orders, which are labels (magento-live.md §2.7). */
const statusOf = ({ is_open: isOpen, remaining }: PurchasedLink): string =>
  remaining <= 0 ? 'expired' : isOpen ? 'available' : 'pending'

/** Files a customer bought. The address is there while a file is still pending, and leads nowhere then. */
export const downloadResolvers: Resolvers = {
  Query: {
    customerDownloadableProducts: async (_: unknown, __: unknown, context: Context) => ({
      items: (await linksOf(signedIn(context), context.db)).map((link) => ({
        order_increment_id: link.order_number,
        date: link.created_at,
        status: statusOf(link),
        download_url: `${context.baseUrl}downloadable/download/link/id/${link.hash}/`,
        remaining_downloads: String(link.remaining),
      })),
    }),
  },
}
