import type { Context } from '../context.ts'
import { ExpectedFault } from '../errors.ts'
import { pageOf } from '../paging.ts'

type Arguments = {
  area?: { radius: number; search_term: string } | null
  productsInfo?: unknown[] | null
  pageSize: number
  currentPage: number
}

/**
 * The shop's own pickup locations. Asking for an area finds none, because that needs geographic data a merchant has to
 * import, and an explicit null is an internal error.
 */
export const pickupLocations = (
  _: unknown,
  { area, productsInfo, pageSize, currentPage }: Arguments,
  context: Context,
) => {
  if (area === null || productsInfo === null) throw new ExpectedFault('a null where a value may be left out')
  const all = area ? [] : context.model.checkout.pickupLocations
  const { items, info } = pageOf(all, currentPage, pageSize, context)
  context.tags.add('inv_pl')
  items.forEach(({ code }) => context.tags.add(`inv_pl_${code}`))
  return {
    total_count: all.length,
    page_info: info,
    items: items.map((place) => ({
      ...place,
      pickup_location_code: place.code,
      contact_name: place.contactName,
      country_id: place.country,
      region: null,
      region_id: null,
      fax: null,
    })),
  }
}
