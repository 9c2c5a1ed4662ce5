import type { Variable } from './kinds.ts'
import { serverVariables } from './server-variables.ts'
import { shopVariables } from './shop-variables.ts'
import { storeVariables } from './store-variables.ts'
import { thirdPartyVariables } from './third-party-variables.ts'

/** Every variable the bff reads: the README's table is held against this one by a test. */
export const variables = { ...serverVariables, ...thirdPartyVariables, ...storeVariables, ...shopVariables }

export type Values = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T> ? T : never
}
