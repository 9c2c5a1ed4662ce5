import type { ProductSeed } from '../seed/product-types.ts'
import type { Seed } from '../seed/types.ts'
import type { Lookup } from './product-rows.ts'
import type { Row, TableRows } from './rows.ts'

/** Rows of what a shopper chooses in a product, and of its reviews. */
export const partRows = (seed: Seed, lookup: Lookup): TableRows[] => {
  const each = (rows: (product: ProductSeed) => Row[]): Row[] => seed.products.flatMap(rows)
  return [
    {
      table: 'super_attribute',
      rows: each((product) =>
        (product.configurable?.attributeCodes ?? []).map((code, position) => ({
          product_id: product.id,
          attribute_id: lookup.attribute(code, product),
          position,
        })),
      ),
    },
    {
      table: 'bundle_item',
      rows: each(({ id, bundle }) =>
        (bundle?.items ?? []).map((item) => ({
          id: item.id,
          product_id: id,
          title: item.title,
          required: item.required,
          input: item.input,
          position: item.position,
        })),
      ),
    },
    {
      table: 'bundle_selection',
      rows: each((product) =>
        (product.bundle?.items ?? []).flatMap((item) =>
          item.selections.map((selection, index) => ({
            id: selection.id,
            item_id: item.id,
            product_id: lookup.product(selection.sku, product),
            qty: selection.qty,
            can_change_qty: selection.canChangeQty,
            is_default: selection.isDefault,
            cents: selection.cents ?? null,
            position: index + 1,
          })),
        ),
      ),
    },
    {
      table: 'custom_option',
      rows: each(({ id, customOptions }) =>
        (customOptions ?? []).map((option) => ({
          id: option.id,
          product_id: id,
          title: option.title,
          required: option.required,
          sort_order: option.sortOrder,
          kind: option.kind,
          max_characters: 'maxCharacters' in option ? option.maxCharacters : null,
          file:
            option.kind === 'file'
              ? { extensions: option.extensions, imageWidth: option.imageWidth, imageHeight: option.imageHeight }
              : null,
          sku: 'extra' in option ? (option.sku ?? null) : null,
          extra: 'extra' in option ? option.extra : null,
        })),
      ),
    },
    {
      table: 'custom_option_value',
      rows: each(({ customOptions }) =>
        (customOptions ?? []).flatMap((option) =>
          ('values' in option ? option.values : []).map((value) => ({
            id: value.id,
            option_id: option.id,
            title: value.title,
            sort_order: value.sortOrder,
            sku: value.sku ?? null,
            extra: value.extra,
          })),
        ),
      ),
    },
    {
      table: 'downloadable_link',
      rows: each(({ id, downloadable }) =>
        (downloadable?.links ?? []).map((link, position) => ({
          id: link.id,
          product_id: id,
          title: link.title,
          cents: link.cents,
          sample_url: link.sampleUrl ?? null,
          unlimited: link.unlimited ?? false,
          position,
        })),
      ),
    },
    {
      table: 'downloadable_sample',
      rows: each(({ id, downloadable }) =>
        (downloadable?.samples ?? []).map((sample, position) => ({
          ...sample,
          product_id: id,
          position: position + 1,
        })),
      ),
    },
    {
      table: 'review',
      rows: each(({ id, reviews }) =>
        (reviews ?? []).map((review) => ({
          product_id: id,
          nickname: review.nickname,
          summary: review.summary,
          text: review.text,
          votes: [{ axis: 1, stars: review.rating }],
          created_at: review.createdAt,
          status: review.status,
        })),
      ),
    },
  ]
}
