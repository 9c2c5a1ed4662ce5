/** A merchant's settings: the fields of `StoreConfig` and switches that GraphQL does not show. */
export type StoreSettings = {
  config: Record<string, string | number | boolean | null>
  /** Whether lists show sold-out products (`cataloginventory/options/show_out_of_stock`). */
  showOutOfStock: boolean
  /** Quantity up to which `only_x_left_in_stock` is a number. */
  stockThreshold: number
  reviewsEnabled: boolean
  /** Whether guests may order files (`catalog/downloadable/disable_guest_checkout` 0, which is not Magento's default). */
  guestsOrderFiles: boolean
  /** Whether prices are entered without tax. Amounts of the cart stay the same. */
  pricesWithoutTax: boolean
  /** `tax/display/type`: 1 without tax, 2 with it, 3 both. */
  taxDisplay: number
}

type Stored = Record<string, unknown>

/** Magento's own defaults for what a seed leaves out. */
const DEFAULTS: StoreSettings['config'] = {
  allow_guests_to_write_product_reviews: '1',
  allow_items: '0',
  base_currency_code: 'EUR',
  cart_expires_in_days: 30,
  cart_merge_preference: 'merge',
  catalog_default_sort_by: 'position',
  category_url_suffix: '.html',
  cms_home_page: 'home',
  cms_no_route: 'no-route',
  contact_enabled: true,
  countries_with_required_region:
    'AL,AU,BG,BO,BR,BY,CA,CH,CL,CN,CO,DK,EC,EE,ES,GR,GY,HR,IN,IS,IT,LT,LV,MX,PE,PL,PT,PY,RO,SE,SR,US,UY,VE',
  create_account_confirmation: false,
  customer_access_token_lifetime: 1,
  default_country: 'FR',
  default_description: null,
  default_display_currency_code: 'EUR',
  default_keywords: null,
  default_title: 'Musette',
  front: 'cms',
  grid_per_page: 16,
  grid_per_page_values: '16,32,64',
  head_shortcut_icon: null,
  header_logo_src: null,
  is_guest_checkout_enabled: true,
  list_per_page: 10,
  locale: 'fr_FR',
  logo_alt: null,
  logo_height: null,
  logo_width: null,
  magento_wishlist_general_is_enabled: '1',
  minimum_password_length: '8',
  newsletter_enabled: true,
  no_route: 'cms/noroute/index',
  optional_zip_countries: 'HK,IE,MO,PA',
  order_cancellation_enabled: false,
  price_history_enabled: true,
  product_alert_allow_stock: true,
  product_reviews_enabled: '1',
  product_url_suffix: '.html',
  required_character_classes_number: '3',
  returns_enabled: 'enabled',
  shopping_cart_display_price: 2,
  shopping_cart_display_subtotal: 2,
  store_group_name: 'Main Website Store',
  store_name: 'Boutique FR',
  timezone: 'Europe/Paris',
  title_prefix: null,
  title_separator: '-',
  title_suffix: null,
  use_store_in_url: false,
  weight_unit: 'kgs',
}

/** Reasons for cancelling an order; from 2.4.8 on `cancelOrder` accepts no other. */
export const CANCELLATION_REASONS = [
  'Je n’ai plus besoin des articles',
  'Le délai de livraison est trop long',
  'Autre raison',
]

/** Settings from the rows of table `setting`; unknown keys are taken as fields of `StoreConfig`. */
export function storeSettings(stored: Stored): StoreSettings {
  const {
    show_out_of_stock: showOutOfStock,
    stock_threshold: stockThreshold,
    guests_order_files: guestsOrderFiles,
    prices_without_tax: pricesWithoutTax,
    tax_display_type: taxDisplay,
    ...rest
  } = stored
  const config = {
    ...DEFAULTS,
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, scalar(value)])),
  }
  return {
    config,
    showOutOfStock: showOutOfStock !== false,
    stockThreshold: typeof stockThreshold === 'number' ? stockThreshold : 5,
    guestsOrderFiles: guestsOrderFiles !== false,
    reviewsEnabled: config.product_reviews_enabled === '1',
    pricesWithoutTax: pricesWithoutTax === true,
    taxDisplay: typeof taxDisplay === 'number' ? taxDisplay : 2,
  }
}

function scalar(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
