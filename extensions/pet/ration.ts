import { type Activity, type Animal, monthsOf, type Pet } from './pet.ts'

/** The table of a feed, as published by its maker. */
export type FeedingGuide = {
  animal: Animal
  /** Whether the rows are by current or by expected adult weight. */
  weight: 'current' | 'adult'
  columns: readonly GuideColumn[]
  rows: readonly GuideRow[]
}

/** The animals that a column is for. `age` is from and to, in months; null means without an end. */
export type GuideColumn = {
  age: readonly [from: number, to: number | null] | null
  activity: Activity | null
  isNeutered: boolean | null
}

/** Grams a day by column. A cell may be a range, or empty. */
export type GuideRow = { kilograms: number; grams: readonly (Range | null)[] }

/** Both are the same where the table has one figure. */
export type Range = { low: number; high: number }

export type Ration =
  | ({ kind: 'ration' } & Range)
  /** Missing information. */
  | { kind: 'unknown'; needs: 'weight' | 'adultWeight' | 'age' }
  /** The table begins above or ends below: `bound` kilograms or months. */
  | { kind: 'outside'; of: 'weight' | 'age'; side: 'below' | 'above'; bound: number }
  /** An empty cell. */
  | { kind: 'blank' }
  | { kind: 'otherAnimal' }

type Eater = Pick<Pet, 'animal' | 'stage' | 'bornOn' | 'weight' | 'adultWeight' | 'activity' | 'isNeutered'>

/** Months that count for an animal that is not young and has no birth date: it is too old for every growth table. */
const GROWN = 12

/**
 * Returns grams a day by the feed's own table: linear between neighbouring rows, and between columns of neighbouring ages. There is no ration beyond
 * the first and last row or column. If the table depends on something unknown, such as whether the animal is neutered, the ration is the range of
 * both answers.
 */
export function rationOf(guide: FeedingGuide, eater: Eater, today: Date): Ration {
  if (guide.animal !== eater.animal) return { kind: 'otherAnimal' }
  const weight = weightIn(guide, eater)
  if (weight === null) return { kind: 'unknown', needs: guide.weight === 'adult' ? 'adultWeight' : 'weight' }
  const ages = agesOf(guide, eater, today)
  if (ages.kind !== 'months') return ages
  const groups = groupsFor(guide, eater)
  const found = groups.map((group) => rationIn(guide, group, weight, ages.months))
  const rations = found.filter((one) => one.kind === 'ration')
  const [missing] = found.filter((one) => one.kind !== 'ration')
  if (rations.length < found.length && missing) return missing
  return {
    kind: 'ration',
    low: Math.min(...rations.map(({ low }) => low)),
    high: Math.max(...rations.map(({ high }) => high)),
  }
}

function weightIn(guide: FeedingGuide, { stage, weight, adultWeight }: Eater): number | null {
  if (guide.weight === 'current') return weight
  return adultWeight ?? (stage === 'young' ? null : weight)
}

type Months = { kind: 'months'; months: number }

/** Returns the ages to look up. A table with a single span of ages only requires that the animal is in it. */
function agesOf({ columns }: FeedingGuide, eater: Eater, today: Date): Months | Ration {
  const spans = columns.flatMap(({ age }) => (age ? [age] : []))
  const known = monthsOf(eater, today)
  if (spans.length === 0) return { kind: 'months', months: 0 }
  if (known !== null) return { kind: 'months', months: known }
  const [first] = spans
  if (eater.stage !== 'young') {
    const last = Math.max(...spans.map(([, to]) => to ?? Infinity))
    return last < Infinity
      ? { kind: 'outside', of: 'age', side: 'above', bound: last }
      : { kind: 'months', months: Infinity }
  }
  const start = Math.min(...spans.map(([from]) => from))
  if (start >= GROWN) return { kind: 'outside', of: 'age', side: 'below', bound: start }
  const isOne = spans.every(([from, to]) => from === first?.[0] && to === first[1])
  return isOne ? { kind: 'months', months: start } : { kind: 'unknown', needs: 'age' }
}

