/** Constants of the shop that client and bff share. */

/** The version of the front end that the shop reports; the package has a version of its own. */
export const FRONT_END_VERSION = '2.9.9'

/** The default locale (`SHOP_LOCALE`), and the shop's time zone, which decides when its days begin. */
export const LOCALE = 'fr-FR'
export const TIME_ZONE = 'Europe/Paris'

/** A page hidden for longer than this, in ms, reloads when it is shown again, unless the site configures another time. */
export const INACTIVITY_TIMEOUT = 30 * 60_000

/** Products per page of a list. The first is the default. */
export const PAGE_SIZES: readonly number[] = [16, 32, 64]
/** Default page size. */
export const FALLBACK_PAGE_SIZE = 9
/** Upper end of the price filter in euros. */
export const DEFAULT_MAX_PRICE = 1500
/** Prices incl. tax = prices excl. tax × this (20 % VAT). */
export const TAX_MULTIPLIER = 1.2
/** Price filters are divided by this before they are sent to the store. A shop whose index contains prices without tax sets 1.2. */
export const DEFAULT_TAX_DIVISOR = 1

/** Maximum facets that a list requests from the store. */
export const DYNAMIC_FACET_SIZE = 30
/** Attributes that are never offered as facets. */
export const IGNORED_FACETS: readonly string[] = ['color', 'modele', 'format', 'saveur']

/** The store's limit of a search text, in characters; longer texts are cut. */
export const MAX_SEARCH_LENGTH = 128

/** Lines that one request adds to a cart. */
export const MAX_ADDED_LINES = 100
/** Pieces of one line of a cart; a store may allow less. */
export const MAX_QUANTITY = 10_000
/** Products that one request names by their sku. */
export const MAX_SKUS = 200

export const MAINTENANCE_MARKER = '#503 Maintenance flag'

/** The model form for withdrawals, a PDF. */
export const WITHDRAWAL_FORM_PATH = '/retractation/formulaire.pdf'

/** Blocks of the footer with links to the shop's pages. */
export const FOOTER_BAR_BLOCKS = ['footer-contact', 'footer-service', 'footer-information', 'footer-news'] as const
