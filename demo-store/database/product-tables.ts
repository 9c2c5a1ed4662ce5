import type { SaleRules } from '../seed/product-types.ts'
import type { BundleItem, CustomOption, ExtraCost, Product, Review } from '../catalog/types.ts'
import type { VideoSeed } from '../seed/product-parts.ts'
import { type Queryable, selectAll } from './rows.ts'

/** The rules of a product that has none of its own. */
export const ANY_QUANTITY: SaleRules = { min: 1, max: null, increment: 1, decimals: false, backorders: false }

/** Rows of the product tables, as `schema.sql` defines them. */
export type ProductRow = {
  id: number
  sku: string
  name: string
  url_key: string
  type: Product['type']
  visibility: 'catalog' | 'hidden'
  enabled: boolean
  cents: number
  special_cents: number | null
  new_from: string | null
  new_to: string | null
  position: number
  description: string
  short_description: string | null
  meta_title: string | null
  meta_description: string | null
  bundle_price_type: 'fixed' | 'dynamic' | null
  links_title: string | null
  links_separately: boolean | null
  weight: number | null
  created_at: string
  updated_at: string
}
export type ProductPart = { product_id: number }
export type ImageRow = ProductPart & { path: string; label: string; video: VideoSeed | null }
type LinkKind = 'variant' | 'grouped' | 'related' | 'upsell' | 'crosssell'
export type LinkRow = ProductPart & { linked_id: number; kind: LinkKind; qty: number }
export type OptionRow = ProductPart & {
  id: number
  title: string
  required: boolean
  sort_order: number
  kind: CustomOption['kind']
  max_characters: number | null
  file: { extensions: string; imageWidth: number; imageHeight: number } | null
  sku: string | null
  extra: ExtraCost | null
}
export type OptionValueRow = {
  id: number
  option_id: number
  title: string
  sort_order: number
  sku: string | null
  extra: ExtraCost
}
export type BundleItemRow = ProductPart & {
  id: number
  title: string
  required: boolean
  input: BundleItem['input']
  position: number
}
export type SelectionRow = ProductPart & {
  id: number
  item_id: number
  qty: number
  can_change_qty: boolean
  is_default: boolean
  cents: number | null
  position: number
}
export type DownloadRow = ProductPart & {
  id: number
  title: string
  cents: number
  sample_url: string | null
  unlimited: boolean
  position: number
}
export type SampleRow = ProductPart & { id: number; title: string; position: number }
export type ReviewRow = ProductPart & Omit<Review, 'createdAt'> & { created_at: string; status: string }

export function groupBy<T>(rows: T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}

/** Rows of a table by the product they belong to. */
export async function perProduct<T extends ProductPart>(db: Queryable, table: string, orderBy: string) {
  const groups = groupBy(await selectAll<T>(db, table, orderBy), (row) => row.product_id)
  return (product: ProductRow): T[] => groups.get(product.id) ?? []
}
