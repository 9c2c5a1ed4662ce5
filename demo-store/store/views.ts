import type { Category, Product } from '../catalog/types.ts'
import type { CmsPage } from '../database/read-model.ts'
import { readViews } from '../seed/store-views.ts'

/** Settings and content in the scope of one view. */
export type ViewScope = {
  config: Readonly<Record<string, string | number | boolean | null>>
  /** Ids of the categories below the root that are active here; only their products are sold. */
  branches: readonly number[]
  /** Content of pages and blocks, by identifier. */
  pages: Readonly<
    Record<
      string,
      Partial<Pick<CmsPage, 'identifier' | 'title' | 'heading' | 'content' | 'metaTitle' | 'metaDescription'>>
    >
  >
  blocks: Readonly<Record<string, string>>
  /** What differs in this view: categories by id, products by sku. */
  categories: ReadonlyMap<number, Partial<Category>>
  products: Readonly<Record<string, Partial<Product>>>
  /** Name in the store → name in this view. */
  words: Readonly<Record<string, string>>
}

/**
 * Store views of the demo shop; `Store` header values are their codes, case-sensitive. As in Magento, a view may override
 * settings, content and active categories, and inherits the rest from its store.
 */
export type StoreView = {
  id: number
  code: string
  locale: string
  language: 'fr' | 'en'
  name: string | null
  /** Its link address below the store's base address: empty, or with a slash at its end. */
  path: string
  own?: ViewScope
}

export const storeViews = readViews()

type Linking = { baseUrl: string; view: StoreView; model: { settings: { config: Record<string, unknown> } } }

/** Currencies a shopper may choose by `Content-Currency`, with their rate to the base currency. */
export const CURRENCIES: Record<string, { rate: number; symbol: string }> = {
  EUR: { rate: 1, symbol: '€' },
  USD: { rate: 1.1, symbol: '$' },
}

const frenchPrice = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

export type Money = { value: number; currency: string }

/** Base address of a view's pages. */
export function linkUrl(baseUrl: string, { path }: Pick<StoreView, 'path'>): string {
  return baseUrl + path
}

/** Magento's base link URL (`web/secure/base_link_url`): the store's own address, unless the merchant set another, such as the shop's. */
export function linkBase({ baseUrl, view, model }: Linking): string {
  const set = model.settings.config.secure_base_link_url
  return linkUrl(typeof set === 'string' && set ? set : baseUrl, view)
}

/** Cents of the base currency as a figure in the requested currency; unknown currencies count as the base currency. */
export function inCurrency(cents: number, currency: string): number {
  return Math.round(cents * (CURRENCIES[currency]?.rate ?? 1)) / 100
}

/** Magento's money object: a float with its currency. */
export function money(cents: number, currency: string): Money {
  return { value: inCurrency(cents, currency), currency }
}

/** A price for French mails and pages. */
export function euros(cents: number): string {
  return frenchPrice.format(cents / 100)
}
