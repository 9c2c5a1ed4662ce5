import { money, t } from 'musette/server'
import { MAX_MONTHS } from '../pet.ts'
import type { FeedingGuide, PetActivity, PetAnimal } from '../schema.generated.ts'

/** Limits for merchants' input: real tables are far smaller. */
const MAX_TEXT = 20_000
const MAX_ROWS = 60
const MAX_COLUMNS = 24
const MAX_KILOGRAMS = 1500
const MAX_GRAMS = 50_000

type Column = FeedingGuide['columns'][number]
type Row = FeedingGuide['rows'][number]

const ANIMALS: Readonly<Record<string, PetAnimal>> = { dog: 'DOG', cat: 'CAT', horse: 'HORSE' }
const ACTIVITIES: Readonly<Record<string, PetActivity>> = { low: 'LOW', normal: 'NORMAL', high: 'HIGH' }

/** Reads the JSON of the attribute (README). Null if any part is invalid: half a table would give a wrong ration. */
export function readGuide(text: string): FeedingGuide | null {
  const given = text.length <= MAX_TEXT ? parsed(text) : null
  if (!isRecord(given)) return null
  const animal = ANIMALS[String(given['animal'])]
  const isByAdultWeight = given['weight'] === 'adult'
  if (!animal || (!isByAdultWeight && (given['weight'] ?? 'current') !== 'current')) return null
  const columns = listOf(given['columns'] ?? [{}], MAX_COLUMNS, columnOf)
  const rows = columns && listOf(given['rows'], MAX_ROWS, (row) => rowOf(row, columns.length))
  if (!columns || !rows) return null
  const isAscending = rows.every(({ kilograms }, index) => index === 0 || kilograms > (rows[index - 1]?.kilograms ?? 0))
  return isAscending ? { animal, isByAdultWeight, words: wordsOf(animal, isByAdultWeight), columns, rows } : null
}

function wordsOf(animal: PetAnimal, isByAdultWeight: boolean): FeedingGuide['words'] {
  return {
    title: t('pet.table'),
    weight: t(isByAdultWeight ? 'pet.table.adultWeight' : 'pet.table.weight'),
    note: t('pet.table.note'),
    question: t(`pet.question.${animal}`),
    calculate: t('pet.calculate'),
  }
}

/** Reads a list; null if it is empty, too long, or has an invalid entry. */
function listOf<T>(value: unknown, most: number, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return null
  const all = value.map(read).filter((one) => one !== null)
  return all.length === value.length ? all : null
}

function columnOf(value: unknown): Column | null {
  if (!isRecord(value)) return null
  const { age, activity, neutered } = value
  const span = age === undefined ? [null, null] : spanOf(age)
  const known = activity === undefined ? null : ACTIVITIES[String(activity)]
  if (!span || known === undefined || !(neutered === undefined || typeof neutered === 'boolean')) return null
  const column = { fromMonths: span[0], toMonths: span[1], activity: known, isNeutered: neutered ?? null }
  return { ...column, label: labelOf(column) }
}

/** «2 à 4 mois, stérilisé»; «par jour» for everyone. */
function labelOf({ fromMonths: from, toMonths: to, activity, isNeutered }: Omit<Column, 'label'>): string {
  const words = [
    ...(from == null ? [] : [agesText(from, to)]),
    ...(activity ? [t(`pet.column.${activity}`)] : []),
    ...(isNeutered === null ? [] : [t(isNeutered ? 'pet.column.neutered' : 'pet.column.whole')]),
  ]
  return words.join(', ') || t('pet.column.all')
}

function agesText(from: number, to: number | null | undefined): string {
  if (to == null) return t('pet.column.from', { count: from })
  return from === to ? t('pet.column.age', { count: from }) : t('pet.column.span', { from, count: to })
}

/** `3`, `[2, 4]` or `[12, null]`. */
function spanOf(age: unknown): [from: number, to: number | null] | null {
  const [from, to, ...more]: unknown[] = Array.isArray(age) ? age : [age, age]
  if (more.length > 0 || !isWithin(from, 0, MAX_MONTHS)) return null
  if (to === null) return [from, null]
  return isWithin(to, from, MAX_MONTHS) ? [from, to] : null
}

function rowOf(value: unknown, columns: number): Row | null {
  if (!isRecord(value) || !isWithin(value['kg'], 0.1, MAX_KILOGRAMS)) return null
  const grams = listOf(value['grams'], MAX_COLUMNS, cellOf)
  return grams?.length === columns
    ? { kilograms: value['kg'], label: t('pet.row', { weight: money.number(value['kg'], 1) }), grams }
    : null
}

/** `null`, `75` or `[75, 90]`. */
function cellOf(value: unknown): number[] | null {
  if (value === null) return []
  const figures: unknown[] = Array.isArray(value) ? value : [value]
  const [low, high = low] = figures
  const isGood = figures.length <= 2 && isWithin(low, 1, MAX_GRAMS) && isWithin(high, low, MAX_GRAMS)
  if (!isGood) return null
  return low === high ? [low] : [low, high]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}
