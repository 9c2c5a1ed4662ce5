import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isTypeDefinitionNode, Kind, print, visit } from 'graphql'
import { type Extension, ROOT, shopFolder } from '../extensions.mjs'
import { type GraphqlFile, readGraphqlFiles } from './files.ts'
import { parseFile, schemaParts } from '../vite/extended-documents.mjs'
import { type Known, manifestText, operationModules } from './operations.ts'
import { refusePrivateAdditions } from './public-documents.ts'
import { extensionTypes } from './resolver-types.ts'

export type CoreModules = { shop: string; store: string; client: Known; server: Known }

/**
 * What is generated in the folder of an extension: types of its part of the shop's schema, one module beside each document, the manifest of
 * the browser's documents, and the names of its texts.
 */
export async function extensionModules(extension: Extension, core: CoreModules): Promise<[string, string][]> {
  schemaParts([extension])
  try {
    return (await modulesOf(extension, core)).map(([file, text]) => [file, withPackageNames(file, text)])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Authors read paths from their shop's folder.
    const [path, own] = [ROOT, shopFolder()].map((from) => `${relative(from, extension.folder)}/`) as [string, string]
    const extensionName = `extension ${extension.name}: `
    throw new Error(extensionName + message.replace(extensionName, '').replaceAll(path, own), { cause: error })
  }
}

/** Imports modules of the core by the package's name, so that the folder works anywhere. */
function withPackageNames(file: string, text: string): string {
  return text.replace(/(?<=(?:from|import\(|declare module) ?')\.[^']+/g, (path) => {
    const target = relative(ROOT, resolve(dirname(file), path))
    return /^(bff|web|schema)\//.test(target) ? `musette/internal/${target}` : path
  })
}

async function modulesOf(extension: Extension, core: CoreModules): Promise<[string, string][]> {
  const path = relative(ROOT, extension.folder)
  const own = textOf(join(path, 'schema.graphql'))
  const shop = `${core.shop}\n${own}`
  const marked = readGraphqlFiles(join(path, 'web'))
  refusePrivateAdditions(extension, marked, { shop, files: core.client.files })
  const client = withoutMarks(marked)
  const store = withoutMarks(readGraphqlFiles(join(path, 'server')))
  return [
    ...(own ? [await extensionTypes(path, core.shop, own)] : []),
    ...(client.length > 0
      ? await operationModules(shop, client, join(path, 'web/types.generated.ts'), core.client)
      : []),
    ...(await storeModules(path, store, core)),
    ...(client.length > 0
      ? [[join(path, 'operations.generated.json'), manifestText(client, core.client.files)] as [string, string]]
      : []),
    ...textModules(path),
    ...fieldModules(path),
  ]
}

/** A module beside each document for the store. */
async function storeModules(path: string, documents: GraphqlFile[], core: CoreModules): Promise<[string, string][]> {
  const parts = readGraphqlFiles(join(path, 'magento'))
  const schemas = new Map<string, GraphqlFile[]>()
  for (const document of documents) {
    const schema = [core.store, ...fittingParts(parts, document).map((part) => print(part.document))].join('\n')
    schemas.set(schema, [...(schemas.get(schema) ?? []), document])
  }
  // Types of several schemas may have the same name: then each module has its own types.
  const types = schemas.size === 1 ? join(path, 'server/types.generated.ts') : undefined
  const modules = [...schemas].map(([schema, files]) => operationModules(schema, files, types, core.server))
  return (await Promise.all(modules)).flat()
}

/**
 * Returns the parts of the schema for a document. Parts that define a type of the same name are alternatives, of which a store has one: Adobe
 * Commerce's own and a module's. A document belongs to the part with its file's name, or else to the first.
 */
function fittingParts(parts: readonly GraphqlFile[], { path }: GraphqlFile): GraphqlFile[] {
  const namesake = parts.filter((part) => basename(part.path) === basename(path))
  const defined = new Set<string>()
  const fitting = new Set<GraphqlFile>()
  for (const part of [...namesake, ...parts]) {
    const names = part.document.definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value)
    if (names.some((name) => defined.has(name))) continue
    for (const name of names) defined.add(name)
    fitting.add(part)
  }
  return parts.filter((part) => fitting.has(part))
}

/** Returns what an extension adds to enums of the shop's schema. */
export function enumExtensions({ folder }: Extension): string {
  const file = join(folder, 'schema.graphql')
  if (!existsSync(file)) return ''
  return parseFile(file, { noLocation: true })
    .definitions.filter(({ kind }) => kind === Kind.ENUM_TYPE_EXTENSION)
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

/** Generates the types of an extension's texts. */
function textModules(path: string): [string, string][] {
  const section = path.slice(path.lastIndexOf('/') + 1)
  const [screens, ofServer] = ['texts/en.ts', 'texts/server/en.ts'].map((file) => existsSync(join(path, file)) && file)
  // The server may use the texts of screens.
  const parts = [
    { files: [screens], module: 'web/i18n/messages.ts', name: 'ExtensionTexts' },
    { files: [screens, ofServer], module: 'bff/i18n/texts.ts', name: 'ExtensionServerTexts' },
  ].map((part) => ({ ...part, files: part.files.filter(Boolean) }))
  const lines = parts.flatMap(({ files, module, name }) => {
    const types = files.map((file) => `typeof import('./${file}').default`).join(' & ')
    return types
      ? `declare module '${relative(path, module)}' {\n  interface ${name} {\n    '${section}': ${types}\n  }\n}\n`
      : []
  })
  if (lines.length === 0) return []
  return [
    [
      join(path, 'texts.generated.ts'),
      ['// Made by `npm run generate`; not edited by hand.\nexport {}\n', ...lines].join('\n'),
    ],
  ]
}

/** Generates the types of the site fields for variables of a shop's own extension. Those of the core's are in its list. */
function fieldModules(path: string): [string, string][] {
  if (!existsSync(join(path, 'variables.ts')) || path.startsWith('extensions/')) return []
  const module = 'musette/internal/scripts/config/site-fields.generated.ts'
  const text = `// Made by \`npm run generate\`; not edited by hand.
import type { FieldsOf } from '${module}'

declare module '${module}' {
  interface SiteFields extends FieldsOf<typeof import('./variables.ts').default> {}
}
`
  return [[join(path, 'variables.generated.ts'), text]]
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
