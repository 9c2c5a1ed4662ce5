import type { BareServer } from './bare-server.ts'
import type { Catalogue } from './catalogue.ts'
import type { Server } from './servers.ts'
import type { Store } from './shop.ts'

/** What every contest needs. */
export type Setting = { shop: Server; store: Store; bare: BareServer; catalogue: Catalogue }
