import { makeExecutableSchema } from '@graphql-tools/schema'
import { parse } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { categoryResolvers } from '../catalog/category-resolvers.ts'
import { compositeResolvers } from '../catalog/composite-resolvers.ts'
import { configurableResolvers } from '../catalog/configurable-resolvers.ts'
import { attributeResolvers } from '../catalog/custom-attributes.ts'
import { customOptionResolvers } from '../catalog/custom-option-resolvers.ts'
import { listResolvers } from '../catalog/list-resolvers.ts'
import { productResolvers } from '../catalog/product-resolvers.ts'
import type { Attribute } from '../catalog/types.ts'
import { cartResolvers } from '../cart/resolvers.ts'
import { contentResolvers } from '../content/resolvers.ts'
import type { Resolvers, TypeResolvers } from '../context.ts'
import type { Level } from '../levels.ts'
import { reviewResolvers } from '../reviews/resolvers.ts'
import { routingResolvers } from '../routing/resolvers.ts'
import { storeResolvers } from '../store/resolvers.ts'
import { attributeMembers } from './attribute-members.ts'
import { atLevel } from './level-filter.ts'
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
]

const merged: Resolvers = {}
for (const domain of domains) {
  for (const [type, fields] of Object.entries(domain)) merged[type] = { ...merged[type], ...fields }
}

/** Resolvers of the types and fields the document has; a lower level lacks some. */
const matching = (document: DocumentNode): Resolvers => {
  const fields = new Map<string, Set<string>>()
  for (const definition of document.definitions) {
    if (!('fields' in definition)) continue
    const known = fields.get(definition.name.value) ?? new Set(['__resolveType'])
    definition.fields?.forEach((field) => known.add(field.name.value))
    fields.set(definition.name.value, known)
  }
  return Object.fromEntries(
    Object.entries(merged).flatMap(([type, resolvers]): [string, TypeResolvers][] => {
      const known = fields.get(type)
      return known ? [[type, Object.fromEntries(Object.entries(resolvers).filter(([name]) => known.has(name)))]] : []
    }),
  )
}

/** The executable schema of a release with the members generated from the store's attributes. */
export const assembleSchema = (level: Level, attributes: Iterable<Attribute>): GraphQLSchema => {
  const document = atLevel(upstreamDocument, level)
  return makeExecutableSchema({
    typeDefs: [document, parse(attributeMembers(attributes))],
    resolvers: matching(document) as Parameters<typeof makeExecutableSchema>[0]['resolvers'],
  })
}
