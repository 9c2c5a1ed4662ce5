// `musette/web`: what pages of an extension import.

/**
 * What an extension adds to the pages: the default export of its `web.ts`. Write names of slots in full, because the build reads them. `export
 * default defineWebExtension({ slots: { ProductBelowName: lazy(() => import('./web/Brand.tsx')) } })`
 */
export { defineWebExtension } from './extension.ts'

/** Fields that a fragment with `@adds` added to one of the core: `fieldsOf<BrandOfProductFragment>(product).brand`. */
export { fieldsOf } from './extension.ts'

/** An entry of the account's menu, in an extension's `account-menu.ts`. */
export type { AccountEntry } from './extension.ts'

/** A component whose code loads on first use, and that the server renders: `lazy(() => import('./web/Part.tsx'))`. */
export { lazy } from './lazy.tsx'

/** As `lazy`, for personal parts: the server renders nothing. */
export { clientOnly } from './lazy.tsx'

/** A page: `route('/brand/:name', () => import('./web/BrandScreen.tsx'), { section: 'public' })`. */
export { route } from './route.ts'

/** The account's menu around a screen: `{ section: 'personal', inner: accountLayout }`. */
export { accountLayout } from './route.ts'

/** Options of a route: section, texts, parameters of the query string. */
export type { RouteOptions } from './route.ts'

/** Argument of a screen's `load`: decoded path and parameters, and the query client of the page. */
export type { LoadContext } from './screen.ts'

/** Result of `load`: status, redirect, known parameters. */
export type { LoadResult } from './screen.ts'

/** Props of a screen: parameters of its path, decoded. */
export type { ScreenProps } from './screen.ts'

/** Props of the component in each slot: `SlotProps['ProductBelowName']`. */
export type { SlotProps } from './slots.ts'

/** In `load`: fetches required data. Rejects if the server refuses: `await fetchOperation(queryClient, Brand, { name })`. */
export { fetchOperation } from './api/use-operation.ts'

/** Options of TanStack Query for an operation, to read or change what is cached. */
export { operationQuery } from './api/use-operation.ts'

/** Data of an operation, from the page's HTML or from the server: `const { data } = useOperation(Brand, { name })`. */
export { useOperation } from './api/use-operation.ts'

/** A function that sends an operation once, for mutations. Rejects with an error for `site.shownError`. */
export { useExecute } from './api/execute-context.ts'

/** Texts in the page's language: `useTranslate()('brand.by')`. */
export { useTranslate } from './i18n/messages-context.ts'

/** Whether the page is hydrated: false on the server and in the first render. */
export { useHydrated } from './hydration.tsx'

/** Path and query string of the page. */
export { useAddress } from './use-address.ts'

/** A function that opens an address of the site: `useNavigate()('/chiens.html', { replace: true })`. */
export { useNavigate } from './use-address.ts'

/** The site: its name, locale, base path, phone. */
export { useSite } from './site/site.ts'

/** Settings of the store that pages need. */
export { useShop } from './site/shop-context.ts'

/** Numbers, dates and amounts in the locale of the site: `useFormat().money({ amount: 12.5, currency: 'EUR' })`. */
export { useFormat } from './site/use-format.ts'

/** A `ref` that moves the focus to what has just appeared, such as the result of a form. */
export { takeFocus } from './ui/take-focus.ts'

/** Types of what the core's documents return: `Fragments.ProductCardFragment`. */
export type * as Fragments from './public/fragments.ts'

/** The cart in the browser: `carts.useCartMutation(…)` changes it and shows the result everywhere. */
export * as carts from './public/carts.ts'

/** Product cards, lists with filters, and related parts: `<catalog.ProductList … />`. */
export * as catalog from './public/catalog.ts'

/** The shopper's consent, and the data layer: `consent.useConsent()`, `consent.pushEvent(event)`. */
export * as consent from './public/consent.ts'

/** Proof that a person sends a form: `contact.useCaptcha(form)`. */
export * as contact from './public/contact.ts'

/** Content that editors write in the store: `<content.RichText content={…} />`. */
export * as content from './public/content.ts'

/** The visitor and the pages of the account: `customers.useVisitor()`, `<customers.AccountData …>`. */
export * as customers from './public/customers.ts'

/** Parts of pages about orders. */
export * as orders from './public/orders.ts'

/** Features, paths and errors: `site.useFeature('returns')`, `site.orderPath(id)`, `site.shownError(error, t('…'))`. */
export * as site from './public/site.ts'

/** Types of the shop's texts, and all of them at once. */
export * as texts from './public/texts.ts'

/** Components of the design system, their hooks and helpers: `<ui.Button variant="quiet">`, `<ui.TextField … />`, `ui.useForm(…)`. */
export * as ui from './public/ui.ts'

/** Parts of wish lists. */
export * as wishlists from './public/wishlists.ts'

/** Limits and rules that server and browser share: `rules.typedNumber(text)` is null if the text is no number. */
export * as rules from '../schema/public.ts'
