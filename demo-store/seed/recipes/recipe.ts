import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import { designSchema, lookSchema, speciesSchema } from '../pictures.ts'
import { bundleItemSchema, customOptionSchema, downloadableSchema, saleSchema, videoSchema } from '../product-parts.ts'
import { checked, inFile, readYaml } from '../read.ts'
import { feedSchema } from './feed.ts'
import type { Feed } from './feed.ts'

/** The shape of the files in `products/`. Labels of options are checked where their ids are looked up. */

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const list = <T extends TSchema>(of: T) => Type.Array(of)
const count = Type.Integer({ minimum: 1 })
/** Integer cents including tax. */
const cents = Type.Integer({ minimum: 0 })
/** A weight or volume, such as «2 kg», «400 g», «1,5 kg», «500 ml» or «5 L». */
const net = Type.String({ pattern: '^\\d+(,\\d+)? (kg|g|ml|L)$' })

const packSchema = Type.Object(
  {
    label: text,
    cents,
    specialCents: Type.Optional(cents),
    stock: Type.Optional(Type.Integer()),
    /** Of tablets, whose label tells no weight. */
    grams: Type.Optional(count),
  },
  strict,
)

/** How it is sold: as one article, in packs, in colours and sizes, as a set, or as something that is not shipped. */
const kindSchema = Type.Union([
  Type.Object(
    {
      type: Type.Literal('simple'),
      cents,
      specialCents: Type.Optional(cents),
      net: Type.Optional(net),
      weight: Type.Optional(count),
      stock: Type.Optional(Type.Integer()),
      colour: Type.Optional(text),
    },
    strict,
  ),
  /** Packs from the smallest to the largest. */
  Type.Object({ type: Type.Literal('packs'), packs: list(packSchema) }, strict),
  Type.Object(
    {
      type: Type.Literal('colours'),
      cents,
      specialCents: Type.Optional(cents),
      weight: count,
      /** Chosen by coarse hue, the attribute lists are filtered by, so that its facet can show swatches. */
      byHue: Type.Optional(Type.Literal(true)),
      colours: list(text),
      /** `warning`: what is to be heeded of this size, besides what is said of all. */
      sizes: list(Type.Object({ label: text, extraCents: cents, warning: Type.Optional(text) }, strict)),
      /** Combinations that are sold out, as «colour/size». */
      soldOut: Type.Optional(list(text)),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('bundle'),
      priceType: Type.Enum(['fixed', 'dynamic']),
      cents,
      specialCents: Type.Optional(cents),
      net: Type.Optional(net),
      items: list(bundleItemSchema),
    },
    strict,
  ),
  Type.Object(
    { type: Type.Literal('grouped'), parts: list(Type.Object({ sku: text, qty: Type.Integer() }, strict)) },
    strict,
  ),
  Type.Object({ type: Type.Literal('virtual'), cents, specialCents: Type.Optional(cents) }, strict),
  Type.Object(
    { type: Type.Literal('downloadable'), cents, specialCents: Type.Optional(cents), links: downloadableSchema },
    strict,
  ),
])

const recipeSchema = Type.Object(
  {
    sku: text,
    name: text,
    brand: text,
    species: Type.Optional(speciesSchema),
    /** Keys of the deepest categories only: those above are added. */
    categories: list(text),
    kind: kindSchema,
    /** Unit prices in cents from a quantity on. */
    tiers: Type.Optional(list(Type.Object({ qty: count, cents }, strict))),
    sale: Type.Optional(saleSchema),
    /** One sentence, shown under the name. */
    lead: text,
    /** Paragraphs of the description; HTML inside is allowed. */
    story: list(text),
    /** Bullets between the paragraphs. */
    points: list(text),
    feed: Type.Optional(feedSchema),
    look: lookSchema,
    /** Pictures after the first; by default what suits the design. */
    gallery: Type.Optional(list(designSchema)),
    /** What the last picture stands for. */
    video: Type.Optional(videoSchema),
    age: Type.Optional(text),
    needs: Type.Optional(list(text)),
    protein: Type.Optional(text),
    organic: Type.Optional(Type.Boolean()),
    grainFree: Type.Optional(Type.Boolean()),
    format: Type.Optional(text),
    flavour: Type.Optional(text),
    model: Type.Optional(text),
    delivery: Type.Optional(text),
    stockLabel: Type.Optional(text),
    material: Type.Optional(text),
    /** Day of the harvest, `YYYY-MM-DD`. */
    harvested: Type.Optional(text),
    /** What shops ask for it, in cents. */
    advisedCents: Type.Optional(cents),
    /** How to use what is no feed. */
    usage: Type.Optional(text),
    /** Years for which the producer guarantees it. */
    guarantee: Type.Optional(count),
    /** Of a maker elsewhere: who answers for the product in the Union, with postal address, then mail address. */
    inUnion: Type.Optional(Type.Tuple([text, text])),
    enabled: Type.Optional(Type.Boolean()),
    isNew: Type.Optional(Type.Boolean()),
    customOptions: Type.Optional(list(customOptionSchema)),
    related: Type.Optional(list(text)),
    upsell: Type.Optional(list(text)),
    crosssell: Type.Optional(list(text)),
  },
  strict,
)

const rangeSchema = Type.Object(
  {
    /** Id of the first product. */
    firstId: count,
    /** What the products of the file share. */
    common: Type.Optional(Type.Object({})),
    products: list(Type.Object({})),
  },
  strict,
)

export type Pack = Static<typeof packSchema>
export type Kind = Static<typeof kindSchema>
export type Recipe = Static<typeof recipeSchema>

/** What follows from the kind of feed. */
const usual: Record<Feed['type'], Partial<Recipe>> = {
  kibble: { format: 'Croquettes' },
  wet: { format: 'Pâtée' },
  raw: { format: 'Cru surgelé', delivery: 'Livraison réfrigérée', grainFree: true },
  complement: {},
  set: {},
}

/** A file of `products/`, with what its products share filled in. */
export function readRange(file: string): { firstId: number; recipes: Recipe[] } {
  const { firstId, common, products } = readYaml(file, rangeSchema)
  const recipes = inFile(file, () =>
    products.map((product, index) => {
      const recipe = checked(recipeSchema, { ...common, ...product }, `/products/${index}`)
      return { ...(recipe.feed && usual[recipe.feed.type]), ...recipe }
    }),
  )
  return { firstId, recipes }
}
