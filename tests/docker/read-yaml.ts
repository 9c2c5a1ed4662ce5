import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

export type Tree = Record<string, unknown>

/** The one document of a file; anything a reader would have to guess at throws. */
export function readYaml(file: string): Tree {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true })
  if (!Array.isArray(documents) || documents.length !== 1) throw new Error(`${file} does not hold one document`)
  const [document] = documents
  const [fault] = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
  if (fault) throw new Error(`${file}: ${fault.message}`)
  return document?.toJS() as Tree
}

/** What stands at a path, or `undefined`. */
export function at(tree: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<string | number, unknown>)[key] : undefined,
    tree,
  )
}
