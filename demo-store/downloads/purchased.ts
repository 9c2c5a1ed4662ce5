import { randomBytes } from 'node:crypto'
import type { Context, Resolvers } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import type { Queryable } from '../database/rows.ts'
import type { Snapshot } from '../orders/types.ts'
import { linkBase } from '../store/views.ts'

/** Downloads allowed per purchase. Magento's default is unlimited; the recorded store had five. */
const ALLOWED = 5
const HASH_BYTES = 25

/** A bought link with the order line it came with. */
type PurchasedLink = {
  hash: string
  title: string
  product: string
  order_number: string
  created_at: string
  /** Null: unlimited. */
  remaining: number | null
  /** Open once the line is invoiced. */
  is_open: boolean
}

const SELECT = `select hash, title, snapshot->>'name' as product, number as order_number, sales_order.created_at, remaining,
    invoiced > refunded as is_open
  from purchased_link join sales_order_item on sales_order_item.id = item_id join sales_order on sales_order.id = order_id`

/** Files a customer bought. A pending file already has an address, which does not work yet. */
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

/** Stores the download links of an order line. The hash is the only key to the file. */
export async function insertLinks(itemId: number, { links }: Snapshot, db: Queryable): Promise<void> {
  for (const { title, unlimited } of links) {
    await db.query('insert into purchased_link (hash, item_id, title, remaining) values ($1, $2, $3, $4)', [
      newHash(),
      itemId,
      title,
      unlimited ? null : ALLOWED,
    ])
  }
}

/** A link by its hash, used up or not. */
export async function linkOf(hash: string, db: Queryable): Promise<PurchasedLink | null> {
  return hash.includes('\0')
    ? null
    : ((await db.query<PurchasedLink>(`${SELECT} where hash = $1`, [hash])).rows[0] ?? null)
}

/** Uses up one download of an open link; null when there is none with that hash, or none left. */
export async function useLink(hash: string, db: Queryable): Promise<PurchasedLink | null> {
  const link = await linkOf(hash, db)
  if (!link?.is_open) return null
  if (link.remaining === null) return link
  const { affectedRows } = await db.query(
    'update purchased_link set remaining = remaining - 1 where hash = $1 and remaining > 0',
    [hash],
  )
  return affectedRows ? link : null
}

/** A customer's links, newest first. */
async function linksOf(customerId: number, db: Queryable): Promise<PurchasedLink[]> {
  return (
    await db.query<PurchasedLink>(`${SELECT} where customer_id = $1 order by sales_order.id desc, purchased_link.id`, [
      customerId,
    ])
  ).rows
}

/** Codes, unlike the statuses of orders, which are labels. */
function statusOf({ is_open: isOpen, remaining }: PurchasedLink): string {
  return remaining !== null && remaining <= 0 ? 'expired' : isOpen ? 'available' : 'pending'
}

/** Base64 with commas as padding, like Magento's hashes; they must be percent-encoded in addresses. */
function newHash(): string {
  return randomBytes(HASH_BYTES).toString('base64').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ',')
}
