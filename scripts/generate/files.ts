import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, parse, Source } from 'graphql'

export type GraphqlFile = { path: string; document: DocumentNode }

/** Every `.graphql` file below a folder, parsed, in a stable order. */
export function readGraphqlFiles(folder: string): GraphqlFile[] {
  return graphqlPaths(folder).map((path) => ({ path, document: parse(new Source(readFileSync(path, 'utf8'), path)) }))
}

/** No store has both: the module's types have names of Adobe Commerce's own, with other fields. */
const COMMERCE_RETURNS = /\bmagento\/returns\.graphql$/
const MODULE_RETURNS = /\bmage-os-rma\.graphql$/

/** The type definitions of a folder as one text. */
export function schemaText(folder: string): string {
  return typesWithout(folder, MODULE_RETURNS)
}

/** The store's, with the module's returns in the place of Adobe Commerce's. */
export function moduleSchemaText(folder: string): string {
  return typesWithout(folder, COMMERCE_RETURNS)
}

/** Whether the operations of a file ask for returns of the module. */
export const asksModule = (path: string) => MODULE_RETURNS.test(path)

function typesWithout(folder: string, left: RegExp): string {
  return graphqlPaths(folder)
    .filter((path) => !left.test(path))
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
