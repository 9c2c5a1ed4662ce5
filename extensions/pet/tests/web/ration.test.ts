import { describe, expect, test } from 'vitest'
import { type Pet, petsIn, petsOfText, stageOf } from '../../pet.ts'
import { costOf, daysOf, type FeedingGuide, rationOf } from '../../ration.ts'

const TODAY = new Date('2026-11-27T12:00:00Z')
const MOKA: Pet = {
  id: 'moka',
  name: 'Moka',
  animal: 'dog',
  stage: 'young',
  size: 'large',
  bornOn: '2026-06-20',
  weight: 20,
  adultWeight: 30,
  activity: null,
  isNeutered: null,
  needs: [],
}

const one = (figure: number) => ({ low: figure, high: figure })
const everyone = { age: null, activity: null, isNeutered: null }
const aged = (from: number, to: number | null = from) => ({ ...everyone, age: [from, to] as const })

/** Growth of puppies, as makers publish it: the weight when grown by the age in months; cells are empty where a small breed is grown. */
const GROWTH: FeedingGuide = {
  animal: 'dog',
  weight: 'adult',
  columns: [aged(2), aged(4), aged(6), aged(12)],
  rows: [
    { kilograms: 10, grams: [one(120), one(160), one(170), null] },
    { kilograms: 20, grams: [one(180), one(260), one(290), one(250)] },
    { kilograms: 40, grams: [one(260), one(400), one(480), one(460)] },
  ],
}

/** Grown dogs: a range in each cell, in two columns of activity. */
const GROWN: FeedingGuide = {
  animal: 'dog',
  weight: 'current',
  columns: [
    { ...aged(12, null), activity: 'normal' },
    { ...aged(12, null), activity: 'high' },
  ],
  rows: [
    { kilograms: 10, grams: [{ low: 140, high: 160 }, one(180)] },
    { kilograms: 30, grams: [{ low: 300, high: 360 }, one(420)] },
  ],
}

/** Cats by whether they are neutered. */
const CATS: FeedingGuide = {
  animal: 'cat',
  weight: 'current',
  columns: [
    { ...everyone, isNeutered: true },
    { ...everyone, isNeutered: false },
  ],
  rows: [
    { kilograms: 3, grams: [one(40), one(48)] },
    { kilograms: 5, grams: [one(55), one(66)] },
  ],
}

const ration = (guide: FeedingGuide, pet: Partial<Pet>) => rationOf(guide, { ...MOKA, ...pet }, TODAY)
const figures = (low: number, high = low) => ({ kind: 'ration', low, high })

describe('a ration', () => {
  test('is what the table says for a weight and an age in it', () => {
    expect(ration(GROWTH, { adultWeight: 20, bornOn: '2026-05-27' })).toEqual(figures(290))
    expect(ration(GROWN, { stage: 'adult', bornOn: null, weight: 30 })).toEqual(figures(300, 360))
  })

  test('lies between neighbouring rows and ages in proportion', () => {
    // Five months: between four and six, and 30 kg between 20 and 40.
    expect(ration(GROWTH, {})).toEqual(figures((260 + 290) / 4 + (400 + 480) / 4))
    expect(ration(GROWN, { stage: 'adult', bornOn: null, weight: 15 })).toEqual(figures(180, 210))
  })

  test('is not told beyond the table: its bound is', () => {
    expect(ration(GROWTH, { bornOn: '2026-11-01' })).toEqual({ kind: 'outside', of: 'age', side: 'below', bound: 2 })
    expect(ration(GROWTH, { bornOn: '2025-06-01' })).toEqual({ kind: 'outside', of: 'age', side: 'above', bound: 12 })
    expect(ration(GROWTH, { adultWeight: 5 })).toEqual({ kind: 'outside', of: 'weight', side: 'below', bound: 10 })
    expect(ration(GROWN, { stage: 'adult', bornOn: null, weight: 45 })).toMatchObject({ side: 'above', bound: 30 })
    expect(ration(GROWTH, { adultWeight: 10, bornOn: '2025-11-27' })).toEqual({ kind: 'blank' })
    expect(ration(CATS, {})).toEqual({ kind: 'otherAnimal' })
  })

  test('says what it needs, and guesses nothing', () => {
    expect(ration(GROWTH, { adultWeight: null })).toEqual({ kind: 'unknown', needs: 'adultWeight' })
    expect(ration(GROWTH, { bornOn: null })).toEqual({ kind: 'unknown', needs: 'age' })
    expect(ration(GROWN, { stage: 'adult', bornOn: null, weight: null })).toEqual({ kind: 'unknown', needs: 'weight' })
    // Without a birth date a puppy is not in a table for grown dogs, and a grown dog in none for puppies.
    expect(ration(GROWN, { bornOn: null })).toMatchObject({ kind: 'outside', of: 'age', side: 'below', bound: 12 })
    expect(ration(GROWTH, { bornOn: null, stage: 'adult' })).toMatchObject({
      kind: 'outside',
      of: 'age',
      side: 'above',
    })
  })

  test('follows activity, which is normal where nothing is said of it', () => {
    const dog = { stage: 'adult', bornOn: null, weight: 10 } as const
    expect(ration(GROWN, { ...dog, activity: 'high' })).toEqual(figures(180))
    expect(ration(GROWN, dog)).toEqual(figures(140, 160))
    // The table has no column for calm dogs.
    expect(ration(GROWN, { ...dog, activity: 'low' })).toEqual(figures(140, 180))
  })

  test('spans both answers where the table asks what is not known', () => {
    const cat = { animal: 'cat', stage: 'adult', weight: 4 } as const
    expect(ration(CATS, { ...cat, isNeutered: true })).toEqual(figures(47.5))
    expect(ration(CATS, cat)).toEqual(figures(47.5, 57))
  })

  test('makes whole days of a pack, and their cost', () => {
    expect(daysOf(12_000, one(395))).toEqual(one(30))
    expect(daysOf(3000, { low: 140, high: 160 })).toEqual({ low: 18, high: 21 })
    expect(costOf(74.9, 12_000, one(395)).low).toBeCloseTo(2.47, 2)
  })
})

describe('a profile', () => {
  test('is young, grown or old by its birth date, and else as it was said', () => {
    expect(stageOf(MOKA, TODAY)).toBe('young')
    expect(stageOf({ ...MOKA, bornOn: '2025-11-27' }, TODAY)).toBe('adult')
    expect(stageOf({ ...MOKA, bornOn: '2015-01-01' }, TODAY)).toBe('senior')
    expect(stageOf({ bornOn: null, stage: 'senior' }, TODAY)).toBe('senior')
  })

  test('is read from where others may write: bounded, and without what is none', () => {
    const bad = {
      ...MOKA,
      id: 'x',
      name: '<b>Rex</b>\u0000'.repeat(20),
      weight: -3,
      bornOn: '2026-13-45',
      size: 'huge',
    }
    const [kept] = petsIn([bad, { animal: 'dog' }, null, 'cat', { id: 'y', animal: 'unicorn' }])
    expect(kept).toMatchObject({ id: 'x', weight: null, bornOn: null, size: null })
    expect(kept?.name.length).toBeLessThanOrEqual(40)
    expect(kept?.name).not.toMatch(/[<>\0]/)
    expect(petsIn(Array.from({ length: 50 }, (_, id) => ({ ...MOKA, id: `${id}` })))).toHaveLength(12)
    expect(petsIn([MOKA])).toEqual([MOKA])
    for (const text of ['{', '{"a":1}', null, 'x'.repeat(9000)]) expect(petsOfText(text)).toEqual([])
  })
})
