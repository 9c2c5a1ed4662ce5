import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'

/**
 * What a resolver receives as parent where it is not the shop's own type: the bff's models, which load parts on demand.
 * Key: type of the shop schema; value: module and type, seen from the generated file.
 */
const models = {
  Product: '../domains/catalog/product-model.ts#ProductModel',
  Category: '../domains/catalog/category-model.ts#CategoryModel',
  ProductLayer: '../domains/catalog/layer-model.ts#LayerModel',
  SearchResult: '../domains/search/search-model.ts#SearchModel',
  Wysiwyg: '../domains/content/rich-text-model.ts#RichTextModel',
  CustomerMutationSuccess: '../domains/customer/customer-result.ts#CustomerResult',
  CustomerAddressMutationSuccess: '../domains/customer/customer-result.ts#AddressResult',
  Customer: '../domains/customer/customer-model.ts#CustomerModel',
  Order: '../domains/orders/order-model.ts#OrderModel',
  OrderItem: '../domains/orders/order-model.ts#OrderItemModel',
  WishlistMutationSuccess: '../domains/wishlist/wishlist-result.ts#WishlistResult',
  WishlistToCartSuccess: '../domains/wishlist/wishlist-result.ts#WishlistToCartResult',
  HelpdeskTicket: '../domains/helpdesk/ticket-model.ts#TicketModel',
  HelpdeskTicketSuccess: '../domains/helpdesk/ticket-model.ts#TicketResult',
  WidgetProductGrid: '../domains/content/rich-text-model.ts#ProductGridModel',
}

const HEAD = '// Made by `npm run generate` from schema/shop; not edited by hand.\n'

/** Types of the shop schema. They know nothing of the bff, so that its models can be made of them. */
export function shopTypes(schema: string, filename: string): Promise<string> {
  return codegen({
    filename,
    schema: parse(schema),
    documents: [],
    config: {},
    plugins: [
      { add: {} },
      {
        typescript: {
          enumsAsTypes: true,
          useTypeImports: true,
          scalars: {
            ID: { input: 'string', output: 'string' },
            DateTime: 'string',
            RichTextTree: "import('../../schema/rich-text.ts').RichTextNode[]",
          },
        },
      },
    ],
    pluginMap: { add: { plugin: () => HEAD }, typescript },
  })
}

/** Types of the resolvers, made of those of the schema and of the bff's models. */
export function resolverTypes(schema: string, filename: string, types: string): Promise<string> {
  return codegen({
    filename,
    schema: parse(schema),
    documents: [],
    config: {},
    plugins: [
      { add: {} },
      {
        resolvers: {
          useTypeImports: true,
          contextType: './context.ts#RequestContext',
          mappers: models,
          enumsAsTypes: true,
          namespacedImportName: 'Shop',
        },
      },
    ],
    pluginMap: {
      add: { plugin: () => ({ content: HEAD, prepend: [`import type * as Shop from '${types}';`] }) },
      resolvers: typescriptResolvers,
    },
  })
}
