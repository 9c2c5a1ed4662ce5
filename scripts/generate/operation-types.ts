import { dirname, relative } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { withInterfaceFields } from '../../schema/magento/interface-fields.ts'
import { cached } from './cached.ts'

/** The types of one module: what it exports, and which names of other modules it uses. */
export type TypesModule = { output: string; text: string }

/**
 * Returns the types of what `own` definitions select, as TypeScript. `fragments` are those that they spread, `schemaTypes` is the module of enums and
 * inputs: both are only referred to. Without `schemaTypes` the text has its own.
 */
export async function selectedTypes(
  schema: string,
  output: string,
  own: readonly DefinitionNode[],
  fragments: readonly DefinitionNode[],
  schemaTypes: string | undefined,
): Promise<TypesModule> {
  return {
    output,
    text: await typesText(schema, output, own, fragments, {
      importSchemaTypesFrom: schemaTypes,
      namespacedImportName: '',
    }),
  }
}

/** Returns every enum and input that the definitions name, once. */
export async function schemaTypesModule(
  schema: string,
  output: string,
  definitions: readonly DefinitionNode[],
  fragments: readonly DefinitionNode[],
): Promise<TypesModule> {
  return { output, text: await typesText(schema, output, definitions, fragments, { generateOperationTypes: false }) }
}

/** Returns for each module the lines that import what it uses of the others. */
export function importLines(modules: readonly TypesModule[]): Map<string, string[]> {
  const homes = new Map(modules.flatMap(({ output, text }) => exportsOf(text).map((name) => [name, output] as const)))
  return new Map(
    modules.map(({ output, text }) => {
      const named = new Map<string, Set<string>>()
      for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
        const home = homes.get(name)
        if (home !== undefined && home !== output) named.set(home, (named.get(home) ?? new Set()).add(name))
      }
      return [output, [...named].sort().map(([home, names]) => importLine(output, [...names].sort(), home))]
    }),
  )
}

/** `import type { … } from '…'`, the path as seen from the module that imports. */
export function importLine(from: string, names: readonly string[], target: string): string {
  return `import type { ${names.join(', ')} } from '${seenFrom(from, target)}'\n`
}

/** The generator always writes this type, which only `@defer` needs. */
const DEFERRED_TYPE = /^.*\nexport type Incremental<T>.*\n/m
/** A fragment on an interface has a type for each object type, which other modules use, too. */
const PART_OF_FRAGMENT = /^type \w+_Fragment\b/gm

function typesText(
  schema: string,
  output: string,
  own: readonly DefinitionNode[],
  fragments: readonly DefinitionNode[],
  config: object,
): Promise<string> {
  const printed = [...own, ...fragments].map((definition) => print(definition))
  return cached([schema, output, `${own.length}`, JSON.stringify(config), ...printed], async () => {
    const document = (definitions: readonly DefinitionNode[]) =>
      optionalWhereMarked({ kind: Kind.DOCUMENT, definitions }, schema)
    const text = await codegen({
      filename: output,
      schema: documentOf(schema),
      schemaAst: schemaOf(schema),
      documents: [
        { location: output, document: document(own) },
        ...(fragments.length > 0
          ? [{ location: `fragments of ${output}`, document: document(fragments), type: 'external' as const }]
          : []),
      ],
      config: {},
      plugins: [{ operations: { ...typesConfig(output), ...config } }],
      pluginMap: { operations: typescriptOperations },
    })
    return text.replace(DEFERRED_TYPE, '').replace(PART_OF_FRAGMENT, 'export $&')
  })
}

/** Marks of fields that not every store has: documents are sent without them where they are missing. */
const MARKS = new Set(['since', 'commerce', 'extension', 'optional'])
const INCLUDED = (parse('{a @include(if:true)}', { noLocation: true }).definitions[0] as OperationDefinitionNode)
  .selectionSet.selections[0]!.directives!

/** Makes marked fields conditional, only for the type generator, so that their types allow for their absence. */
function optionalWhereMarked(document: DocumentNode, schema: string): DocumentNode {
  const info = new TypeInfo(schemaOf(schema))
  return visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const marks = info.getFieldDef()?.astNode?.directives ?? []
        return marks.some(({ name }) => MARKS.has(name.value))
          ? { ...node, directives: [...(node.directives ?? []), ...INCLUDED] }
          : undefined
      },
    }),
  )
}

/** Cached, because each schema is used for many modules. */
const documents = new Map<string, DocumentNode>()
const schemas = new Map<string, GraphQLSchema>()

function documentOf(text: string): DocumentNode {
  const known = documents.get(text) ?? withInterfaceFields(parse(text))
  documents.set(text, known)
  return known
}

export function schemaOf(text: string): GraphQLSchema {
  const known = schemas.get(text) ?? buildASTSchema(documentOf(text), { assumeValidSDL: true })
  schemas.set(text, known)
  return known
}

function typesConfig(output: string) {
  return {
    inlineFragmentTypes: 'combine' as const,
    scalars: {
      ID: 'string',
      DateTime: 'string',
      RichTextTree: `import('${seenFrom(output, 'schema/rich-text.ts')}').RichTextNode[]`,
    },
  }
}

function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export type (\w+)/gm)].map(([, name]) => name!)
}

function seenFrom(file: string, target: string): string {
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}
