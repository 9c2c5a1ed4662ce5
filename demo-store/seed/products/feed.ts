import type { OptionLabel } from '../options.ts'
import type { Net, Pack } from './recipe.ts'

/** Analytical constituents in percent, printed in the order that labels use. */
export type Analysis = {
  protein: number
  fat: number
  ash: number
  fibre: number
  moisture: number
  calcium?: number
  phosphorus?: number
  sodium?: number
  starch?: number
  omega6?: number
  omega3?: number
}

const names: [keyof Analysis, string][] = [
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

export function analysisText(values: Analysis): string {
  const parts = names.flatMap(([key, name]) => (values[key] === undefined ? [] : [`${name} ${french(values[key])} %`]))
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Kilocalories a day and kilogram of metabolic weight; cats' weight counts with another exponent (FEDIAF 2021). */
const needs = {
  dog: { weights: [5, 10, 20, 35], factor: 105, exponent: 0.75 },
  cat: { weights: [3, 4, 5, 6], factor: 84, exponent: 0.67 },
} as const

/** The daily ration by body weight, worked out from the energy content (kcal/kg) and rounded to 5 g. */
export function rationText(species: 'dog' | 'cat', energy: number, share = 1): string {
  const { weights, factor, exponent } = needs[species]
  const step = energy < 1500 ? 10 : 5
  const grams = weights.map(
    (kg) => `${kg} kg, ${Math.round(((factor * share * kg ** exponent) / energy) * (1000 / step)) * step} g`,
  )
  return `Ration journalière indicative : ${grams.join(' ; ')}. À ajuster selon l’activité et l’état d’embonpoint, en deux repas. Laisser de l’eau fraîche à disposition.`
}

/** Additives of a complete dry food, per kilogram. */
export function dryAdditives(species: 'dog' | 'cat', richness: 1 | 2 | 3 = 2): string {
  const a = [12_000, 15_000, 18_000][richness - 1] ?? 15_000
  const e = [150, 250, 400][richness - 1] ?? 250
  const taurine = species === 'cat' ? `, taurine ${[1500, 2000, 2500][richness - 1]} mg` : ''
  return `Additifs nutritionnels par kg : vitamine A ${a} UI, vitamine D3 1200 UI, vitamine E ${e} mg${taurine}, zinc (chélate de glycine) 95 mg, cuivre (chélate de glycine) 9 mg, iode 1,6 mg, sélénium 0,1 mg. Antioxydants : extraits riches en tocophérols d’origine naturelle.`
}

/** Additives of a complete wet food, per kilogram. */
export const wetAdditives = (species: 'dog' | 'cat'): string =>
  `Additifs nutritionnels par kg : vitamine D3 200 UI, vitamine E 30 mg, ${species === 'cat' ? 'taurine 500 mg, ' : ''}zinc 18 mg, cuivre 1,2 mg, iode 0,4 mg. Sans conservateur ni colorant.`

export const noAdditives = 'Sans additif.'

/** Reads «2 kg», «400 g», «1,5 kg», «500 ml» or «5 L». */
function netOfLabel(label: string): Net {
  const amount = Number.parseFloat(label.replace(',', '.'))
  if (label.endsWith('kg')) return { grams: Math.round(amount * 1000) }
  if (label.endsWith('ml')) return { millilitres: amount }
  if (label.endsWith('L')) return { millilitres: Math.round(amount * 1000) }
  return { grams: amount }
}

type PackEntry = [
  label: OptionLabel<'conditionnement'>,
  cents: number,
  more?: { special?: number; stock?: number; grams?: number },
]

/** The packs of a configurable product, smallest first; tablets need their weight, the others tell it in their name. */
export const packs = (...entries: PackEntry[]): { type: 'packs'; packs: Pack[] } => ({
  type: 'packs',
  packs: entries.map(([label, cents, more]) => ({
    label,
    net: more?.grams === undefined ? netOfLabel(label) : { grams: more.grams },
    cents,
    ...(more?.special === undefined ? {} : { specialCents: more.special }),
    ...(more?.stock === undefined ? {} : { stock: more.stock }),
  })),
})
