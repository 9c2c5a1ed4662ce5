import type { ReadPolicy, Upstream } from '../../magento/upstream.ts'
import { productTags } from './catalog-tags.ts'
import { GroupPrices } from './magento/group-prices.generated.ts'

type Read = Pick<Upstream, 'read'>

const SIZE = 100
/** A larger catalogue is not compared: prices are then requested with customers' tokens. */
const MAX_PAGES = 100
/** Seconds. Cached page by page: after a save only the page that holds the product is read again. */
const POLICY: ReadPolicy = { maxAge: 600, timeout: 15, tags: productTags }

/** Whether a customer group sees other prices or products than guests. Stops at the first difference. */
export async function comparePrices(guests: Read, group: Read): Promise<boolean> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const [usual, own] = await Promise.all(
      [guests, group].map((upstream) => upstream.read(GroupPrices, { page, size: SIZE }, POLICY)),
    )
    if (JSON.stringify(usual?.products?.items) !== JSON.stringify(own?.products?.items)) return true
    // The store responds so while its search is down.
    if (!own?.products?.total_count) throw new Error('There is no product to compare')
    if (page >= (own.products.page_info?.total_pages ?? 0)) return false
  }
  return true
}
