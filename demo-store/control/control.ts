import type { StoreState } from '../state.ts'
import { createCheckoutSettings } from './checkout-settings.ts'
import { createConditions } from './conditions.ts'
import { createCustomerGroups } from './customer-groups.ts'
import { createHelpdesk } from './helpdesk.ts'
import { createModeration } from './moderation.ts'
import { createSales } from './sales.ts'
import { createSaves } from './saves.ts'

/** Everything that can be done to a running store besides shopping in it. */
export const createControl = (state: StoreState) => ({
  ...createConditions(state),
  ...createSaves(state),
  ...createCustomerGroups(state),
  ...createModeration(state),
  ...createHelpdesk(state),
  ...createSales(state),
  ...createCheckoutSettings(state),
})

export type Control = ReturnType<typeof createControl>
