import { GraphQLError } from 'graphql'
import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { toHtml } from './rich-text/to-html.ts'

const MAX_IDENTIFIERS = 30

export const contentResolvers: Resolvers = {
  Query: {
    cmsPageList(_, { identifiers }, { loaders }) {
      if (identifiers.length > MAX_IDENTIFIERS) {
        throw new GraphQLError(`cmsPageList takes at most ${MAX_IDENTIFIERS} identifiers.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        })
      }
      // What is no identifier for the store needs no question.
      return loaders.content.list(identifiers.filter((identifier) => /^[\w./-]{1,100}$/.test(identifier)))
    },
  },
  Wysiwyg: {
    raw: ({ childNodes }) => toHtml(childNodes),
  },
  WidgetProductGrid: {
    async products({ products }, _, { loaders }) {
      const found = await Promise.all(
        products.map((product) =>
          'sku' in product ? loaders.products.card(product.sku) : loaders.products.cardByUrlKey(product.urlKey),
        ),
      )
      return found.filter((product) => product !== null)
    },
  },
}
