import { defineServerExtension, valuesOf } from '../../bff/extension.ts'
import { feedPlugin } from './server/feed-plugin.ts'
import variables from './variables.ts'

export default defineServerExtension({
  plugin: feedPlugin,
  listedAttributes(shop) {
    const { PRODUCT_FEEDS, FEED_ATTRIBUTE_BRAND, FEED_ATTRIBUTE_GTIN } = valuesOf(variables, shop)
    return PRODUCT_FEEDS.length > 0 ? [FEED_ATTRIBUTE_BRAND, FEED_ATTRIBUTE_GTIN] : []
  },
})
