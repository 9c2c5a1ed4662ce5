import type { Variable } from './kinds.ts'
import { serverVariables } from './server-variables.ts'
import { shopVariables } from './shop-variables.ts'
import { storeVariables } from './store-variables.ts'
import { thirdPartyVariables } from './third-party-variables.ts'

/** Every variable that the bff reads. `docs/configuration.md` is generated from them. */
export const variables = { ...serverVariables, ...thirdPartyVariables, ...storeVariables, ...shopVariables }

export type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T> ? T : never
}
