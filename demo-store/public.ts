// `musette/demo-store`: what an extension imports to be tried in the demo store.

/** What an extension adds to the demo store, so that it can be tried: the default export of its `demo-store.ts`. */
export { defineDemoStoreExtension } from './extension.ts'

/** Data of one request for resolvers of the demo store. */
export type { Context } from './context.ts'

/** Resolvers of the demo store by type. */
export type { Resolvers } from './context.ts'

/** The running demo store, for routes and controls. */
export type { StoreState } from './state.ts'

/** Carts of the demo store: `await carts.loadCart(id, context)`. */
export * as carts from './public/carts.ts'

/** Products, attributes and store views of the demo store. */
export * as catalog from './public/catalog.ts'

/** Customers of the demo store, and signing in. */
export * as customers from './public/customers.ts'

/** Tables, ids (`database.encodeUid(1)` is «MQ==») and pages of results. */
export * as database from './public/database.ts'

/** Errors in the words and categories of Magento: `throw errors.inputError('…')`. */
export * as errors from './public/errors.ts'

/** The demo store's mailbox. */
export * as mails from './public/mails.ts'

/** Orders of the demo store. */
export * as orders from './public/orders.ts'

/** HTML pages beside GraphQL, escaped. */
export * as pages from './public/pages.ts'

/** Payment providers that the demo store simulates. */
export * as payments from './public/payments.ts'

/** Pickup points of the demo store. */
export * as pickup from './public/pickup.ts'

/** Wish lists of the demo store. */
export * as wishlists from './public/wishlists.ts'
