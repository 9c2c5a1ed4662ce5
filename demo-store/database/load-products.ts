import type { Attribute, Category, CustomOption, ExtraCost, Product, Tier } from '../catalog/types.ts'
import type { SaleRules } from '../seed/product-types.ts'
import {
  ANY_QUANTITY,
  type BundleItemRow,
  type DownloadRow,
  groupBy,
  type ImageRow,
  type LinkRow,
  type OptionRow,
  type OptionValueRow,
  perProduct,
  type ProductPart,
  type ProductRow,
  type ReviewRow,
  type SampleRow,
  type SelectionRow,
} from './product-tables.ts'
import { type Queryable, selectAll } from './rows.ts'

type StockRow = ProductPart & { quantity: number; rules: SaleRules }
type TierRow = ProductPart & Tier

/** Every product by id as a customer group buys it, parts and links resolved to the same objects. */
export async function loadProducts(
  db: Queryable,
  categories: Map<number, Category>,
  attributes: Map<string, Attribute>,
  groupId: number,
): Promise<Map<number, Product>> {
  const rows = await selectAll<ProductRow>(db, 'product', 'id')
  const stock = await perProduct<StockRow>(db, 'product_stock', 'product_id')
  const categoryLinks = await perProduct<ProductPart & { category_id: number }>(db, 'product_category', 'category_id')
  const values = await perProduct<ProductPart & { attribute_id: number; value: unknown }>(
    db,
    'product_attribute',
    'attribute_id',
  )
  const images = await perProduct<ImageRow>(db, 'product_image', 'position')
  const tiers = await loadTiers(db, groupId)
  const links = await perProduct<LinkRow>(db, 'product_link', 'position')
  const supers = await perProduct<ProductPart & { attribute_id: number }>(db, 'super_attribute', 'position')
  const bundleItems = await perProduct<BundleItemRow>(db, 'bundle_item', 'position, id')
  const selections = groupBy(
    await selectAll<SelectionRow>(db, 'bundle_selection', 'position, id'),
    (row) => row.item_id,
  )
  const options = await perProduct<OptionRow>(db, 'custom_option', 'sort_order, id')
  const optionValues = groupBy(
    await selectAll<OptionValueRow>(db, 'custom_option_value', 'sort_order, id'),
    (row) => row.option_id,
  )
  const downloads = await perProduct<DownloadRow>(db, 'downloadable_link', 'position, id')
  const samples = await perProduct<SampleRow>(db, 'downloadable_sample', 'position')
  const reviews = await perProduct<ReviewRow>(db, 'review', 'created_at desc, id desc')
  const attributeById = new Map([...attributes.values()].map((attribute) => [attribute.id, attribute]))

  const products = new Map<number, Product>()
  for (const row of rows) {
    products.set(row.id, {
      id: row.id,
      sku: row.sku,
      name: row.name,
      urlKey: row.url_key,
      type: row.type,
      visible: row.visibility === 'catalog',
      enabled: row.enabled,
      cents: row.cents,
      specialCents: row.special_cents,
      newFrom: row.new_from,
      newTo: row.new_to,
      tiers: tiers(row),
      weight: row.weight ?? 0,
      stock: stock(row)[0]?.quantity ?? 0,
      sale: stock(row)[0]?.rules ?? ANY_QUANTITY,
      position: row.position,
      description: row.description,
      shortDescription: row.short_description,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      categories: categoryLinks(row).flatMap(({ category_id }) => categories.get(category_id) ?? []),
      images: images(row).map(({ path, label, video }) => ({ path, label, ...(video && { video }) })),
      attributes: new Map(
        values(row).flatMap(({ attribute_id, value }) => {
          const attribute = attributeById.get(attribute_id)
          return attribute ? [[attribute.code, valuesOf(value)] as const] : []
        }),
      ),
      superAttributes: supers(row).flatMap(({ attribute_id }) => attributeById.get(attribute_id) ?? []),
      variants: [],
      parents: [],
      grouped: [],
      bundle: null,
      options: options(row).map((option) => customOption(option, optionValues.get(option.id) ?? [])),
      links:
        row.links_title === null
          ? null
          : {
              title: row.links_title,
              separately: row.links_separately ?? false,
              items: downloads(row).map((link) => ({
                id: link.id,
                title: link.title,
                cents: link.cents,
                sampleUrl: link.sample_url,
                unlimited: link.unlimited,
                position: link.position,
              })),
              samples: samples(row),
            },
      related: [],
      upsell: [],
      crosssell: [],
      reviews: reviews(row)
        .filter(({ status }) => status === 'approved')
        .map(({ id, nickname, summary, text, votes, created_at }) => ({
          id,
          nickname,
          summary,
          text,
          votes,
          createdAt: created_at,
        })),
    })
  }

  for (const row of rows) {
    const product = products.get(row.id)
    if (!product) continue
    for (const { linked_id, kind, qty } of links(row)) {
      const linked = products.get(linked_id)
      if (!linked) continue
      if (kind === 'grouped') product.grouped.push({ product: linked, qty })
      else if (kind === 'variant') {
        product.variants.push(linked)
        linked.parents.push(product)
      } else product[kind].push(linked)
    }
    if (row.bundle_price_type === null) continue
    product.bundle = {
      dynamic: row.bundle_price_type === 'dynamic',
      items: bundleItems(row).map((item) => ({
        id: item.id,
        title: item.title,
        required: item.required,
        input: item.input,
        position: item.position,
        selections: (selections.get(item.id) ?? []).flatMap((selection) => {
          const part = products.get(selection.product_id)
          if (!part) return []
          return {
            id: selection.id,
            product: part,
            qty: selection.qty,
            canChangeQty: selection.can_change_qty,
            isDefault: selection.is_default,
            cents: selection.cents ?? 0,
            position: selection.position,
          }
        }),
      })),
    }
  }
  return products
}

