import { createHash } from 'node:crypto'
import type { RequestContext } from '../../graphql/context.ts'
import type { DownloadableProduct, DownloadStatus } from '../../graphql/shop-schema.generated.ts'
import { defineService } from '../define-service.ts'
import { once } from '../memo.ts'
import { storeInstant } from '../orders/map-order.ts'
import { type OrderIds, orderIds } from '../orders/order-ids.ts'
import { Downloads, type DownloadsQuery, OrdersWithFiles } from './magento/downloads.generated.ts'

/** A bought file and where the store keeps it. */
export type BoughtFile = { product: DownloadableProduct; address: string | null; status: DownloadStatus }

export type DownloadLoaders = {
  /** What the signed-in customer can download; empty for a guest. */
  list(): Promise<DownloadableProduct[]>
  /** One of the customer's own by its opaque id; null for every other id. */
  find(id: string): Promise<BoughtFile | null>
}

/** A bound, because the store returns all files without pages. */
const MAX_FILES = 300
const STATUSES: Readonly<Record<string, DownloadStatus>> = {
  available: 'AVAILABLE',
  pending: 'PENDING',
  pending_payment: 'PENDING',
  payment_review: 'PENDING',
  expired: 'EXPIRED',
}

export const downloadLoaders = defineService(({ shared, upstream, signIn }: RequestContext): DownloadLoaders => {
  const files = once(async (): Promise<BoughtFile[]> => {
    if (!signIn.token()) return []
    const { customerDownloadableProducts: response } = await upstream.send(Downloads, {})
    const items = (response?.items ?? []).flatMap((item) => item ?? []).slice(0, MAX_FILES)
    const names = await namesOf([...new Set(items.flatMap((item) => item.order_increment_id ?? []))])
    return items.map((item) => mapFile(item, names.get(item.order_increment_id ?? ''), orderIds(shared)))
  })

  /** Loads the names of products with files in each order. */
  async function namesOf(numbers: string[]): Promise<Map<string, string>> {
    if (numbers.length === 0) return new Map()
    const { customer } = await upstream.send(OrdersWithFiles, { numbers, size: numbers.length })
    return new Map(
      (customer?.orders?.items ?? []).flatMap((order) => {
        const named = (order?.items ?? []).filter((item) => item?.product_type === 'downloadable')
        return order ? [[order.number, named.flatMap((item) => item?.product_name ?? []).join(', ')]] : []
      }),
    )
  }

  return {
    list: async () => (await files()).map(({ product }) => product),
    find: async (id) => (await files()).find(({ product }) => product.id === id) ?? null,
  }
})

type StoreFile = NonNullable<NonNullable<NonNullable<DownloadsQuery['customerDownloadableProducts']>['items']>[number]>

function mapFile(item: StoreFile, name: string | undefined, ids: OrderIds): BoughtFile {
  const { order_increment_id: number, date, status: code, download_url: address, remaining_downloads: left } = item
  const status = STATUSES[code ?? ''] ?? 'UNKNOWN'
  const id = createHash('sha256').update(`download:${address}`).digest('base64url').slice(0, 22)
  // A pending file already has an address, which does not work yet.
  const canFetch = status === 'AVAILABLE' && Boolean(address)
  // Without a limit, the store writes «Unlimited» in the language of its view.
  const remaining = left && /^\d+$/.test(left) ? Number(left) : null
  return {
    status,
    address,
    product: {
      id,
      name: name ?? '',
      order: number ? { order_id: ids.seal(number), number } : null,
      createdAt: storeInstant(date ?? ''),
      status,
      remaining,
      url: canFetch ? downloadPath(id) : null,
    },
  }
}

/** The path of a bought file, below the base path. */
function downloadPath(id: string): string {
  return `/user/downloadable-products/${encodeURIComponent(id)}/file`
}

/** The same path as a route of the server. */
export const DOWNLOAD_ROUTE = '/user/downloadable-products/:id/file'
