import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentNode } from 'graphql'
import { parseFile } from '../vite/extended-documents.mjs'

export type GraphqlFile = { path: string; document: DocumentNode }

/** Every `.graphql` file below a folder, parsed, in a stable order. */
export function readGraphqlFiles(folder: string): GraphqlFile[] {
  return graphqlPaths(folder).map((path) => ({ path, document: parseFile(path) }))
}

/** The type definitions of a folder as one text. */
export function schemaText(folder: string): string {
  return graphqlPaths(folder).map(checkedText).join('\n')
}

/** Reads a file whose syntax is right. */
export function checkedText(path: string): string {
  return parseFile(path).loc?.source.body ?? ''
}

function graphqlPaths(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
    .sort()
}