/** Returns indexes of columns, grouped so that those of a group differ only in age. */
function groupsFor({ columns }: FeedingGuide, { activity, isNeutered }: Eater): number[][] {
  const places = columns.map((_, place) => place)
  const keep = (candidates: number[], fits: (column: GuideColumn) => boolean) => {
    const kept = candidates.filter((place) => fits(columns[place] as GuideColumn))
    return kept.length > 0 ? kept : candidates
  }
  const active = keep(places, (column) => column.activity === null || column.activity === (activity ?? 'normal'))
  const fitting =
    isNeutered === null
      ? active
      : keep(active, (column) => column.isNeutered === null || column.isNeutered === isNeutered)
  const keyOf = (place: number) => `${columns[place]?.activity} ${columns[place]?.isNeutered}`
  return [...new Set(fitting.map(keyOf))].map((key) => fitting.filter((place) => keyOf(place) === key))
}

function rationIn({ columns, rows }: FeedingGuide, group: readonly number[], weight: number, months: number): Ration {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return { kind: 'blank' }
  if (weight < first.kilograms) return { kind: 'outside', of: 'weight', side: 'below', bound: first.kilograms }
  if (weight > last.kilograms) return { kind: 'outside', of: 'weight', side: 'above', bound: last.kilograms }
  const share = ageShare(columns, group, months)
  if ('kind' in share) return share
  const above = rows.find(({ kilograms }) => kilograms >= weight) ?? last
  const below = above.kilograms === weight ? above : (rows.findLast(({ kilograms }) => kilograms < weight) ?? above)
  const [low, high] = [inRow(below, share), inRow(above, share)]
  if (!low || !high) return { kind: 'blank' }
  const part = above === below ? 0 : (weight - below.kilograms) / (above.kilograms - below.kilograms)
  return { kind: 'ration', ...between(low, high, part) }
}

/** Two columns, and the position of the age between them. */
type Share = { from: number; to: number; part: number }

function ageShare(columns: readonly GuideColumn[], group: readonly number[], months: number): Share | Ration {
  const aged = group
    .flatMap((place) => {
      const age = columns[place]?.age
      return age ? [{ place, from: age[0], to: age[1] ?? Infinity }] : []
    })
    .sort((a, b) => a.from - b.from)
  const [only = 0] = group
  const [youngest, oldest] = [aged[0], aged.at(-1)]
  if (!youngest || !oldest) return { from: only, to: only, part: 0 }
  if (months < youngest.from) return { kind: 'outside', of: 'age', side: 'below', bound: youngest.from }
  if (months > oldest.to) return { kind: 'outside', of: 'age', side: 'above', bound: oldest.to }
  const within = aged.find(({ from, to }) => months >= from && months <= to)
  if (within) return { from: within.place, to: within.place, part: 0 }
  const before = aged.findLast(({ to }) => to < months) ?? youngest
  const after = aged.find(({ from }) => from > months) ?? oldest
  return { from: before.place, to: after.place, part: (months - before.to) / (after.from - before.to) }
}

function inRow({ grams }: GuideRow, { from, to, part }: Share): Range | null {
  const [start, end] = [grams[from], grams[to]]
  return start && end ? between(start, end, part) : null
}

function between(a: Range, b: Range, part: number): Range {
  const mix = (start: number, end: number) => start + (end - start) * part
  return { low: mix(a.low, b.low), high: mix(a.high, b.high) }
}

/** Returns the whole days that a pack lasts: a larger ration gives fewer. */
export function daysOf(netGrams: number, { low, high }: Range): Range {
  return { low: Math.floor(netGrams / high), high: Math.floor(netGrams / low) }
}

/** Returns the cost of a day, in currency units. */
export function costOf(price: number, netGrams: number, { low, high }: Range): Range {
  return { low: (price * low) / netGrams, high: (price * high) / netGrams }
}
