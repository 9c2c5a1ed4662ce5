import codes from 'iso-639-1'
import { FRONT_END_VERSION } from '../../../schema/shop-constants.ts'
import type { ShopSettings } from '../../config.ts'
import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { ConsentService, Language, SaleTerms, SetCurrencySuccess } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { guaranteeNotice } from '../notices.ts'
import { activeFeatures, isFeatureActive } from './features.ts'
import { currenciesOf } from './store-loaders.ts'
import { storeOf } from './store-loaders.ts'

export const shopResolvers: Resolvers = {
  Query: {
    guaranteeNotice: (_, __, { shop }) => guaranteeNotice(shop),
    async shop(_, __, context) {
      const { session, shop } = context
      const [store, currencies] = await Promise.all([storeOf(context), currenciesOf(context)])
      const [language = 'fr', country = shop.defaultCountryId] = store.locale.split('-')
      const currency = session.data.currency ?? store.currency
      return {
        id: shop.shopId,
        name: store.name,
        url: `${shop.publicUrl}${shop.basePath}/`,
        baseUrl: shop.basePath,
        imageBaseUrl: `${shop.cloudUrl}${shop.basePath}/resized-images/`,
        cloudUrl: shop.cloudUrl || null,
        currentCurrency: currency,
        availableCurrencies: currencies.length > 0 ? currencies : [currency],
        locale: { code: store.locale, language, country },
        defaultCountryId: shop.defaultCountryId,
        websiteId: shop.websiteId,
        defaultTitle: store.defaultTitle,
        defaultDescription: store.defaultDescription,
        phone: shop.phone,
        email: shop.email,
        pageSizes: [...shop.pageSizes],
        taxDivisor: shop.taxDivisor,
        maxFilterPrice: shop.maxFilterPrice,
        frontEndVersion: FRONT_END_VERSION,
        streetLines: shop.streetLines,
        terms: termsOf(shop),
        tags: { services: servicesOf(shop) },
      }
    },
    languages: async (_, __, context) => languagesIn((await storeOf(context)).locale),
    isFeatureActive: (_, { feature }, context) => isFeatureActive(feature, context),
  },
  Shop: {
    features: (_, __, context) => activeFeatures(context),
  },
  Mutation: {
    setCurrency: (_, { currency }, context) => setCurrency(currency, context),
  },
}

function termsOf({ delivery, handlingDays, deliveryDays, returnDays, returnsAreFree }: ShopSettings): SaleTerms | null {
  if (delivery.length === 0 && returnDays === 0) return null
  const deliveries = delivery.map((one) => ({ ...one }))
  return { deliveries, handlingDays, deliveryDays, returnDays: returnDays || null, returnsAreFree }
}

/** Returns the services that the site uses, for which shoppers are asked for consent. */
function servicesOf(shop: ShopSettings): ConsentService[] {
  const ofExtensions = activeExtensions(shop).flatMap(({ consents = {} }) =>
    Object.entries(consents).flatMap(([service, isUsed]) => (isUsed(shop) ? [service as ConsentService] : [])),
  )
  return [...new Set([...(shop.videoHosts.length > 0 ? (['VIDEO'] as const) : []), ...ofExtensions])]
}

/** Returns every language with a two-letter code, sorted by its name in `locale`. */
function languagesIn(locale: string): Language[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .getAllCodes()
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((a, b) => compare(a.name, b.name))
}

/** Stores the shopper's currency in the session. The store's default is not stored, so that such shoppers share cached responses. */
async function setCurrency(wanted: string, context: RequestContext): Promise<SetCurrencySuccess> {
  const { session } = context
  const [store, currencies] = await Promise.all([storeOf(context), currenciesOf(context)])
  const isKnown = wanted === store.currency || currencies.includes(wanted)
  if (isKnown) {
    session.set('currency', wanted === store.currency ? undefined : wanted)
    // The store tells groups apart in each currency by itself.
    session.set('priceGroup', undefined)
  }
  return {
    __typename: 'SetCurrencySuccess',
    success: isKnown,
    errorMessage: isKnown ? null : t('currency.unknown'),
    currentCurrency: session.data.currency ?? store.currency,
  }
}
