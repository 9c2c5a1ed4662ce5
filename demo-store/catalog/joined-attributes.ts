import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'
import { ExpectedFault } from '../errors.ts'
import type { Product } from './types.ts'

const NO_PRICE = { cents: 0, specialCents: null, tiers: [], variants: [], grouped: [], bundle: null }

/**
 * Returns a part or a related product with only what the store loads of it. Magento's `AttributesJoiner` derives that from the document, not from the
 * schema: it follows no fragment within a fragment, and fails on an inline fragment in a named one.
 */
export function asJoined(product: Product, info: GraphQLResolveInfo): Product {
  const joined = new Set(info.fieldNodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet?.selections, info)))
  const hasPrice = joined.has('price_range')
  if (joined.has('name') && hasPrice) return product
  return { ...product, ...(!joined.has('name') && { name: '' }), ...(!hasPrice && NO_PRICE) }
}

function fieldsOf(selections: readonly SelectionNode[] = [], { fragments }: GraphQLResolveInfo): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value
    if (selection.kind === Kind.INLINE_FRAGMENT) return namesOf(selection.selectionSet.selections)
    const named = fragments[selection.name.value]?.selectionSet.selections ?? []
    if (named.some(({ kind }) => kind === Kind.INLINE_FRAGMENT))
      throw new ExpectedFault('an inline fragment is no field')
    return namesOf(named)
  })
}

function namesOf(selections: readonly SelectionNode[]): string[] {
  return selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : []))
}
