/** */
export { defineDemoStoreExtension } from './extension.ts'
/** */
export type { Context } from './context.ts'
/** */
export type { Resolvers } from './context.ts'
/** */
export type { StoreState } from './state.ts'
/** Carts. */
export * as carts from './public/carts.ts'
/** Products, attributes and the store’s views. */
export * as catalog from './public/catalog.ts'
/** Customers and guests. */
export * as customers from './public/customers.ts'
/** The demo store’s tables, ids and pages of results. */
export * as database from './public/database.ts'
/** Errors as Magento sends them. */
export * as errors from './public/errors.ts'
/** The mailbox. */
export * as mails from './public/mails.ts'
/** Orders and what belongs to them. */
export * as orders from './public/orders.ts'
/** HTML pages outside of GraphQL. */
export * as pages from './public/pages.ts'
/** Providers of payments that the demo store plays. */
export * as payments from './public/payments.ts'
/** Pickup points. */
export * as pickup from './public/pickup.ts'
/** Wish lists. */
export * as wishlists from './public/wishlists.ts'
