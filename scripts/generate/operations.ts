import { createHash } from 'node:crypto'
import { dirname, relative } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import type { GraphqlFile } from './files.ts'

const HEADER = '// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.\n'

/** One TypeScript module beside each file: types of what it selects, and a typed `Operation` for each operation. */
export async function operationModules(schema: string, files: GraphqlFile[]): Promise<[string, string][]> {
  const fragments = fragmentsOf(files)
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const output = file.path.replace(/\.graphql$/, '.generated.ts')
      const definitions = withFragments([...file.document.definitions], fragments)
      const types = await codegen({
        filename: output,
        schema: parse(schema),
        documents: [{ location: file.path, document: { kind: Kind.DOCUMENT, definitions } }],
        config: {},
        plugins: [{ operations: typesConfig(output) }],
        pluginMap: { operations: typescriptOperations },
      })
      const operations = file.document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION)
      const imports =
        operations.length > 0 ? `import type { Operation } from '${fromFolderOf(output, 'schema/operation.ts')}'\n` : ''
      const values = operations.map((operation) => operationText(operation, fragments))
      return [output, [HEADER + imports, types.trim(), ...values, ''].join('\n')]
    }),
  )
}

/** The client's trusted documents: `{ sha256: { name, text } }` as JSON. */
export function manifestText(files: GraphqlFile[]): string {
  const fragments = fragmentsOf(files)
  const entries = files
    .flatMap((file) => file.document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ name: operation.name?.value ?? '', text: documentText(operation, fragments) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => [sha256(text), { name, text }] as const)
  return JSON.stringify(Object.fromEntries(entries), null, 2) + '\n'
}

function typesConfig(output: string) {
  return {
    enumsAsTypes: true,
    inlineFragmentTypes: 'combine' as const,
    scalars: {
      ID: 'string',
      DateTime: 'string',
      RichTextTree: `import('${fromFolderOf(output, 'schema/rich-text.ts')}').RichTextNode[]`,
    },
  }
}

function operationText(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>): string {
  const name = operation.name?.value ?? ''
  const kind = operation.operation
  const suffix = kind === OperationTypeNode.MUTATION ? 'Mutation' : 'Query'
  const type = `${name}${suffix}`
  const text = documentText(operation, fragments)
  return `
export const ${name}: Operation<${type}, ${type}Variables> = {
  name: '${name}',
  kind: '${kind}',
  sha256: '${sha256(text)}',
  text: ${JSON.stringify(text)},
}`
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

/** The definitions and, once each, every fragment they spread, directly or through another. */
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

function fromFolderOf(file: string, target: string): string {
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}
