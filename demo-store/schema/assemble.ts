import {
  buildASTSchema,
  concatAST,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLFieldResolver,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
  parseType,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import ofExtensions from 'virtual:extensions/demo-store'
import { withInterfaceFields } from '../../schema/magento/interface-fields.ts'
import { cartResolvers } from '../cart/resolvers.ts'
import { categoryResolvers } from '../catalog/category-resolvers.ts'
import { compositeResolvers } from '../catalog/composite-resolvers.ts'
import { configurableResolvers } from '../catalog/configurable-resolvers.ts'
import { attributeResolvers } from '../catalog/custom-attributes.ts'
import { customOptionResolvers } from '../catalog/custom-option-resolvers.ts'
import { listResolvers } from '../catalog/list-resolvers.ts'
import { productResolvers } from '../catalog/product-resolvers.ts'
import type { Attribute } from '../catalog/types.ts'
import { checkoutResolvers } from '../checkout/resolvers.ts'
import { contentResolvers } from '../content/resolvers.ts'
import type { Context, Resolvers } from '../context.ts'
import { customerResolvers } from '../customer/resolvers.ts'
import { downloadResolvers } from '../downloads/purchased.ts'
import { type Edition, extensionDocuments, type Level, LEVELS, ownParts, reaches } from '../levels.ts'
import { salesResolvers } from '../orders/resolvers.ts'
import { reviewResolvers } from '../reviews/resolvers.ts'
import { routingResolvers } from '../routing/resolvers.ts'
import { storeCreditResolvers } from '../store-credit/resolvers.ts'
import { storeResolvers } from '../store/resolvers.ts'
import { wishlistResolvers } from '../wishlist/resolvers.ts'

/** Category fields marked @commerce are generated from attributes that every store has; the rest needs Adobe Commerce. */
const ATTRIBUTE_TYPES = new Set(['CategoryInterface', 'CategoryTree'])

/** Sort members that stand for product fields, not attributes of the table. */
const SORT_MEMBERS = ['name', 'price']

const files = import.meta.glob<string>('../../schema/magento/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Magento's own schema as far as the shop uses it, without what modules add. */
const magentoDocument: DocumentNode = parse([...Object.values(files), ...ownParts].join('\n'), { noLocation: true })

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
  salesResolvers,
  storeCreditResolvers,
  downloadResolvers,
  customerResolvers,
  wishlistResolvers,
  ...ofExtensions.map(({ resolvers = {} }) => resolvers),
]

const merged: Resolvers = {}
for (const domain of domains) {
  for (const [type, fields] of Object.entries(domain)) merged[type] = { ...merged[type], ...fields }
}

/** What decides which schema a store shows. */
type Version = { level: Level; edition: Edition }
export type Flavour = Version & { extensions: ReadonlySet<string> }

type Marked = { readonly kind: string; readonly directives?: readonly ConstDirectiveNode[] }

/** Schemas in memory; a process of tests has many stores, of few kinds. */
const schemas = new LRUCache<string, GraphQLSchema>({ max: 16 })

/** The executable schema of a release, with its extensions and the members generated from the store's attributes. */
export function schemaOf({ level, edition, extensions }: Flavour, attributes: Iterable<Attribute>): GraphQLSchema {
  const members = attributeMembers(attributes)
  const key = [level, edition, ...extensions, members].join(' ')
  const known = schemas.get(key)
  if (known) return known
  const schema = assemble({ level, edition, extensions }, members)
  schemas.set(key, schema)
  return schema
}

function assemble({ level, edition, extensions }: Flavour, members: string): GraphQLSchema {
  const version = { level, edition }
  const own = atLevel(magentoDocument, version)
  const defined = new Set(definedIn(own))
  // A module whose types the edition has itself is not installed there.
  const added = extensionDocuments(extensions).filter((one) => !definedIn(one).some((name) => defined.has(name)))
  const retired = ofExtensions.flatMap(({ retiredMembers }) => retiredMembers?.(version) ?? [])
  const document = concatAST([
    own,
    ...added.map((extension) => atLevel(extension, version)),
    parse([members, ...retired].join('\n')),
  ])
  return attach(buildASTSchema(withInterfaceFields(differing(document, version))))
}

function definedIn({ definitions }: DocumentNode): string[] {
  return definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value)
}

