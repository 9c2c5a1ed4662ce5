import { defineServerExtension, valuesOf } from 'musette/server'
import type { Resolvers } from './schema.generated.ts'
import variables from './variables.ts'

const resolvers: Resolvers = {
  ShopTags: {
    tagManagerUrl: (_, __, { shop }) => valuesOf(variables, shop).TAG_MANAGER_URL || null,
    tagManagerNeedsConsent: (_, __, { shop }) => valuesOf(variables, shop).TAG_MANAGER_CONSENT === 'required',
    debug: (_, __, { shop }) => valuesOf(variables, shop).ANALYTICS_DEBUG,
  },
}

export default defineServerExtension({
  resolvers,
  consents: {
    AUDIENCE: (shop) => valuesOf(variables, shop).TAG_MANAGER_URL !== '',
    // The tag manager loads advertisers' tags, but only those whose hosts the policy allows can work.
    ADVERTISING(shop) {
      const { TAG_MANAGER_URL: url, CSP_ADS: hosts } = valuesOf(variables, shop)
      return url !== '' && hosts.length > 0
    },
  },
})
