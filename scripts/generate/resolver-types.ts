import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  buildASTSchema,
  type DocumentNode,
  isAbstractType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  specifiedScalarTypes,
  type TypeDefinitionNode,
  visit,
} from 'graphql'

/**
 * Parents of resolvers that are not the shop's own types but the bff's models, which load parts on demand. Key: type of
 * the shop schema; value: module and type, relative to the generated file.
 */
const models = {
  Shop: '../domains/shop/store-model.ts#ShopModel',
  Product: '../domains/catalog/product-model.ts#ProductModel',
  ProductConfiguration: '../domains/catalog/product-model.ts#ConfigurationModel',
  Category: '../domains/catalog/category-model.ts#CategoryModel',
  ProductLayer: '../domains/catalog/layer-model.ts#LayerModel',
  SearchResult: '../domains/search/search-model.ts#SearchModel',
  CmsPage: '../domains/content/map-cms.ts#CmsPageModel',
  Wysiwyg: '../domains/content/rich-text-model.ts#RichTextModel',
  CustomerMutationSuccess: '../domains/customer/customer-result.ts#CustomerResult',
  CustomerAddressMutationSuccess: '../domains/customer/customer-result.ts#AddressResult',
  Customer: '../domains/customer/customer-model.ts#CustomerModel',
  Cart: '../domains/cart/cart-model.ts#CartModel',
  CartItem: '../domains/cart/cart-model.ts#CartItemModel',
  Order: '../domains/orders/order-model.ts#OrderModel',
  OrderItem: '../domains/orders/order-model.ts#OrderItemModel',
  Wishlist: '../domains/wishlist/wishlist-service.ts#WishlistModel',
  WishlistMutationSuccess: '../domains/wishlist/wishlist-result.ts#WishlistResult',
  WishlistToCartSuccess: '../domains/wishlist/wishlist-result.ts#WishlistToCartResult',
  WidgetProductGrid: '../domains/content/rich-text-model.ts#ProductGridModel',
  Money: '../domains/money.ts#Money',
}

const HEAD = '// Made by `npm run generate` from schema/shop; not edited by hand.\n'

/**
 * Returns the types of the shop schema. They do not depend on the bff, so that its models can be derived from them; but money is in whole cents,
 * which the resolver turns into the schema's amount.
 */
export function shopTypes(schema: string, filename: string): Promise<string> {
  return codegen({
    filename,
    schema: withMoneyAsScalar(parse(schema)),
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
            Money: '{ cents: number; currency: string }',
            RichTextTree: "import('../../schema/rich-text.ts').RichTextNode[]",
          },
        },
      },
    ],
    pluginMap: { add: { plugin: () => HEAD }, typescript },
  })
}

function withMoneyAsScalar(schema: DocumentNode): DocumentNode {
  return visit(schema, {
    ObjectTypeDefinition: ({ name }) =>
      name.value === 'Money' ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined,
  })
}

/** Returns the types of the resolvers, derived from those of the schema and the bff's models. */
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

const ROOTS = new Set(['Query', 'Mutation'])

/**
 * Types of the part of the shop's schema that an extension in `folder` adds, and of its resolvers: own fields only. What it names of the core
 * comes from there. A type `<Name>Model` that `server/models.ts` exports is what resolvers of `<Name>` get as parent.
 */
export async function extensionTypes(folder: string, core: string, own: string): Promise<[string, string]> {
  const output = join(folder, 'schema.generated.ts')
  const seen = (path: string) => (path.startsWith('.') ? path : `./${path}`)
  const fromHere = (module: string) => seen(relative(folder, module))
  const known = buildASTSchema(parse(core), { assumeValidSDL: true })
  const definitions = ownDefinitions(own)
  const defined = new Set(definitions.map(({ name }) => name.value))
  const coreNames = namesIn(definitions).filter((name) => !defined.has(name) && known.getType(name))
  const builtIn = new Set(specifiedScalarTypes.map(({ name }) => name))
  const scalars = coreNames.filter((name) => !builtIn.has(name))
  const extended = [...defined].filter((name) => known.getType(name) && !ROOTS.has(name))
  const sdl = [...definitions.map((one) => print(one)), ...scalars.map((name) => `scalar ${name}`)].join('\n')
  const text = await codegen({
    filename: output,
    schema: parse(defined.has('Query') ? sdl : `${sdl}\ntype Query { _: Boolean }`),
    documents: [],
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      contextType: `${fromHere('bff/graphql/context.ts')}#RequestContext`,
      scalars: {
        ID: { input: 'string', output: 'string' },
        ...Object.fromEntries(
          scalars.map((name) => {
            const type = known.getType(name)
            const isResolved = isObjectType(type) || isAbstractType(type)
            const taken = isResolved ? `Core.ResolversTypes['${name}']` : `Shop.${name}`
            return [name, name === 'DateTime' ? 'string' : { input: taken, output: taken }]
          }),
        ),
      },
      mappers: {
        ...Object.fromEntries(extended.map((name) => [name, `${fromHere(SHOP_TYPES)}#${name} as Core${name}`])),
        ...Object.fromEntries(
          Object.entries(models)
            .filter(([name]) => defined.has(name))
            .map(([name, model]) => [
              name,
              `${fromHere(join('bff/graphql', model.split('#')[0]!))}#${model.split('#')[1]}`,
            ]),
        ),
        ...Object.fromEntries(ownModels(folder).map((name) => [name, `./server/models.ts#${name}Model`])),
      },
    },
    plugins: [{ add: {} }, { typescript: {} }, { resolvers: {} }],
    pluginMap: {
      add: {
        plugin: () => ({
          content: '// Made by `npm run generate` from schema.graphql; not edited by hand.\n',
          prepend: [
            `import type * as Core from '${fromHere('bff/graphql/resolvers.generated.ts')}';`,
            `import type * as Shop from '${fromHere(SHOP_TYPES)}';`,
          ],
        }),
      },
      typescript,
      resolvers: typescriptResolvers,
    },
  })
  // An import that nothing uses is an error.
  return [
    output,
    text.replace(/^import type \* as (\w+) .*\n/gm, (line, name) => (text.includes(`${name}.`) ? line : '')),
  ]
}

const SHOP_TYPES = 'bff/graphql/shop-schema.generated.ts'

/** Returns the definitions without directives and interfaces of the core; types that they extend become types of their own. */
function ownDefinitions(own: string): TypeDefinitionNode[] {
  const document = visit(parse(own, { noLocation: true }), { Directive: () => null })
  // Values of enums are in the core's own types.
  const definitions = document.definitions.filter(({ kind }) => kind !== Kind.ENUM_TYPE_EXTENSION)
  const defined = new Set(definitions.map((one) => ('name' in one ? one.name?.value : undefined)))
  return definitions.map((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION || definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? ({
          ...definition,
          kind: Kind.OBJECT_TYPE_DEFINITION,
          interfaces: definition.interfaces?.filter(({ name }) => defined.has(name.value)),
        } as ObjectTypeDefinitionNode)
      : (definition as TypeDefinitionNode),
  )
}

function namesIn(definitions: readonly TypeDefinitionNode[]): string[] {
  const names = new Set<string>()
  const document = { kind: Kind.DOCUMENT, definitions } as const
  visit(document, { NamedType: ({ name }) => void names.add(name.value) })
  return [...names]
}

function ownModels(folder: string): string[] {
  const file = join(folder, 'server/models.ts')
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^export type (\w+)Model\b/gm)].map(([, name]) => name!)
}
