/** */
export { defineWebExtension } from './extension.ts'
/** */
export { fieldsOf } from './extension.ts'
/** */
export type { AccountEntry } from './extension.ts'
/** */
export { lazy } from './lazy.tsx'
/** */
export { clientOnly } from './lazy.tsx'
/** */
export { route } from './route.ts'
/** */
export { accountLayout } from './route.ts'
/** */
export type { RouteOptions } from './route.ts'
/** */
export type { LoadContext } from './screen.ts'
/** */
export type { LoadResult } from './screen.ts'
/** */
export type { ScreenProps } from './screen.ts'
/** */
export type { SlotProps } from './slots.ts'
/** */
export { fetchOperation } from './api/use-operation.ts'
/** */
export { operationQuery } from './api/use-operation.ts'
/** */
export { useOperation } from './api/use-operation.ts'
/** */
export { useExecute } from './api/execute-context.ts'
/** */
export { useTranslate } from './i18n/messages-context.ts'
/** */
export { useHydrated } from './hydration.tsx'
/** */
export { useAddress } from './use-address.ts'
/** */
export { useSite } from './site/site.ts'
/** */
export { useShop } from './site/shop-context.ts'
/** */
export { useFormat } from './site/use-format.ts'
/** */
export { takeFocus } from './ui/take-focus.ts'
/** Types of what the core’s documents return, and of operations. */
export type * as Fragments from './public/fragments.ts'
/** The cart in the browser. */
export * as carts from './public/carts.ts'
/** Product cards, lists and what stands around them. */
export * as catalog from './public/catalog.ts'
/** What the shopper has agreed to, and the data layer. */
export * as consent from './public/consent.ts'
/** Forms that a person sends. */
export * as contact from './public/contact.ts'
/** The visitor, and pages of the account. */
export * as customers from './public/customers.ts'
/** Parts of order pages. */
export * as orders from './public/orders.ts'
/** The site, its features and addresses. */
export * as site from './public/site.ts'
/** Texts of the shop. */
export * as texts from './public/texts.ts'
/** Components and hooks of the design system. */
export * as ui from './public/ui.ts'
/** Wish lists. */
export * as wishlists from './public/wishlists.ts'
/** Limits and rules that server and browser share. */
export * as rules from '../schema/public.ts'
