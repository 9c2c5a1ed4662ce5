import type { CategoryKey } from '../category-ids.ts'
import type { OptionLabel } from '../options.ts'
import type { PictureDesign, PictureLook, Species } from '../picture-types.ts'
import type { BundleItemSeed, CustomOptionSeed, ProductSeed, VideoSeed } from '../product-types.ts'

/** What regulation (EC) 767/2009 wants buyers to read before they order feed. */
export type FeedLabel = {
  kind: OptionLabel<'type_aliment'>
  composition: string
  analysis: string
  additives: string
  directions: string
  /** kcal of metabolisable energy per kilogram. */
  energy?: number
}

/** Net content: grams or millilitres. The price per kilogram or litre is derived from it. */
export type Net = { grams: number } | { millilitres: number }

type Common = {
  sku: string
  name: string
  brand: OptionLabel<'marque'>
  species?: Species
  /** Deepest categories only: those above are added. */
  categories: CategoryKey[]
  /** One sentence, shown under the name. */
  lead: string
  /** Paragraphs of the description; HTML inside is allowed. */
  story: string[]
  /** Bullets between the paragraphs. */
  points: string[]
  look: PictureLook
  /** Pictures after the first; by default what suits the design. */
  gallery?: PictureDesign[]
  /** What the last picture stands for. */
  video?: VideoSeed
  feed?: FeedLabel
  age?: OptionLabel<'age_animal'>
  needs?: OptionLabel<'besoin'>[]
  protein?: OptionLabel<'proteine'>
  organic?: boolean
  grainFree?: boolean
  format?: OptionLabel<'format'>
  flavour?: OptionLabel<'saveur'>
  model?: OptionLabel<'modele'>
  delivery?: OptionLabel<'livraison'>
  stockLabel?: string
  material?: string
  /** Day of the harvest, `YYYY-MM-DD`. */
  harvested?: string
  /** What shops ask for it, in cents. */
  advisedCents?: number
  /** How to use what is no feed. */
  usage?: string
  enabled?: boolean
  isNew?: boolean
  customOptions?: CustomOptionSeed[]
  tiers?: ProductSeed['tiers']
  sale?: ProductSeed['sale']
  related?: string[]
  upsell?: string[]
  crosssell?: string[]
}

export type Pack = {
  label: OptionLabel<'conditionnement'>
  net: Net
  cents: number
  specialCents?: number
  stock?: number
}

export type Kind =
  | {
      type: 'simple'
      cents: number
      specialCents?: number
      net?: Net
      weight?: number
      stock?: number
      colour?: OptionLabel<'color'>
    }
  | { type: 'packs'; packs: Pack[] }
  | {
      type: 'colours'
      cents: number
      specialCents?: number
      weight: number
      /** Chosen by coarse hue, the attribute lists are filtered by, so that its facet can show swatches. */
      byHue?: true
      colours: OptionLabel<'color'>[]
      sizes: { label: OptionLabel<'size'>; extraCents: number }[]
      /** Combinations that are sold out, as «colour/size». */
      soldOut?: string[]
    }
  | {
      type: 'bundle'
      priceType: 'fixed' | 'dynamic'
      cents: number
      specialCents?: number
      net?: Net
      items: BundleItemSeed[]
    }
  | { type: 'grouped'; parts: { sku: string; qty: number }[] }
  | { type: 'virtual'; cents: number; specialCents?: number }
  | { type: 'downloadable'; cents: number; specialCents?: number; links: NonNullable<ProductSeed['downloadable']> }

export type Recipe = Common & { kind: Kind }
