import { createHash } from 'node:crypto'
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import type { GraphqlFile } from './files.ts'
import { policyOf } from '../../bff/graphql/cache-policy.ts'
import { cached } from './cached.ts'
import { importLine, importLines, schemaOf, schemaTypesModule, selectedTypes } from './operation-types.ts'

const HEADER = '// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.\n'
const SCHEMA_HEADER = '// Made by `npm run generate`: what operations name of the schema; not edited by hand.\n'

/** Documents of the core, whose fragments extensions may spread, and their modules. */
export type Known = { files: GraphqlFile[]; modules: readonly [string, string][] }

/**
 * One TypeScript module beside each file: types of what it selects, and a typed `Operation` for each operation. Enums and inputs are defined once, in
 * the module `schemaTypes`, and fragments in their own file; without `schemaTypes` each module has its own.
 */
export async function operationModules(
  schema: string,
  files: GraphqlFile[],
  schemaTypes?: string,
  known: Known = { files: [], modules: [] },
): Promise<[string, string][]> {
  const fragments = fragmentsOf([...known.files, ...files])
  const modules = await Promise.all(
    files.map(({ path, document: { definitions } }) => {
      const spread = withFragments([...definitions], fragments).slice(definitions.length)
      return selectedTypes(schema, outputOf(path), definitions, spread, schemaTypes)
    }),
  )
  if (schemaTypes !== undefined) {
    const definitions = files.flatMap(({ document }) => document.definitions)
    const spread = withFragments([...definitions], fragments).slice(definitions.length)
    modules.push(await schemaTypesModule(schema, schemaTypes, definitions, spread))
  }
  const imports = importLines([...known.modules.map(([output, text]) => ({ output, text })), ...modules])
  const operations = new Map(files.map(({ path, document }) => [outputOf(path), operationsOf(document)]))
  const written = modules.map(async ({ output, text }): Promise<[string, string]> => {
    const own = operations.get(output) ?? []
    const values = await Promise.all(own.map((operation) => operationText(operation, fragments, schema)))
    const head = [
      output === schemaTypes ? SCHEMA_HEADER : HEADER,
      ...(values.length > 0 ? [importLine(output, ['Operation'], 'schema/operation.ts')] : []),
      ...(imports.get(output) ?? []),
    ]
    return [output, [head.join(''), text.trim(), ...values, ''].join('\n')]
  })
  return Promise.all(written)
}

/** Returns the client's trusted documents: `{ sha256: { name, text } }` as JSON. */
export function manifestText(files: GraphqlFile[], known: GraphqlFile[] = []): string {
  const fragments = fragmentsOf([...known, ...files])
  const entries = files
    .flatMap(({ document }) => operationsOf(document))
    .map((operation) => ({ name: operation.name?.value ?? '', text: documentText(operation, fragments) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => [sha256(text), { name, text }] as const)
  return JSON.stringify(Object.fromEntries(entries), null, 2) + '\n'
}

const outputOf = (path: string) => path.replace(/\.graphql$/, '.generated.ts')

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
}

async function operationText(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  schemaText: string,
): Promise<string> {
  const name = operation.name?.value ?? ''
  const kind = operation.operation
  const suffix = kind === OperationTypeNode.MUTATION ? 'Mutation' : 'Query'
  const type = `${name}${suffix}`
  const text = documentText(operation, fragments)
  const scope = await cached(['scope', schemaText, text], async () => scopeOf(operation, fragments, schemaText) ?? '')
  return `
export const ${name}: Operation<${[type, `${type}Variables`, ...(scope ? [`'${scope}'`] : [])].join(', ')}> = {
  name: '${name}',
  kind: '${kind}',
  sha256: '${sha256(text)}',
  text: ${JSON.stringify(text)},
}`
}

/** Only the shop's own schema says who may share a response. */
function scopeOf(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
  schemaText: string,
): 'PUBLIC' | 'PRIVATE' | null {
  const schema = schemaOf(schemaText)
  if (!schema.getDirective('cacheControl')) return null
  return policyOf(operation, { kind: Kind.DOCUMENT, definitions: withFragments([operation], fragments) }, schema).scope
}

function documentText(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>): string {
  const definitions = withFragments([operation], fragments)
  return stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions }))
}

function fragmentsOf(files: GraphqlFile[]): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const { path, document } of files) {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
      if (fragments.has(definition.name.value))
        throw new Error(`${path}: fragment ${definition.name.value} exists twice`)
      fragments.set(definition.name.value, definition)
    }
  }
  return fragments
}

/** Returns the definitions and, once each, every fragment that they spread, directly or through another. */
function withFragments(
  definitions: DefinitionNode[],
  fragments: Map<string, FragmentDefinitionNode>,
): DefinitionNode[] {
  const all = [...definitions]
  const known = new Set(all.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [d.name.value] : [])))
  for (const definition of all) {
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        if (known.has(name)) return
        const fragment = fragments.get(name)
        if (!fragment) throw new Error(`unknown fragment ${name}`)
        known.add(name)
        all.push(fragment)
      },
    })
  }
  return all
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
