import { parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import type { Edition } from './levels.ts'

const files = import.meta.glob<string>('../schema/magento/extensions/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What modules outside Magento add to the schema, by the name of the file. */
const documents = new Map<string, DocumentNode>(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/|\.graphql$/g, ''),
    parse(text, { noLocation: true }),
  ]),
)

/** Names of all extensions the stand-in knows. */
export const extensionNames: readonly string[] = [...documents.keys()]

/** Adobe Commerce has returns of its own, whose types have the same names as those of the module for Open Source. */
const OPEN_SOURCE_ONLY = new Set(['mage-os-rma'])

/** The schemas of the extensions that are switched on and fit the edition. */
export function extensionDocuments(names: ReadonlySet<string>, edition: Edition): DocumentNode[] {
  return [...documents].flatMap(([name, document]) =>
    names.has(name) && !(edition === 'commerce' && OPEN_SOURCE_ONLY.has(name)) ? [document] : [],
  )
}
