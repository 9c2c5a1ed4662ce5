import type { StoreState } from '../state.ts'
import { createConditions } from './conditions.ts'
import { createModeration } from './moderation.ts'
import { createSaves } from './saves.ts'

/** Everything that can be done to a running store besides shopping in it. */
export const createControl = (state: StoreState) => ({
  ...createConditions(state),
  ...createSaves(state),
  ...createModeration(state),
})

export type Control = ReturnType<typeof createControl>