/** The schema document for a release and edition, without newer definitions and what refers to them. */
function atLevel(document: DocumentNode, { level, edition }: Version): DocumentNode {
  const foreign = (node: Marked): boolean => edition === 'open-source' && mark(node, 'commerce') !== undefined
  const absent = (node: Marked): boolean => {
    const until = textOf(node, 'optional', 'until')
    const since = textOf(node, 'since', 'level') ?? LEVELS[0]
    return !reaches(level, since) || (until !== undefined && reaches(level, until))
  }
  const missing = new Set<string>()
  for (const definition of document.definitions) {
    if (!('name' in definition) || !definition.name || !('directives' in definition)) continue
    const marked = definition as Marked
    if (absent(marked) || foreign(marked)) missing.add(definition.name.value)
  }
  let owner = ''
  return visit(document, {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE_DEFINITION) return undefined
      if ('fields' in node && 'name' in node && node.name) owner = node.name.value
      if (node.kind === Kind.NAMED_TYPE) return undefined
      if ('directives' in node) {
        const marked = node as Marked
        if (absent(marked)) return null
        if (foreign(marked) && !ATTRIBUTE_TYPES.has(owner)) return null
      }
      if ('interfaces' in node && node.interfaces?.some(({ name }) => missing.has(name.value))) {
        return { ...node, interfaces: node.interfaces.filter(({ name }) => !missing.has(name.value)) }
      }
      return undefined
    },
  })
}

function mark(node: Marked, name: string): ConstDirectiveNode | undefined {
  return node.directives?.find((directive) => directive.name.value === name)
}

function textOf(node: Marked, directive: string, argument: string): string | undefined {
  const value = mark(node, directive)?.arguments?.find(({ name }) => name.value === argument)?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

/**
 * Members Magento generates at run time from the attribute table: filters for filterable attributes, sort keys for
 * sortable ones. Selecting one the store lacks is a validation error of the whole document.
 */
function attributeMembers(attributes: Iterable<Attribute>): string {
  const all = [...attributes]
  const filters = all.filter(({ filterable }) => filterable).map(({ code }) => `${code}: FilterEqualTypeInput`)
  const sorts = [...SORT_MEMBERS, ...all.filter(({ sortable }) => sortable).map(({ code }) => code)].map(
    (code) => `${code}: SortEnum`,
  )
  return [
    filters.length ? `extend input ProductAttributeFilterInput { ${filters.join(' ')} }` : '',
    `extend input ProductAttributeSortInput { ${sorts.join(' ')} }`,
  ].join('\n')
}

/** Members of another type in some releases, or missing there (null), by their schema coordinate. */
const DIFFERENCES: readonly (readonly [member: string, type: string | null, where: (version: Version) => boolean])[] = [
  ['AddProductsToCartOutput.user_errors', '[Error]!', ({ level }) => reaches(level, '2.4.8')],
  ['CartAddressInput.telephone', 'String!', ({ level }) => reaches(level, '2.4.9')],
  ['Query.guestOrder(input:)', 'GuestOrderInformationInput!', ({ level }) => reaches(level, '2.4.9')],
  ['PlaceOrderOutput.order', 'Order!', ({ level }) => level === '2.4.6'],
  ['PlaceOrderOutput.errors', '[PlaceOrderError]!', ({ level }) => !reaches(level, '2.4.9')],
  ['PlaceOrderOutput.errors', null, ({ level }) => level === 'mage-os-2.3'],
  ['PlaceOrderError', null, ({ level }) => level === 'mage-os-2.3'],
  ['PlaceOrderErrorCodes', null, ({ level }) => level === 'mage-os-2.3'],
  // Modules of Adobe Commerce bring these.
  ['CartUserInputErrorType.PERMISSION_DENIED', null, ({ edition }) => edition === 'open-source'],
  ['OrderActionType.RETURN', null, ({ edition }) => edition === 'open-source'],
]

/** Returns the schema document with the types that its members have in this release, without members that the release lacks. */
function differing(document: DocumentNode, version: Version): DocumentNode {
  const types = new Map(DIFFERENCES.flatMap(([member, type, where]) => (where(version) ? [[member, type]] : [])))
  const path: string[] = []
  return visit(document, {
    enter(node) {
      if (!('name' in node) || !node.name || !isMember(node.kind)) return undefined
      path.push(node.name.value)
      const type = types.get(coordinate(path))
      if (type === undefined) return undefined
      if (type === null) {
        path.pop()
        return null
      }
      return { ...node, type: parseType(type, { noLocation: true }) }
    },
    leave(node) {
      if ('name' in node && node.name && isMember(node.kind)) path.pop()
    },
  })
}

/** Definitions and extensions of types, their fields, arguments and values; no directives. */
function isMember(kind: Kind): boolean {
  return /^(?!Directive)\w+(Definition|TypeExtension)$/.test(kind)
}

function coordinate([owner, member, argument]: string[]): string {
  return [owner, member && `.${member}`, argument && `(${argument}:)`].join('')
}

/** Attaches the resolvers; those of types and fields that a lower level lacks find nothing to attach to. */
function attach(schema: GraphQLSchema): GraphQLSchema {
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
