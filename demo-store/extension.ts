import type { FastifyPluginAsync } from 'fastify'
import type { Context, Resolvers } from './context.ts'
import type { ReadModel } from './database/read-model.ts'
import type { Queryable } from './database/rows.ts'
import type { BelongingsSeed } from './seed/types.ts'
import type { StoreState } from './state.ts'

/** What an extension adds to the demo store, so that it can be tried: the default export of its `demo-store.ts`. */
export type DemoStoreExtension = {
  /** Of the types in its `magento/*.graphql`. Each file is a module that the store can have or not. */
  resolvers?: Resolvers
  /** Tables of its own. */
  sql?: string
  /** Writes what a customer of the seed has; `at` gives the context of a request at some time. */
  writeBelongings?: (belongings: BelongingsSeed, at: (time: string) => Context) => Promise<void>
  /** Called after products were saved or sold. */
  catalogueChanged?: (before: ReadModel, after: ReadModel, store: { db: Queryable; now: () => Date }) => Promise<void>
  /** Other addresses, such as the pages of a payment provider. */
  routes?: (state: StoreState) => FastifyPluginAsync
}

export function defineDemoStoreExtension(extension: DemoStoreExtension): DemoStoreExtension {
  return extension
}
