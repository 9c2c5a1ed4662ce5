import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Keeps the `graphql` package out of the browser's bundle: graphql-request imports it, the shop's documents are strings. */
export function graphqlFree(): Plugin {
  return {
    name: 'musette:graphql-free',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'graphql' ? resolve('web/api/graphql-free.ts') : null),
  }
}
