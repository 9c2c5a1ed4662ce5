import { catalog, defineServerExtension, type RequestContext, type ShopTypes } from 'musette/server'
import type { Resolvers } from './schema.generated.ts'
import { payByBank } from './server/pay-by-bank.ts'

/** The fields are attributes of the store that it shows in lists. */
const resolvers: Resolvers = {
  Product: {
    author: ({ listed }) => listed.get('author') ?? null,
    isbn: ({ listed }) => listed.get('isbn') ?? null,
    bookFormat: ({ listed }) => listed.get('format') ?? null,
  },
  Query: {
    async author(_, { name }, context) {
      const { total } = await booksOf(name, null, context).list()
      return total > 0 ? { name } : null
    },
  },
  Author: { books: ({ name }, { params }, context) => booksOf(name, params, context) },
}

function booksOf(name: string, params: ShopTypes.ProductListInput | null | undefined, context: RequestContext) {
  const filters = [...(params?.filters ?? []), { name: 'author', values: [name] }]
  return catalog.createLayer(context, {}, catalog.listRequest({ ...params, filters }, context.shop.pageSizes))
}

export default defineServerExtension({ resolvers, payments: [payByBank] })
