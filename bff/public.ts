/** */
export { defineServerExtension } from './extension.ts'
/** */
export { valuesOf } from './extension.ts'
/** */
export type { SiteParts } from './extension.ts'
/** */
export type { RequestContext } from './graphql/context.ts'
/** */
export type { ShopSettings } from './config.ts'
/** */
export type { StoreContext } from './domains/shop/store-loaders.ts'
/** */
export { t } from './i18n/texts.ts'
/** Caches, limits and memos with a bound. */
export * as caching from './public/caching.ts'
/** The shopper’s cart at the store. */
export * as carts from './public/carts.ts'
/** Products as the shop shows them: lists, prices, breadcrumbs, contents of a pack. */
export * as catalog from './public/catalog.ts'
/** What is written to the merchant, and mails in the shop’s name. */
export * as contact from './public/contact.ts'
/** The signed-in customer, and results of what was requested in a form. */
export * as customers from './public/customers.ts'
/** Files of a customer, such as tickets and invoices. */
export * as files from './public/files.ts'
/** HTML of merchants: parsed, or as plain text. */
export * as html from './public/html.ts'
/** Bodies, encodings, origins and limits of requests. */
export * as http from './public/http.ts'
/** Amounts: integer cents inside, formatted once. */
export * as money from './public/money.ts'
/** Orders of customers and guests. */
export * as orders from './public/orders.ts'
/** What an adapter of a payment method needs: from the order to the provider’s page and back. */
export * as payments from './public/payments.ts'
/** What an adapter of a carrier with pickup points needs. */
export * as pickup from './public/pickup.ts'
/** The store’s endpoint: requests, errors, settings, ids and messages. */
export * as store from './public/store.ts'
/** Wish lists of customers. */
export * as wishlists from './public/wishlists.ts'
/** Limits and rules that server and browser share. */
export * as rules from '../schema/public.ts'
/** Types of the shop’s schema. */
export type * as ShopTypes from './graphql/shop-schema.generated.ts'
