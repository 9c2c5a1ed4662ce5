import type { Context, Resolvers } from '../context.ts'
import { signedIn } from '../customer/signed-in.ts'
import { linkBase } from '../store/views.ts'
import { linksOf } from './purchased.ts'
import type { PurchasedLink } from './purchased.ts'

/** Files a customer bought. The address is there while a file is still pending, and leads nowhere then. */
export const downloadResolvers: Resolvers = {
  Query: {
    customerDownloadableProducts: async (_: unknown, __: unknown, context: Context) => ({
      items: (await linksOf(signedIn(context), context.db)).map((link) => ({
        order_increment_id: link.order_number,
        date: link.created_at,
        status: statusOf(link),
        download_url: `${linkBase(context)}downloadable/download/link/id/${encodeURIComponent(link.hash)}/`,
        remaining_downloads: link.remaining === null ? 'Unlimited' : String(link.remaining),
      })),
    }),
  },
}

/** Codes, unlike the statuses of orders, which are labels. */
function statusOf({ is_open: isOpen, remaining }: PurchasedLink): string {
  return remaining !== null && remaining <= 0 ? 'expired' : isOpen ? 'available' : 'pending'
}
