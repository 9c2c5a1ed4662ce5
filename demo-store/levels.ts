import { type DocumentNode, parse } from 'graphql'
import ofExtensions from 'virtual:extensions/magento'

/** Releases that the demo store can play: those of Magento, oldest first, and one of Mage-OS. */
export const LEVELS = ['2.4.6', '2.4.7', '2.4.8', '2.4.9', 'mage-os-2.3'] as const
export type Level = (typeof LEVELS)[number]

/** The release of Magento that one of another name is built on. */
const MAGENTO_OF: Partial<Record<Level, string>> = { 'mage-os-2.3': '2.4.8' }

/** Magento Open Source (Mage-OS too), or Adobe Commerce with returns and store credit. */
export const EDITIONS = ['open-source', 'commerce'] as const
export type Edition = (typeof EDITIONS)[number]

const files = import.meta.glob<string>('../schema/magento/extensions/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What modules outside Magento add to the schema, by the name of the file. */
const documents = new Map<string, DocumentNode>(
  Object.entries({ ...files, ...ofExtensions })
    .map(([path, text]) => [path.replace(/^.*\/|\.graphql$/g, ''), parse(text, { noLocation: true })] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** Names of all extensions the demo store knows. */
export const extensionNames: readonly string[] = [...documents.keys()]

/** Adobe Commerce has returns of its own, whose types have the same names as those of the module for Open Source. */
const OPEN_SOURCE_ONLY = new Set(['mage-os-rma'])

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value)
}

/** Whether a release has what came with another one. */
export function reaches(level: Level, since: string): boolean {
  return (MAGENTO_OF[level] ?? level).localeCompare(since, 'en', { numeric: true }) >= 0
}

export function isEdition(value: unknown): value is Edition {
  return EDITIONS.some((edition) => edition === value)
}

/** The schemas of the extensions that are switched on and fit the edition. */
export function extensionDocuments(names: ReadonlySet<string>, edition: Edition): DocumentNode[] {
  return [...documents].flatMap(([name, document]) =>
    names.has(name) && !(edition === 'commerce' && OPEN_SOURCE_ONLY.has(name)) ? [document] : [],
  )
}
