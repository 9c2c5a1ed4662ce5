import { type Static, Type } from 'typebox'
import { attributes, optionId } from './attributes.ts'
import { withAncestors } from './categories.ts'
import { bundleItemSchema, customOptionSchema, downloadableSchema, saleSchema, videoSchema } from './product-parts.ts'
import type { PictureOfProduct, ProductSeed, ReviewSeed } from './product-types.ts'
import { checked, filesIn, inFile, readYaml, within } from './read.ts'
import { typographic } from './typography.ts'

/** The shape of the files in `products/`: categories are named by their keys, options by their labels, other products by their skus. */

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const skus = Type.Optional(Type.Array(text))
const count = Type.Integer({ minimum: 1 })
/** Integer cents including tax. */
const cents = Type.Optional(Type.Integer({ minimum: 0 }))
/** `YYYY-MM-DD HH:mm:ss`, UTC. */
const time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' })

/** Attribute code → text, figure, yes or no, or labels of options. */
const valuesSchema = Type.Record(Type.String(), Type.Union([text, Type.Number(), Type.Boolean(), Type.Array(text)]))

/** Fields that variants have, too. */
const fields = {
  id: count,
  sku: text,
  name: text,
  urlKey: text,
  cents,
  specialCents: cents,
  stock: Type.Integer(),
  /** Grams. */
  weight: Type.Optional(count),
  createdAt: time,
  /** Paths below `catalog/product/`: the main picture first. */
  images: Type.Array(
    Type.Union([text, Type.Object({ path: text, label: text, video: Type.Optional(videoSchema) }, strict)]),
  ),
  /** A variant has those of its product as well. */
  attributes: Type.Optional(valuesSchema),
}

const variantSchema = Type.Object(fields, strict)

const productSchema = Type.Object(
  {
    ...fields,
    type: Type.Optional(Type.Enum(['virtual', 'bundle', 'grouped', 'downloadable'])),
    enabled: Type.Optional(Type.Boolean()),
    position: Type.Integer(),
    newFrom: Type.Optional(time),
    newTo: Type.Optional(time),
    /** The deepest categories only: those above are added. */
    categories: Type.Array(text),
    /** One sentence, shown under the name. */
    lead: text,
    /** HTML; defaults to the sentence. */
    description: Type.Optional(text),
    /** Unit prices from a quantity on. */
    tiers: Type.Optional(Type.Array(Type.Object({ qty: count, cents: Type.Integer({ minimum: 0 }) }, strict))),
    sale: Type.Optional(saleSchema),
    customOptions: Type.Optional(Type.Array(customOptionSchema)),
    bundle: Type.Optional(
      Type.Object(
        {
          priceType: Type.Enum(['fixed', 'dynamic']),
          /** Percent less from a quantity on. */
          tiers: Type.Optional(Type.Array(Type.Object({ qty: count, percent: Type.Number({ minimum: 0 }) }, strict))),
          items: Type.Array(bundleItemSchema),
        },
        strict,
      ),
    ),
    grouped: Type.Optional(Type.Array(Type.Object({ sku: text, qty: Type.Integer() }, strict))),
    downloadable: Type.Optional(downloadableSchema),
    related: skus,
    upsell: skus,
    crosssell: skus,
    /** Codes of the attributes by which variants are chosen. */
    variesBy: skus,
    variants: Type.Optional(Type.Array(variantSchema)),
  },
  strict,
)

const fileSchema = Type.Object(
  {
    /** What the products of the file share. */
    common: Type.Optional(Type.Object({ attributes: valuesSchema }, strict)),
    products: Type.Array(Type.Object({})),
  },
  strict,
)

const reviewsSchema = Type.Array(
  Type.Object(
    {
      sku: text,
      nickname: text,
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      createdAt: time,
      /** Defaults to approved. */
      status: Type.Optional(Type.Literal('pending')),
      summary: text,
      text,
    },
    strict,
  ),
)

type Entry = Static<typeof productSchema>
type Values = Static<typeof valuesSchema>

/** All products with their variants, by their ids. */
export function readProducts(): ProductSeed[] {
  const reviews = readYaml('reviews.yaml', reviewsSchema, [])
  const reviewsOf = (product: string): ReviewSeed[] =>
    reviews.flatMap(({ sku, status = 'approved' as const, ...review }) =>
      sku === product ? [{ ...review, status }] : [],
    )
  return filesIn('products')
    .flatMap((file) => {
      const { common, products } = readYaml(file, fileSchema)
      return inFile(file, () =>
        products.flatMap((product, index) => {
          const at = `/products/${index}`
          const entry = checked(productSchema, product, at)
          const all = { ...entry, attributes: { ...common?.attributes, ...entry.attributes } }
          return within(at, () => [
            { ...productOf(all), reviews: reviewsOf(entry.sku) },
            ...(entry.variants ?? []).map((variant) => variantOf(variant, all)),
          ])
        }),
      )
    })
    .toSorted((a, b) => a.id - b.id)
}

function productOf({ categories, lead, images, attributes: values, variesBy, variants, ...same }: Entry): ProductSeed {
  const summary = `<p>${lead}</p>`
  return {
    type: variesBy ? 'configurable' : 'simple',
    visibility: 'catalog',
    enabled: true,
    cents: 0,
    ...same,
    categoryIds: withAncestors(categories),
    shortDescription: typographic(summary),
    description: typographic(same.description ?? summary),
    metaTitle: same.name,
    metaDescription: typographic(lead),
    images: images.map((image, index) => pictureOf(image, index === 0 ? same.name : `${same.name}, vue ${index + 1}`)),
    attributes: valuesOf(values),
    ...(variesBy && { configurable: { attributeCodes: variesBy, children: (variants ?? []).map(({ sku }) => sku) } }),
  }
}

function variantOf(
  { images, attributes: values, ...same }: Static<typeof variantSchema>,
  { lead, position, attributes: shared }: Entry,
): ProductSeed {
  return {
    type: 'simple',
    visibility: 'hidden',
    enabled: true,
    cents: 0,
    ...same,
    categoryIds: [],
    position,
    description: '',
    shortDescription: typographic(`<p>${lead}</p>`),
    images: images.map((image) => pictureOf(image, same.name)),
    attributes: valuesOf({ ...shared, ...values }),
  }
}

function pictureOf(image: Entry['images'][number], label: string): PictureOfProduct {
  const picture = typeof image === 'string' ? { path: image, label } : image
  return { ...picture, path: `catalog/product/${picture.path}` }
}

/** Option ids of what is chosen, texts as they are. */
function valuesOf(given: Values = {}): ProductSeed['attributes'] {
  const rows = Object.entries(given).map(([code, value]) => {
    const attribute = attributes.find((one) => one.code === code)
    if (!attribute) throw new Error(`there is no attribute «${code}» in attributes.yaml`)
    if (attribute.input === 'boolean') return [code, value ? '1' : '0']
    if (!attribute.options) return [code, typographic(String(value))]
    const ids = [value].flat().map((label) => optionId(code, String(label)))
    return [code, attribute.input === 'multiselect' ? ids : (ids[0] ?? 0)]
  })
  return Object.fromEntries(rows)
}
