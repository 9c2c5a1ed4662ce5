import type { FastifyPluginAsync } from 'fastify'
import type { EntityAttributes } from './catalog/custom-attributes.ts'
import type { ExtensionControl } from './control/control.ts'
import type { Context, Resolvers } from './context.ts'
import type { ReadModel } from './database/read-model.ts'
import type { Queryable } from './database/rows.ts'
import type { Edition, Level } from './levels.ts'
import type { Books } from './orders/status.ts'
import type { ItemQuantity, Order } from './orders/types.ts'
import type { Provider } from './payment/provider.ts'
import type { BelongingsSeed, OrderSeed } from './seed/types.ts'
import type { StoreState } from './state.ts'

type OrderStep = OrderSeed['steps'][number]

/** What an extension adds to the demo store, so that it can be tried: the default export of its `demo-store.ts`. */
export type DemoStoreExtension = {
  /** Resolvers of the types in its `magento/*.graphql`. Each file is a module that the store can have or not. */
  resolvers?: Resolvers
  /** Tables of its own. */
  sql?: string
  /** What releases have of its `magento/*.graphql` that later ones took away again or gave another type: extensions of its types. */
  retiredMembers?: (version: { level: Level; edition: Edition }) => string
  /** Attributes of entities besides products, by the type of the entity (`RMA_ITEM`). */
  attributes?: Readonly<Record<string, EntityAttributes>>
  /** Links in blocks of content. */
  links?: readonly BlockLink[]
  /** Writes what a customer of the seed has; `at` gives the context of a request at some time. */
  writeBelongings?: (belongings: BelongingsSeed, at: (time: string) => Context) => Promise<void>
  /** Steps of past orders that it writes, by their name in `seed/orders.yaml`. Without it they are left out. */
  orderSteps?: Readonly<
    Partial<Record<OrderStep['do'], (order: Order, step: WrittenStep, books: Books) => Promise<void>>>
  >
  /** Called after products were saved or sold. */
  catalogueChanged?: (before: ReadModel, after: ReadModel, store: { db: Queryable; now: () => Date }) => Promise<void>
  /**
   * Codes of payment methods that are paid on a page after the order → member of `PlaceOrderInput` with the shop's return address. Each order gets a
   * row of `payment_session` of this kind, whose page is one of the `routes`, and ends with `settlePayment`.
   */
  paymentPages?: Readonly<Record<string, string>>
  /** A provider of payments that the demo store plays, where `paymentPages` does not say all of it. */
  provider?: Provider
  /** What a page of its `routes` shows → its path, for people who try the shop: `npm start` prints it. */
  pages?: Readonly<Record<string, string>>
  /** What can be done to a running store besides shopping in it: members of `ExtensionControl`. */
  control?: (state: StoreState) => Partial<ExtensionControl>
  /** JSON schema of what those that change something accept. */
  controlBodies?: Readonly<Partial<Record<keyof ExtensionControl, Record<string, unknown>>>>
  /** Those that take nothing and are read with GET. */
  controlReads?: readonly (keyof ExtensionControl)[]
  /** Other addresses, such as the pages of a payment provider. */
  routes?: (state: StoreState) => FastifyPluginAsync
}

/** A step that is written; without `items` it concerns everything that is left. */
export type WrittenStep = { items: ItemQuantity[] | null; comment: string | null; reply: string | null }

/** A link to `path` in a list of a block, below the one to the path `after`. */
export type BlockLink = { block: string; after: string; path: string; label: string }

export function defineDemoStoreExtension(extension: DemoStoreExtension): DemoStoreExtension {
  return extension
}
