import { Type } from 'typebox'
import type { Static } from 'typebox'
import { attributes, optionId } from './attributes.ts'
import { withAncestors } from './categories.ts'
import { colour, type PictureSeed } from './pictures.ts'
import type { ProductSeed } from './product-types.ts'
import { filesIn, inFile, readYaml, within } from './read.ts'
import type { Range } from './recipes/build.ts'

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
/** Integer cents including tax. */
const cents = Type.Integer({ minimum: 0 })

const goodSchema = Type.Object(
  {
    sku: text,
    name: text,
    /** What is not shipped is virtual. */
    type: Type.Optional(Type.Enum(['simple', 'virtual'])),
    cents,
    specialCents: Type.Optional(cents),
    stock: Type.Optional(Type.Integer()),
    /** Grams. */
    weight: Type.Optional(Type.Integer({ minimum: 1 })),
    isNew: Type.Optional(Type.Boolean()),
    /** Keys of the deepest categories only: those above are added. */
    categories: Type.Array(text),
    /** One sentence. */
    lead: text,
    /** HTML. */
    description: Type.Optional(text),
    /** Attribute code → text, or labels of options. */
    attributes: Type.Optional(Type.Record(Type.String(), Type.Union([text, Type.Array(text)]))),
    /** A drawing of an extension in two colours, and what it says. */
    picture: Type.Object(
      { drawing: text, colours: Type.Tuple([colour, colour]), words: Type.Optional(Type.Array(text)) },
      strict,
    ),
    reviews: Type.Optional(
      Type.Array(
        Type.Object(
          { nickname: text, summary: text, text, rating: Type.Integer({ minimum: 1, maximum: 5 }), at: text },
          strict,
        ),
      ),
    ),
  },
  strict,
)

type Good = Static<typeof goodSchema>

const DAY_MS = 86_400_000
const STOCK = 40

/** Products that need no recipe: of each file in `goods/`, the n-th has the id `firstId + n`. */
export function readGoods(): Range[] {
  return filesIn('goods').map((file) => {
    const schema = Type.Object({ firstId: Type.Integer({ minimum: 1 }), goods: Type.Array(goodSchema) }, strict)
    const { firstId, goods } = readYaml(file, schema)
    const built = inFile(file, () =>
      goods.map((good, index) => within(`/goods/${index}`, () => build(firstId + index, good))),
    )
    return { products: built.map(({ product }) => product), pictures: built.map(({ picture }) => picture) }
  })
}

function build(id: number, good: Good): { product: ProductSeed; picture: PictureSeed } {
  const { sku, name, type = 'simple', lead, isNew = false, reviews = [], stock = STOCK } = good
  const path = `catalog/product/${sku.toLowerCase()}.jpg`
  const { drawing, colours, words = [] } = good.picture
  const createdAt = new Date(Date.UTC(2026, isNew ? 10 : 3, 1) + (id % 20) * DAY_MS).toISOString().slice(0, 10)
  return {
    picture: { path, width: 1200, height: 1200, design: 'book', drawing, colours, words, variant: id },
    product: {
      ...{ id, sku, name, type, stock, cents: good.cents, position: id, visibility: 'catalog', enabled: true },
      ...(good.specialCents !== undefined && { specialCents: good.specialCents }),
      ...(good.weight !== undefined && { weight: good.weight }),
      ...(isNew && { newFrom: `${createdAt} 00:00:00` }),
      urlKey: name
        .normalize('NFD')
        .replace(/[\u0300-\u036f’']/g, '')
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, ''),
      categoryIds: withAncestors(good.categories),
      description: good.description ?? `<p>${lead}</p>`,
      shortDescription: `<p>${lead}</p>`,
      metaTitle: name,
      metaDescription: lead,
      images: [{ path, label: name }],
      attributes: valuesOf(good.attributes ?? {}),
      reviews: reviews.map(({ at, ...review }) => ({ ...review, createdAt: at, status: 'approved' })),
      createdAt: `${createdAt} 09:00:00`,
    },
  }
}

/** Option ids of what is chosen, texts as they are. */
function valuesOf(given: Readonly<Record<string, string | string[]>>): ProductSeed['attributes'] {
  const rows = Object.entries(given).map(([code, value]) => {
    const attribute = attributes.find((one) => one.code === code)
    if (!attribute) throw new Error(`there is no attribute «${code}» in attributes.yaml`)
    if (!attribute.options) return [code, String(value)]
    const ids = [value].flat().map((label) => optionId(code, label))
    return [code, attribute.input === 'multiselect' ? ids : (ids[0] ?? 0)]
  })
  return Object.fromEntries(rows)
}
