import { Type } from 'typebox'
import type { Static } from 'typebox'

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })

/** Analytical constituents in percent. */
const analysisSchema = Type.Object(
  {
    protein: Type.Number(),
    fat: Type.Number(),
    ash: Type.Number(),
    fibre: Type.Number(),
    moisture: Type.Number(),
    calcium: Type.Optional(Type.Number()),
    phosphorus: Type.Optional(Type.Number()),
    sodium: Type.Optional(Type.Number()),
    starch: Type.Optional(Type.Number()),
    omega6: Type.Optional(Type.Number()),
    omega3: Type.Optional(Type.Number()),
  },
  strict,
)

const mealFields = {
  composition: text,
  analysis: analysisSchema,
  /** Need compared with an active adult: puppies more, seniors less. */
  share: Type.Optional(Type.Number()),
}
/** Kilocalories of metabolisable energy per kilogram. */
const energy = Type.Integer({ minimum: 1 })

/** What the feed label is made of. */
export const feedSchema = Type.Union([
  /** A complete dry food. `richness`: how much of the vitamins is added. */
  Type.Object(
    {
      type: Type.Literal('kibble'),
      ...mealFields,
      energy,
      richness: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    },
    strict,
  ),
  /** A complete wet food. */
  Type.Object({ type: Type.Literal('wet'), ...mealFields, energy }, strict),
  /** Raw food, frozen: sent by refrigerated carrier only. */
  Type.Object(
    { type: Type.Literal('raw'), ...mealFields, energy: Type.Optional(energy), complete: Type.Boolean() },
    strict,
  ),
  /** A complementary feed: supplement, treat, horse feed. */
  Type.Object(
    {
      type: Type.Literal('complement'),
      composition: text,
      analysis: Type.Union([analysisSchema, text]),
      /** None where they are left out. */
      additives: Type.Optional(text),
      directions: text,
    },
    strict,
  ),
  /** A set of feeds, each of which prints its own label in full. */
  Type.Object({ type: Type.Literal('set'), kind: text, composition: text, analysis: text, directions: text }, strict),
])

export type Feed = Static<typeof feedSchema>

type Analysis = Static<typeof analysisSchema>

/** What regulation (EC) 767/2009 wants buyers to read before they order feed. */
type FeedLabel = {
  kind: string
  composition: string
  analysis: string
  additives: string
  directions: string
  /** kcal of metabolisable energy per kilogram. */
  energy?: number
}

/** What stands on the label. */
export function labelOf(feed: Feed, species: 'dog' | 'cat'): FeedLabel {
  switch (feed.type) {
    case 'kibble':
    case 'wet':
      return {
        kind: 'Aliment complet',
        composition: feed.composition,
        analysis: analysisText(feed.analysis),
        additives: feed.type === 'kibble' ? dryAdditives(species, feed.richness) : wetAdditives(species),
        directions: rationText(species, feed.energy, feed.share),
        energy: feed.energy,
      }
    case 'raw':
      return {
        kind: feed.complete ? 'Aliment complet' : 'Aliment complémentaire',
        composition: feed.composition,
        analysis: analysisText(feed.analysis),
        additives: feed.complete ? rawAdditives(species) : 'Sans additif.',
        directions: rawDirections(species, feed.complete),
        energy: feed.energy ?? 1650,
      }
    case 'complement':
      return {
        kind: 'Aliment complémentaire',
        composition: feed.composition,
        analysis: typeof feed.analysis === 'string' ? feed.analysis : analysisText(feed.analysis),
        additives: feed.additives ?? 'Sans additif.',
        directions: feed.directions,
      }
    case 'set':
      return {
        kind: feed.kind,
        composition: `${feed.composition} La composition complète figure sur chaque emballage et sur la fiche de chaque article.`,
        analysis: feed.analysis,
        additives: 'Selon les articles choisis ; voir leur emballage et leur fiche.',
        directions: feed.directions,
      }
  }
}

