import { defineServerExtension, valuesOf } from 'musette/server'
import type { Resolvers } from './schema.generated.ts'
import variables from './variables.ts'

const resolvers: Resolvers = {
  ShopTags: {
    reviewsWidgetUrl: (_, __, { shop }) => valuesOf(variables, shop).REVIEWS_WIDGET_URL || null,
    reviewsDashboardUrl: (_, __, { shop }) => valuesOf(variables, shop).REVIEWS_DASHBOARD_URL || null,
  },
}

export default defineServerExtension({
  resolvers,
  consents: { REVIEWS: (shop) => valuesOf(variables, shop).REVIEWS_WIDGET_URL !== '' },
})
