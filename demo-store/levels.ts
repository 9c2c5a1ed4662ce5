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

const parts = Object.entries({ ...files, ...ofExtensions })
const isModule = ([, text]: [string, string]) => text.includes('@extension(')

/** What modules outside Magento add to the schema, by the name of the file. */
const documents = new Map<string, DocumentNode>(
  parts
    .filter(isModule)
    .map(([path, text]) => [path.replace(/^.*\/|\.graphql$/g, ''), parse(text, { noLocation: true })] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** Parts of Magento itself, such as of Adobe Commerce, that nothing but an extension of the shop uses. */
export const ownParts: readonly string[] = parts.filter((part) => !isModule(part)).map(([, text]) => text)

/** Names of all extensions the demo store knows. */
export const extensionNames: readonly string[] = [...documents.keys()]

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value)
}

const { compare: compareReleases } = new Intl.Collator('en', { numeric: true })

/** Whether a release has what came with another one. */
export function reaches(level: Level, since: string): boolean {
  return compareReleases(MAGENTO_OF[level] ?? level, since) >= 0
}

export function isEdition(value: unknown): value is Edition {
  return EDITIONS.some((edition) => edition === value)
}

/** The schemas of the extensions that are switched on. */
export function extensionDocuments(names: ReadonlySet<string>): DocumentNode[] {
  return [...documents].flatMap(([name, document]) => (names.has(name) ? [document] : []))
}
