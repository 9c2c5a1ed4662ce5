/** Kinds of pages by which measurements are grouped. */
export const PAGE_KINDS = [
  'home',
  'listing',
  'product',
  'content',
  'search',
  'cart',
  'checkout',
  'account',
  'other',
] as const

export type PageKind = (typeof PAGE_KINDS)[number]

const ENTITIES: ReadonlyMap<unknown, PageKind> = new Map([
  ['Category', 'listing'],
  ['Product', 'product'],
  ['CmsPage', 'content'],
])

/** Returns the kind of a page by its data, which has the target of the store's address under the name of the operation. */
export function kindOfData(
  queries: readonly (readonly [key: readonly unknown[], data: unknown, ...rest: unknown[]])[],
) {
  const [, data] = queries.find(([[name]]) => name === 'PageByUrl') ?? []
  return ENTITIES.get((data as { route?: { __typename?: string } } | undefined)?.route?.__typename) ?? 'other'
}
