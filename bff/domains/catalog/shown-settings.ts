import type { RequestContext } from '../../graphql/context.ts'
import { exchangeRate } from '../shop/store-loaders.ts'
import { type CatalogSettings, catalogSettings, type StoreProduct } from './map-product.ts'
import type { RequiredChoices } from './required-extras.ts'

type Listed = Pick<StoreProduct, 'price_range'> & RequiredChoices & { bundle_items?: unknown }

/**
 * Returns settings for products of one response. The store returns prices in the shopper's currency, but surcharges in its base currency. A store that
 * fails to return its rates has logged that.
 */
export async function shownSettings(
  items: readonly (Listed | null)[] | null | undefined,
  context: RequestContext,
): Promise<CatalogSettings> {
  const settings = catalogSettings(context)
  const currency = (items ?? []).find((item) => item && hasSurcharges(item))?.price_range.minimum_price.regular_price
    .currency
  return currency ? { ...settings, exchangeRate: await exchangeRate(currency, context).catch(() => 1) } : settings
}

function hasSurcharges({ options, downloadable_product_links: links, bundle_items: parts }: Listed): boolean {
  return Boolean(options?.length || links?.length || parts)
}
