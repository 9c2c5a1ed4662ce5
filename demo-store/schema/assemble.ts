import { GraphQLInterfaceType, GraphQLObjectType, buildASTSchema, concatAST, parse } from 'graphql'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { categoryResolvers } from '../catalog/category-resolvers.ts'
import { compositeResolvers } from '../catalog/composite-resolvers.ts'
import { configurableResolvers } from '../catalog/configurable-resolvers.ts'
import { attributeResolvers } from '../catalog/custom-attributes.ts'
import { customOptionResolvers } from '../catalog/custom-option-resolvers.ts'
import { listResolvers } from '../catalog/list-resolvers.ts'
import { productResolvers } from '../catalog/product-resolvers.ts'
import type { Attribute } from '../catalog/types.ts'
import { cartResolvers } from '../cart/resolvers.ts'
import { checkoutResolvers } from '../checkout/resolvers.ts'
import { pickupPointResolvers } from '../checkout/relays.ts'
import { contentResolvers } from '../content/resolvers.ts'
import type { Context, Resolvers } from '../context.ts'
import { customerResolvers } from '../customer/resolvers.ts'
import { extensionDocuments } from '../extensions.ts'
import type { Edition, Level } from '../levels.ts'
import { salesResolvers } from '../orders/resolvers.ts'
import { mollieResolvers } from '../payment/mollie.ts'
import { walletResolvers } from '../payment/wallet.ts'
import { returnResolvers } from '../returns/resolvers.ts'
import { reviewResolvers } from '../reviews/resolvers.ts'
import { storeCreditResolvers } from '../store-credit/resolvers.ts'
import { downloadResolvers } from '../downloads/resolvers.ts'
import { routingResolvers } from '../routing/resolvers.ts'
import { storeResolvers } from '../store/resolvers.ts'
import { helpdeskResolvers } from '../helpdesk/resolvers.ts'
import { stockAlertResolvers } from '../stock-alerts/resolvers.ts'
import { wishlistResolvers } from '../wishlist/resolvers.ts'
import { sharedWishlistResolvers } from '../wishlist/share.ts'
import { withdrawalResolvers } from '../withdrawal/resolvers.ts'
import { attributeMembers } from './attribute-members.ts'
import { atLevel } from './level-filter.ts'
import { retiredMembers } from './retired-members.ts'
import { upstreamDocument } from './sources.ts'

const domains: Resolvers[] = [
  storeResolvers,
  routingResolvers,
  listResolvers,
  productResolvers,
  categoryResolvers,
  customOptionResolvers,
  configurableResolvers,
  compositeResolvers,
  attributeResolvers,
  contentResolvers,
  reviewResolvers,
  cartResolvers,
  checkoutResolvers,
  pickupPointResolvers,
  salesResolvers,
  mollieResolvers,
  walletResolvers,
  storeCreditResolvers,
  downloadResolvers,
  returnResolvers,
  customerResolvers,
  wishlistResolvers,
  sharedWishlistResolvers,
  stockAlertResolvers,
  helpdeskResolvers,
  withdrawalResolvers,
]

const merged: Resolvers = {}
for (const domain of domains) {
  for (const [type, fields] of Object.entries(domain)) merged[type] = { ...merged[type], ...fields }
}

/** Attaches the resolvers; those of types and fields that a lower level lacks find nothing to attach to. */
const attach = (schema: GraphQLSchema): GraphQLSchema => {
  for (const [name, resolvers] of Object.entries(merged)) {
    const type = schema.getType(name)
    if (type instanceof GraphQLInterfaceType) {
      const nameOf = resolvers.__resolveType as GraphQLFieldResolver<unknown, Context>
      type.resolveType = (value, context: Context, info) => String(nameOf(value, {}, context, info))
    } else if (type instanceof GraphQLObjectType) {
      for (const field of Object.values(type.getFields())) {
        const resolver = resolvers[field.name]
        if (resolver) field.resolve = resolver as GraphQLFieldResolver<unknown, Context>
      }
    }
  }
  return schema
}

/** What decides which schema a store shows. */
export type Flavour = { level: Level; edition: Edition; extensions: ReadonlySet<string> }

/** The executable schema of a release, with its extensions and the members generated from the store's attributes. */
export const assembleSchema = (
  { level, edition, extensions }: Flavour,
  attributes: Iterable<Attribute>,
): GraphQLSchema => {
  const document = concatAST([
    atLevel(upstreamDocument, level, edition),
    ...extensionDocuments(extensions, edition).map((extension) => atLevel(extension, level, edition)),
    parse(attributeMembers(attributes) + retiredMembers(level, edition)),
  ])
  return attach(buildASTSchema(document))
}
