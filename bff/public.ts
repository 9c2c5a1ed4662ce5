// `musette/server`: what the server part of an extension imports.

/**
 * What an extension adds to the server: the default export of its `server.ts`. Throws for an unknown field. `export
 * default defineServerExtension({ resolvers })`
 */
export { defineServerExtension } from './extension.ts'

/** Values of the variables in an extension's `variables.ts`, typed: `valuesOf(variables, context.shop).ALMA_KEY`. */
export { valuesOf } from './extension.ts'

/** Parts of a site that the hook `plugin` of an extension gets. */
export type { SiteParts } from './extension.ts'

/** What all resolvers of one request share: the store bound to the shopper, the session, the site's settings. */
export type { RequestContext } from './graphql/context.ts'

/** Settings of one site, validated at the start: addresses are `URL`s, durations are seconds unless the name says otherwise. */
export type { ShopSettings } from './config.ts'

/** The part of a request's context that reads settings of the store; the doctor has it, too. */
export type { StoreContext } from './domains/shop/store-loaders.ts'

/** A text of the shop, in the language of the site or a given one: `t('cart.added', { count: 2 })`. An unknown id is a type error. */
export { t } from './i18n/texts.ts'

/** Caches, limits and memos, all bounded: `caching.createLimiter(2, 20)` runs two at a time, lets twenty wait, and refuses more with `caching.Overload`. */
export * as caching from './public/caching.ts'

/** The shopper's cart at the store: `carts.cartService(context)`. `carts.isRefusal(error)` distinguishes refusals of the store from failures. */
export * as carts from './public/carts.ts'

/** Products as the shop shows them: `catalog.mapProduct(product, await catalog.shownSettings(products, context))`, null for one without a name. Amounts are cents. */
export * as catalog from './public/catalog.ts'

/** Messages to the merchant, and mails in the shop's name: `contact.postMail(compose, context)` queues one, or returns null if it cannot. */
export * as contact from './public/contact.ts'

/**
 * The signed-in customer, and results of forms: `customers.accepted`, `customers.refused(text)`, `customers.refusedFields([…])`, which is null
 * without a fault.
 */
export * as customers from './public/customers.ts'

/** Files of a customer, such as tickets and returns: types of the field `files`, and safe names and media types. */
export * as files from './public/files.ts'

/**
 * HTML that merchants wrote: `html.textOfHtml(source)` is its plain text, `html.contentLoaders(context).richText(source)` the value of a field of
 * type `Wysiwyg`.
 */
export * as html from './public/html.ts'

/** Bounded bodies, encodings, foreign origins, and limits by client network. */
export * as http from './public/http.ts'

/** Amounts are whole cents, formatted only for output: `money.toCents(12.5, 'EUR')` is 1250, `money.formatPrice(1250, 'EUR')` is «12,50 €». */
export * as money from './public/money.ts'

/** Orders of customers and guests: finding one after a lost response, the last one of a session, timestamps. */
export * as orders from './public/orders.ts'

/** What a `payments.PaymentAdapter` needs, from the order to the provider's page and back. `placeAtStore` places at most one order. */
export * as payments from './public/payments.ts'

/** What a `pickup.PickupAdapter` of a carrier needs: opening hours, coordinates in degrees. */
export * as pickup from './public/pickup.ts'

/** The store's endpoint. Requests throw `store.UpstreamError`: `isFailure` distinguishes failures from refusals. */
export * as store from './public/store.ts'

/** Wish lists of the signed-in customer: `wishlists.wishlistService(context)`. */
export * as wishlists from './public/wishlists.ts'

/** Limits and rules that server and browser share, such as `rules.MAX_SKU` (characters). */
export * as rules from '../schema/public.ts'

/** Types of the shop's GraphQL schema: `ShopTypes.PaymentState`. */
export type * as ShopTypes from './graphql/shop-schema.generated.ts'
