import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Kind, parse, print, visit } from 'graphql'
import { type Extension, ROOT } from '../extensions.mjs'
import { type GraphqlFile, readGraphqlFiles, schemaText } from './files.ts'
import { type Known, manifestText, operationModules } from './operations.ts'
import { extensionTypes } from './resolver-types.ts'

export type CoreModules = { shop: string; store: string; client: Known; server: Known }

/**
 * What is generated in the folder of an extension: types of its part of the shop's schema, one module beside each document, the manifest of
 * the browser's documents, and the names of its texts.
 */
export async function extensionModules({ folder }: Extension, core: CoreModules): Promise<[string, string][]> {
  const path = relative(ROOT, folder)
  const own = textOf(join(path, 'schema.graphql'))
  const shop = `${core.shop}\n${own}`
  const client = withoutMarks(readGraphqlFiles(join(path, 'web')))
  const store = withoutMarks(readGraphqlFiles(join(path, 'server')))
  const storeSchema = `${core.store}\n${schemaText(join(path, 'magento'))}`
  return [
    ...(own ? [await extensionTypes(path, core.shop, own)] : []),
    ...(client.length > 0
      ? await operationModules(shop, client, join(path, 'web/types.generated.ts'), core.client)
      : []),
    ...(store.length > 0
      ? await operationModules(storeSchema, store, join(path, 'server/types.generated.ts'), core.server)
      : []),
    ...(client.length > 0
      ? [[join(path, 'operations.generated.json'), manifestText(client, core.client.files)] as [string, string]]
      : []),
    ...textModules(path),
  ]
}

/** What an extension adds to enums of the shop's schema. */
export function enumExtensions({ folder }: Extension): string {
  const { definitions } = parse(textOf(join(folder, 'schema.graphql')) || 'scalar None', { noLocation: true })
  return definitions
    .filter(({ kind }) => kind === Kind.ENUM_TYPE_EXTENSION)
    .map((one) => print(one))
    .join('\n')
}

/** A fragment's `@adds` is for the build: it adds the fragment to one of the core. */
function withoutMarks(files: readonly GraphqlFile[]): GraphqlFile[] {
  return files.map(({ path, document }) => ({
    path,
    document: visit(document, { Directive: ({ name }) => (name.value === 'adds' ? null : undefined) }),
  }))
}

/** Tells TypeScript which texts there are. */
function textModules(path: string): [string, string][] {
  const section = path.slice(path.lastIndexOf('/') + 1)
  const parts = [
    { file: 'texts/en.ts', module: 'web/i18n/messages.ts', name: 'ExtensionTexts' },
    { file: 'texts/server/en.ts', module: 'bff/i18n/texts.ts', name: 'ExtensionServerTexts' },
  ].filter(({ file }) => existsSync(join(path, file)))
  if (parts.length === 0) return []
  const lines = parts.map(
    ({ file, module, name }) =>
      `declare module '${relative(path, module)}' {\n  interface ${name} {\n    '${section}': typeof import('./${file}').default\n  }\n}\n`,
  )
  return [
    [
      join(path, 'texts.generated.ts'),
      ['// Made by `npm run generate`; not edited by hand.\nexport {}\n', ...lines].join('\n'),
    ],
  ]
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
