import type { Config, Site } from '../../bff/config.ts'
import type { Row } from './row.ts'
import type { Store } from './store.ts'
import type { StoreSchema } from './store-schema.ts'

/** The configuration as it applies to one site. */
export type SiteConfig = Omit<Config, 'sites'> & Pick<Site, 'csp' | 'page' | 'shop'>

/** What is examined: a store, and the configuration of the shop in front of it. */
export type DoctorContext = { config: SiteConfig; store: Store; schema: StoreSchema }

export type Check = (context: DoctorContext) => Promise<Row[]>
