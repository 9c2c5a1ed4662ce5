import { type DocumentNode, type GraphQLSchema, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import names from 'virtual:extensions/names'
import ofExtensions, { added } from 'virtual:extensions/manifest'
import manifest from '../../schema/operations.generated.json' with { type: 'json' }
import type { ShopSettings } from '../config.ts'
import { createShopSchema } from './schema.ts'

const NO_RESOLVERS = {}

type Taken = Pick<ShopSettings, 'extensions'>
type Manifest = Readonly<Record<string, { text: string }>>

/** Returns a function that makes something once for all sites with the same extensions. */
export function perExtensions<T>(make: (shop: Taken) => T): (shop: Taken) => T {
  const made = new Map<string, T>()
  return (shop) => {
    const key = shop.extensions.join(',')
    const found = made.get(key) ?? make(shop)
    made.set(key, found)
    return found
  }
}

/**
 * Returns the schema that a site's documents are validated against. They are executed with the `whole` schema of the build, which only has more
 * fields.
 */
export function siteSchema({ extensions }: Taken, whole: GraphQLSchema): GraphQLSchema {
  if (names.every((name) => extensions.includes(name))) return whole
  return createShopSchema(NO_RESOLVERS, (name) => extensions.includes(name))
}

/**
 * Returns the client's documents for a site: without the documents of extensions that it does not use, and without their additions to other
 * documents. The browser sends the same hash from every site.
 */
export function siteManifest({ extensions }: Taken): Manifest {
  const own = ofExtensions.flatMap(({ name, operations }) =>
    extensions.includes(name) ? Object.entries(operations) : [],
  )
  const left = added.flatMap(({ extension, fragment }) => (extensions.includes(extension) ? [] : [fragment]))
  const all = { ...manifest, ...Object.fromEntries(own) } as Manifest
  if (left.length === 0) return all
  return Object.fromEntries(
    Object.entries(all).map(([hash, { text }]) => [hash, { text: withoutFragments(text, left) }]),
  )
}

function withoutFragments(text: string, left: readonly string[]): string {
  if (!left.some((name) => text.includes(`...${name}`))) return text
  const isLeft = (node: { name: { value: string } }) => (left.includes(node.name.value) ? null : undefined)
  const document = visit(parse(text, { noLocation: true }), {
    [Kind.FRAGMENT_DEFINITION]: isLeft,
    [Kind.FRAGMENT_SPREAD]: isLeft,
  })
  return stripIgnoredCharacters(print(withoutUnused(document)))
}

/** Returns a document without unused fragments. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const used = new Set<string>()
  visit(document, { FragmentSpread: ({ name }) => void used.add(name.value) })
  const definitions = document.definitions.filter(
    (one) => one.kind !== Kind.FRAGMENT_DEFINITION || used.has(one.name.value),
  )
  return definitions.length < document.definitions.length ? withoutUnused({ ...document, definitions }) : document
}
