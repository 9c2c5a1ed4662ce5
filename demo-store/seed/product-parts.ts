import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'

/** What products have as their recipes describe it. */

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const list = <T extends TSchema>(of: T) => Type.Array(of)
const count = Type.Integer({ minimum: 1 })
/** Integer cents including tax. */
const cents = Type.Integer({ minimum: 0 })

/** Fixed surcharge in cents, or a rate in percent of the product's price. */
const extraCostSchema = Type.Union([
  Type.Object({ type: Type.Literal('FIXED'), cents }, strict),
  Type.Object({ type: Type.Literal('PERCENT'), rate: Type.Number() }, strict),
])

const optionFields = { id: count, title: text, required: Type.Boolean(), sortOrder: Type.Integer() }
/** An option's sku joins the product's on the line that has the option. */
const enteredFields = { ...optionFields, sku: Type.Optional(text), extra: extraCostSchema }

export const customOptionSchema = Type.Union([
  Type.Object({ kind: Type.Enum(['field', 'area']), ...enteredFields, maxCharacters: count }, strict),
  Type.Object({ kind: Type.Enum(['date', 'date_time', 'time']), ...enteredFields }, strict),
  /** Extensions as the merchant lists them, `png, jpg`; 0 pixels is no limit. */
  Type.Object(
    {
      kind: Type.Literal('file'),
      ...enteredFields,
      extensions: text,
      imageWidth: Type.Integer(),
      imageHeight: Type.Integer(),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Enum(['dropdown', 'radio', 'checkbox', 'multiple']),
      ...optionFields,
      values: list(
        Type.Object(
          { id: count, title: text, sortOrder: Type.Integer(), sku: Type.Optional(text), extra: extraCostSchema },
          strict,
        ),
      ),
    },
    strict,
  ),
])

export const bundleItemSchema = Type.Object(
  {
    id: count,
    title: text,
    required: Type.Boolean(),
    input: Type.Enum(['select', 'radio', 'checkbox', 'multi']),
    position: Type.Integer(),
    selections: list(
      Type.Object(
        {
          id: count,
          sku: text,
          qty: count,
          canChangeQty: Type.Boolean(),
          isDefault: Type.Boolean(),
          /** Only used by fixed-price bundles. */
          cents: Type.Optional(cents),
        },
        strict,
      ),
    ),
  },
  strict,
)

export const downloadableSchema = Type.Object(
  {
    linksTitle: text,
    separately: Type.Boolean(),
    /** Extra price per link in cents. */
    links: list(
      Type.Object(
        {
          id: count,
          title: text,
          cents,
          sampleUrl: Type.Optional(text),
          unlimited: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
    /** Extracts for everybody. */
    samples: Type.Optional(list(Type.Object({ id: count, title: text }, strict))),
  },
  strict,
)

/** The part of an address at YouTube or Vimeo that the admin stores. */
export const videoSchema = Type.Object(
  {
    provider: Type.Enum(['youtube', 'vimeo']),
    /** As the merchant pasted it. */
    url: text,
    title: text,
    description: text,
  },
  strict,
)

/** How many may be bought at once. No field of the store's API shows them. */
export const saleSchema = Type.Object(
  {
    min: Type.Optional(Type.Number()),
    /** Null: the store's limit for all products. */
    max: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    increment: Type.Optional(Type.Number()),
    decimals: Type.Optional(Type.Boolean()),
    /** Whether it can be sold beyond the quantity on hand. */
    backorders: Type.Optional(Type.Boolean()),
  },
  strict,
)

export type CustomOptionSeed = Static<typeof customOptionSchema>
export type ExtraCostSeed = Static<typeof extraCostSchema>
export type BundleItemSeed = Static<typeof bundleItemSchema>
export type DownloadableSeed = Static<typeof downloadableSchema>
export type VideoSeed = Static<typeof videoSchema>
