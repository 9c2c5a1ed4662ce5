import { LOCALE } from '../../../schema/shop-constants.ts'
import type { ShopSettings } from '../../config.ts'
import { DEFAULT_CURRENCY } from '../money.ts'
import { brandOf, isMagentosOwn } from './brand.ts'
import { hostsOf } from '../store-urls.ts'
import type { StoreModel } from './store-model.ts'
import type { StoreConfigQuery } from './magento/store-config.generated.ts'

type SiteSettings = Pick<ShopSettings, 'name' | 'publicUrl' | 'locale' | 'currency'>
type StoreConfig = NonNullable<StoreConfigQuery['storeConfig']>

/** Maps the store view's settings; the site's own configuration takes precedence. */
export function mapStore(config: StoreConfig, { publicUrl, ...site }: SiteSettings): StoreModel {
  const { name } = brandOf(config, { ...site, publicUrl })
  const title = config.default_title?.trim() ?? ''
  return {
    name,
    locale: site.locale ?? (config.locale ?? LOCALE).replace('_', '-'),
    currency: site.currency ?? config.default_display_currency_code ?? DEFAULT_CURRENCY,
    defaultTitle: title && !isMagentosOwn(title) ? title : name,
    defaultDescription: config.default_description ?? '',
    productSuffix: config.product_url_suffix ?? '',
    categorySuffix: config.category_url_suffix ?? '',
    rootCategoryUid: config.root_category_uid ?? '',
    homePage: pageIdentifier(config.cms_home_page) || 'home',
    noRoutePage: pageIdentifier(config.cms_no_route) || 'no-route',
    ownHosts: hostsOf([config.secure_base_url, config.secure_base_link_url, publicUrl]),
    baseUrl: config.secure_base_url ?? '',
    linkUrl: config.secure_base_link_url ?? '',
    wishlist: config.magento_wishlist_general_is_enabled === '1',
    reviews: config.product_reviews_enabled === '1',
    guestReviews: config.allow_guests_to_write_product_reviews === '1',
  }
}

/** Returns the identifier of a setting, which has the page's id after a bar if two pages share the identifier. */
function pageIdentifier(setting: string | null): string {
  return setting?.split('|')[0] ?? ''
}
