import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, parse, Source } from 'graphql'

export type GraphqlFile = { path: string; document: DocumentNode }

/** Every `.graphql` file below a folder, parsed, in a stable order. */
export function readGraphqlFiles(folder: string): GraphqlFile[] {
  return graphqlPaths(folder).map((path) => ({ path, document: parse(new Source(readFileSync(path, 'utf8'), path)) }))
}

/** The type definitions of a folder as one text. */
export function schemaText(folder: string): string {
  return graphqlPaths(folder)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

function graphqlPaths(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
    .sort()
}