/** Tier prices of all groups and of one; of two for one quantity the lower counts. */
async function loadTiers(db: Queryable, groupId: number): Promise<(row: ProductRow) => Tier[]> {
  const everybodys = await perProduct<TierRow>(db, 'product_tier', 'qty')
  const groups = await perProduct<TierRow & { group_id: number }>(db, 'product_group_tier', 'qty')
  return (row) => {
    const lowest = new Map<number, number>()
    for (const { qty, cents } of [...everybodys(row), ...groups(row).filter(({ group_id }) => group_id === groupId)]) {
      lowest.set(qty, Math.min(cents, lowest.get(qty) ?? cents))
    }
    return [...lowest].map(([qty, cents]) => ({ qty, cents })).sort((a, b) => a.qty - b.qty)
  }
}

function valuesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** A custom option from its row and the rows of its values. */
function customOption(row: OptionRow, values: OptionValueRow[]): CustomOption {
  const base = { id: row.id, title: row.title, required: row.required, sortOrder: row.sort_order }
  const extra: ExtraCost = row.extra ?? { type: 'FIXED', cents: 0 }
  const entered = { ...(row.sku === null ? {} : { sku: row.sku }), extra }
  switch (row.kind) {
    case 'field':
    case 'area':
      return { ...base, kind: row.kind, maxCharacters: row.max_characters ?? 0, ...entered }
    case 'date':
    case 'date_time':
    case 'time':
      return { ...base, kind: row.kind, ...entered }
    case 'file':
      return {
        ...base,
        kind: row.kind,
        extensions: row.file?.extensions ?? '',
        imageWidth: row.file?.imageWidth ?? 0,
        imageHeight: row.file?.imageHeight ?? 0,
        ...entered,
      }
    default:
      return {
        ...base,
        kind: row.kind,
        values: values.map((value) => ({
          id: value.id,
          title: value.title,
          sortOrder: value.sort_order,
          ...(value.sku === null ? {} : { sku: value.sku }),
          extra: value.extra,
        })),
      }
  }
}
