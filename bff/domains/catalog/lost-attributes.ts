import { createHash } from 'node:crypto'
import type { Operation } from '../../../schema/operation.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { ATTRIBUTES_TAG, productTags } from './catalog-tags.ts'
import { AttributeChoices, type AttributeChoiceFragment } from './magento/attribute-fields.generated.ts'
import type { ListedAttributesFragment, VisibleAttributesFragment } from './magento/product-detail.generated.ts'

/** Seconds. */
const FIELDS_AGE = 600
const CHOICES_AGE = 3600

/** Attributes that Magento comes with: it generates no fields for them, or fields of another shape. */
const SYSTEM_CODES = new Set(
  `category_ids cost country_of_manufacture custom_design custom_design_from custom_design_to custom_layout custom_layout_update
  custom_layout_update_file description gallery gift_message_available has_options image image_label links_exist links_purchased_separately links_title
  media_gallery meta_description meta_keyword meta_title minimal_price msrp msrp_display_actual_price_type name news_from_date news_to_date
  options_container page_layout price price_type price_view quantity_and_stock_status required_options samples_title shipment_type short_description sku
  sku_type small_image small_image_label special_from_date special_price special_to_date status swatch_image tax_class_id thumbnail thumbnail_label
  tier_price url_key url_path visibility weight weight_type`.split(/\s+/),
)
const NAME = /^[a-z]\w*$/i

type Attributes = NonNullable<ListedAttributesFragment['listed']>
type Lost = ListedAttributesFragment & Partial<VisibleAttributesFragment> & { sku?: string | null }
type Pack = { product: Lost | null } | null
type Item = Lost & { variants?: readonly Pack[] | null }

type Fields = { sku: string | null } & Readonly<Record<string, unknown>>
type FieldsOfProducts = {
  products: {
    items: ((Fields & { variants?: readonly ({ product: Fields | null } | null)[] | null }) | null)[] | null
  } | null
}

const isLost = ({ listed, visible }: Lost) => listed === null || visible === null

/**
 * Returns products with attributes that the store failed to return. From 2.4.7 on, Magento returns no attribute of a product if one was emptied in
 * the back office (magento/magento2#38884), but the fields that it generates for attributes still have the others. Products stay as they are if the
 * store has no such fields.
 */
export async function withLostAttributes<T extends Item>(
  items: readonly T[],
  context: RequestContext,
): Promise<readonly T[]> {
  const packsOf = ({ variants }: Item) => (variants ?? []).flatMap((variant) => variant?.product ?? [])
  const skus = items.flatMap((item) => (item.sku && [item, ...packsOf(item)].some(isLost) ? [item.sku] : []))
  if (skus.length === 0 || !context.upstream.has('Query.attributesList')) return items
  try {
    const found = await readFields(skus.toSorted(), context)
    const restored = <L extends Lost>(item: L): L => {
      const known = isLost(item) && item.sku ? found.get(item.sku) : undefined
      if (!known) return item
      const { listed, visible } = known
      return { ...item, ...(item.listed === null && { listed }), ...(item.visible === null && { visible }) }
    }
    return items.map((item) => ({
      ...restored(item),
      ...(item.variants && {
        variants: item.variants.map((variant) =>
          variant?.product ? { ...variant, product: restored(variant.product) } : variant,
        ),
      }),
    }))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    context.log.warn({ err: error, skus }, 'attributes of products cannot be read: the store fails on an empty one')
    return items
  }
}

type Known = { listed: Attributes; visible: Attributes }

async function readFields(skus: string[], { upstream }: RequestContext): Promise<Map<string, Known>> {
  const choices = await upstream.read(
    AttributeChoices,
    {},
    { maxAge: CHOICES_AGE, tags: () => [ATTRIBUTES_TAG], joined: [] },
  )
  const of = (set: (typeof choices)['listed']) =>
    (set?.items ?? []).flatMap((one) => (one && !SYSTEM_CODES.has(one.code) && NAME.test(one.code) ? [one] : []))
  const [listed, visible] = [of(choices.listed), of(choices.visible)]
  const codes = [...new Set([...listed, ...visible].map(({ code }) => code))].toSorted()
  if (codes.length === 0) return new Map()
  const { products } = await upstream.read(
    fieldsOf(codes),
    { skus, size: skus.length },
    { maxAge: FIELDS_AGE, tags: (response) => [...productTags(response), ATTRIBUTES_TAG] },
  )
  const parts = (products?.items ?? []).flatMap((item) => [
    item,
    ...(item?.variants ?? []).map((variant) => variant?.product ?? null),
  ])
  return new Map(
    parts.flatMap((part) =>
      part?.sku ? [[part.sku, { listed: attributesOf(part, listed), visible: attributesOf(part, visible) }]] : [],
    ),
  )
}

/** Builds the document here, because every store has its own attributes. */
function fieldsOf(codes: readonly string[]): Operation<FieldsOfProducts, { skus: string[]; size: number }> {
  const fields = `uid sku ${codes.join(' ')}`
  const text = `query AttributeFields($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{${fields} ...on ConfigurableProduct{variants{product{${fields}}}}}}}`
  return { name: 'AttributeFields', kind: 'query', text, sha256: createHash('sha256').update(text).digest('hex') }
}

/** Returns attributes in the shape in which the store usually returns them. */
function attributesOf(fields: Fields, wanted: readonly AttributeChoiceFragment[]): Attributes {
  return {
    items: wanted.flatMap(({ code, frontend_input: input, options }): Attributes['items'] => {
      const value = fields[code]
      if (typeof value !== 'string' && typeof value !== 'number') return []
      if (input !== 'SELECT' && input !== 'MULTISELECT') return [{ code, value: String(value) }]
      const chosen = String(value).split(',')
      const labels = options.flatMap((option) =>
        option && chosen.includes(option.value) ? [{ label: option.label }] : [],
      )
      return [{ code, selected_options: labels }]
    }),
  }
}
