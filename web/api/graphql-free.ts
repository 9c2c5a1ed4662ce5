/**
 * Stands for the `graphql` package in the browser's bundle: graphql-request imports a parser and a printer that the shop never
 * needs, because its documents are strings (13 kB gzip less). Reaching one of these is a mistake of ours.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

export class GraphQLError extends Error {}

export function parse(): never {
  throw new Error('documents are not parsed in the browser')
}

export function print(document: unknown): string {
  return String(document)
}
