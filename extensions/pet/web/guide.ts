import type { FeedingGuide, Range } from '../ration.ts'
import type { Activity, Animal } from '../pet.ts'
import type { GuideFragment } from './pet.generated.ts'

const ANIMALS = { DOG: 'dog', CAT: 'cat', HORSE: 'horse' } as const satisfies Record<string, Animal>
const ACTIVITIES = { LOW: 'low', NORMAL: 'normal', HIGH: 'high' } as const satisfies Record<string, Activity>

/** Converts the server's table for `rationOf`. */
export function guideOf({ animal, isByAdultWeight, columns, rows }: GuideFragment): FeedingGuide {
  return {
    animal: ANIMALS[animal],
    weight: isByAdultWeight ? 'adult' : 'current',
    columns: columns.map(({ fromMonths, toMonths, activity, isNeutered }) => ({
      age: fromMonths === null ? null : [fromMonths, toMonths],
      activity: activity && ACTIVITIES[activity],
      isNeutered,
    })),
    rows: rows.map(({ kilograms, grams }) => ({ kilograms, grams: grams.map(rangeOf) })),
  }
}

function rangeOf([low, high = low]: readonly number[]): Range | null {
  return low === undefined || high === undefined ? null : { low, high }
}
