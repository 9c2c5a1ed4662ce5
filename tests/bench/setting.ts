import type { BareServer } from './bare-server.ts'
import type { Catalogue } from './catalogue.ts'
import type { Server } from './servers.ts'
import type { Store } from './shop.ts'

/** Data that every benchmark needs. */
export type Setting = { shop: Server; store: Store; bare: BareServer; catalogue: Catalogue }
