/** A shopper's animal, as stored on the device and in the store. Null means unknown. */
export type Pet = {
  id: string
  name: string
  animal: Animal
  /** From its birth date if that is known (`stageOf`). */
  stage: Stage
  size: BreedSize | null
  /** `YYYY-MM-DD` */
  bornOn: string | null
  /** Kilograms. */
  weight: number | null
  adultWeight: number | null
  activity: Activity | null
  isNeutered: boolean | null
  needs: readonly Need[]
}

export const ANIMALS = ['dog', 'cat', 'horse'] as const
export const STAGES = ['young', 'adult', 'senior'] as const
export const BREED_SIZES = ['small', 'medium', 'large', 'giant'] as const
export const ACTIVITIES = ['low', 'normal', 'high'] as const
export const NEEDS = ['digestion', 'skin', 'joints', 'weight', 'urinary'] as const

export type Animal = (typeof ANIMALS)[number]
export type Stage = (typeof STAGES)[number]
export type BreedSize = (typeof BREED_SIZES)[number]
export type Activity = (typeof ACTIVITIES)[number]
export type Need = (typeof NEEDS)[number]

export const MAX_PETS = 12
export const MAX_NAME = 40
/** Kilograms: heavier than any horse. */
export const MAX_WEIGHT = 1500
/** The last month of a feed's table at most. */
export const MAX_MONTHS = 600
/** Characters of all profiles of a person as JSON. */
export const MAX_PROFILES = 8000

/** Months from which an animal counts as adult, and as senior, in lists. Rations use its age in months instead. */
const GROWN = 12
const OLD = 84

/** Age in whole months on a day; null without a birth date. */
export function monthsOf({ bornOn }: Pick<Pet, 'bornOn'>, today: Date): number | null {
  if (bornOn === null) return null
  const born = new Date(bornOn)
  const months = (today.getUTCFullYear() - born.getUTCFullYear()) * 12 + today.getUTCMonth() - born.getUTCMonth()
  return Math.max(0, today.getUTCDate() < born.getUTCDate() ? months - 1 : months)
}

export function stageOf(pet: Pick<Pet, 'bornOn' | 'stage'>, today: Date): Stage {
  const months = monthsOf(pet, today)
  if (months === null) return pet.stage
  return months < GROWN ? 'young' : months < OLD ? 'adult' : 'senior'
}

/** Reads profiles from an untrusted source: invalid ones are left out. */
export function petsIn(value: unknown): Pet[] {
  if (!Array.isArray(value)) return []
  const pets = value.flatMap((one: unknown) => petOf(one) ?? [])
  return [...new Map(pets.map((pet) => [pet.id, pet])).values()].slice(0, MAX_PETS)
}

/** As `petsIn`, of JSON. */
export function petsOfText(text: string | null | undefined): Pet[] {
  try {
    return text && text.length <= MAX_PROFILES ? petsIn(JSON.parse(text)) : []
  } catch {
    return []
  }
}

function petOf(value: unknown): Pet | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Readonly<Record<string, unknown>> = { ...value }
  const { id, name } = given
  const animal = among(ANIMALS, given['animal'])
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || !animal) return null
  const needs: readonly unknown[] = Array.isArray(given['needs']) ? given['needs'] : []
  return {
    id,
    name:
      typeof name === 'string'
        ? name
            .replace(/[\p{Cc}<>]/gu, '')
            .trim()
            .slice(0, MAX_NAME)
        : '',
    animal,
    stage: among(STAGES, given['stage']) ?? 'adult',
    size: among(BREED_SIZES, given['size']),
    bornOn: dayOf(given['bornOn']),
    weight: weightOf(given['weight']),
    adultWeight: weightOf(given['adultWeight']),
    activity: among(ACTIVITIES, given['activity']),
    isNeutered: typeof given['isNeutered'] === 'boolean' ? given['isNeutered'] : null,
    needs: NEEDS.filter((need) => needs.includes(need)),
  }
}

function among<const T extends string>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null
}

function dayOf(value: unknown): string | null {
  const isDay = typeof value === 'string' && /^(?:19|20)\d\d-\d\d-\d\d$/.test(value)
  return isDay && !Number.isNaN(Date.parse(value)) ? value : null
}

function weightOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= MAX_WEIGHT ? value : null
}