/** In the order that labels use. */
const constituents: [keyof Analysis, string][] = [
  ['protein', 'protéine brute'],
  ['fat', 'matières grasses brutes'],
  ['ash', 'cendres brutes'],
  ['fibre', 'cellulose brute'],
  ['moisture', 'humidité'],
  ['calcium', 'calcium'],
  ['phosphorus', 'phosphore'],
  ['sodium', 'sodium'],
  ['starch', 'amidon'],
  ['omega6', 'acides gras oméga 6'],
  ['omega3', 'acides gras oméga 3'],
]

const french = (value: number): string => String(value).replace('.', ',')

function analysisText(values: Analysis): string {
  const parts = constituents.flatMap(([key, name]) =>
    values[key] === undefined ? [] : [`${name} ${french(values[key])} %`],
  )
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Kilocalories a day and kilogram of metabolic weight; cats' weight counts with another exponent (FEDIAF 2021). */
const needs = {
  dog: { weights: [5, 10, 20, 35], factor: 105, exponent: 0.75 },
  cat: { weights: [3, 4, 5, 6], factor: 84, exponent: 0.67 },
} as const

/** The daily ration by body weight, worked out from the energy content (kcal/kg) and rounded to 5 g. */
function rationText(species: 'dog' | 'cat', energy: number, share = 1): string {
  const { weights, factor, exponent } = needs[species]
  const step = energy < 1500 ? 10 : 5
  const grams = weights.map(
    (kg) => `${kg} kg, ${Math.round(((factor * share * kg ** exponent) / energy) * (1000 / step)) * step} g`,
  )
  return `Ration journalière indicative : ${grams.join(' ; ')}. À ajuster selon l’activité et l’état d’embonpoint, en deux repas. Laisser de l’eau fraîche à disposition.`
}

/** Additives of a complete dry food, per kilogram. */
function dryAdditives(species: 'dog' | 'cat', richness: 1 | 2 | 3 = 2): string {
  const a = [12_000, 15_000, 18_000][richness - 1] ?? 15_000
  const e = [150, 250, 400][richness - 1] ?? 250
  const taurine = species === 'cat' ? `, taurine ${[1500, 2000, 2500][richness - 1]} mg` : ''
  return `Additifs nutritionnels par kg : vitamine A ${a} UI, vitamine D3 1200 UI, vitamine E ${e} mg${taurine}, zinc (chélate de glycine) 95 mg, cuivre (chélate de glycine) 9 mg, iode 1,6 mg, sélénium 0,1 mg. Antioxydants : extraits riches en tocophérols d’origine naturelle.`
}

/** Additives of a complete wet food, per kilogram. */
const wetAdditives = (species: 'dog' | 'cat'): string =>
  `Additifs nutritionnels par kg : vitamine D3 200 UI, vitamine E 30 mg, ${species === 'cat' ? 'taurine 500 mg, ' : ''}zinc 18 mg, cuivre 1,2 mg, iode 0,4 mg. Sans conservateur ni colorant.`

const rawAdditives = (species: 'dog' | 'cat'): string =>
  `Additifs nutritionnels par kg : vitamine D3 220 UI, vitamine E 45 mg, ${species === 'cat' ? 'taurine 1000 mg, ' : ''}zinc 20 mg, iode 0,4 mg.`

function rawDirections(species: 'dog' | 'cat', complete: boolean): string {
  const daily =
    species === 'dog'
      ? 'Compter 2 à 3 % du poids de l’animal par jour, en une ou deux fois'
      : 'Compter 3 à 4 % du poids de l’animal par jour, en plusieurs fois'
  return `${daily}. Décongeler douze heures au réfrigérateur, servir à température ambiante, consommer sous 48 h. Ne pas recongeler. Se laver les mains et le plan de travail après usage.${complete ? '' : ' À associer à une source de calcium, de vitamines et de légumes.'}`
}
