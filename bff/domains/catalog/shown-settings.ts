import type { RequestContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'
import { exchangeRate, storeOf } from '../shop/store-loaders.ts'
import { type CatalogSettings, catalogSettings } from './map-product.ts'

/** Settings for products with surcharges: the store returns prices in the shopper's currency, but surcharges in its base currency. */
export const shownSettings = defineService(async (context: RequestContext): Promise<CatalogSettings> => {
  const { currency, baseCurrency } = await storeOf(context)
  const shown = context.session.data.currency ?? currency
  const isConverted = baseCurrency !== null && shown !== baseCurrency
  return { ...catalogSettings(context), exchangeRate: isConverted ? await exchangeRate(shown, context) : 1 }
})
