import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { isFeatureActive } from './features.ts'
import { languagesIn } from './languages.ts'
import { setCurrency } from './set-currency.ts'

export const shopResolvers: Resolvers = {
  Query: {
    async shop(_, __, { loaders, session, shop }) {
      const [store, currencies] = await Promise.all([loaders.store(), loaders.currencies()])
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
        streetLines: shop.streetLines,
        tags: { ...shop.tags, services: [...shop.tags.services] },
      }
    },
    languages: async (_, __, { loaders }) => languagesIn((await loaders.store()).locale),
    isFeatureActive: (_, { feature }, { loaders, shop }) => isFeatureActive(feature, loaders, shop),
  },
  Mutation: {
    setCurrency: (_, { currency }, context) => setCurrency(currency, context),
  },
}
