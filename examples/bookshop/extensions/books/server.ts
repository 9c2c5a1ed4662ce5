import { createLayer } from '../../../../bff/domains/catalog/layer.ts'
import { listRequest } from '../../../../bff/domains/catalog/list-request.ts'
import { defineServerExtension } from '../../../../bff/extension.ts'
import type { RequestContext } from '../../../../bff/graphql/context.ts'
import type { ProductListInput } from '../../../../bff/graphql/shop-schema.generated.ts'
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

function booksOf(name: string, params: ProductListInput | null | undefined, context: RequestContext) {
  const filters = [...(params?.filters ?? []), { name: 'author', values: [name] }]
  return createLayer(context, {}, listRequest({ ...params, filters }, context.shop.pageSizes))
}

export default defineServerExtension({ resolvers, payments: [payByBank] })
