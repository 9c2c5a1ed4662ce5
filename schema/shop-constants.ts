/** Constants of the shop that client and bff share. */

/** The locale where none is configured (`SHOP_LOCALE`), and the shop's place: its days begin and end by this clock. */
export const LOCALE = 'fr-FR'
export const TIME_ZONE = 'Europe/Paris'

/** The language of the texts in a locale. English stands in for what nobody has translated to yet. */
export function languageOf(locale: string): 'fr' | 'en' {
  return locale.startsWith('fr') ? 'fr' : 'en'
}

/** A page hidden for longer than this, in ms, loads anew when it is shown again; what a site says goes before. */
export const INACTIVITY_TIMEOUT = 30 * 60_000

/** Products on one page of a list; the first is the default. */
export const PAGE_SIZES: readonly number[] = [16, 32, 64]
/** Page size where none is configured. */
export const FALLBACK_PAGE_SIZE = 9
/** Upper end of the price filter in euros. */
export const DEFAULT_MAX_PRICE = 1500
/** Prices incl. tax = prices excl. tax × this (20 % VAT). */
export const TAX_MULTIPLIER = 1.2
/** Price filters are divided by this before they reach the store; a shop whose index holds prices excl. tax sets 1.2. */
export const DEFAULT_TAX_DIVISOR = 1

/** Facets a list asks the store for, at most. */
export const DYNAMIC_FACET_SIZE = 30
/** Attributes that are never offered as facets. */
export const IGNORED_FACETS: readonly string[] = ['color', 'modele', 'format', 'saveur']

/** In seconds: longest that a cookie may last which needs no consent; browsers cap it at 400 days. The shortest thirteen months have 393. */
export const THIRTEEN_MONTHS = (365 + 28) * 24 * 3600

export const MAINTENANCE_MARKER = '#503 Maintenance flag'
