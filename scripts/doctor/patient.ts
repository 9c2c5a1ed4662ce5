import type { Config } from '../../bff/config.ts'
import type { Row } from './row.ts'
import type { Store } from './store.ts'
import type { StoreSchema } from './store-schema.ts'

/** What is looked at: a store, and the configuration of the shop in front of it. */
export type Patient = { config: Config; store: Store; schema: StoreSchema }

export type Check = (patient: Patient) => Promise<Row[]>
