import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What libraries import and the shop never uses, with what stands in its place in the browser's bundle. */
const STAND_INS = [
  // graphql-request imports a parser and a printer; the shop's documents are strings.
  { id: /^graphql$/, importer: /./, standIn: 'web/api/graphql-free.ts' },
  // Every query of TanStack Query can page without an end; the shop's lists have pages.
  { id: /\/infiniteQueryBehavior\.js$/, importer: /\/query-core\//, standIn: 'web/api/no-infinite-query.ts' },
]

/** Keeps parts of libraries that nothing of the shop reaches out of the browser's bundle. */
export function leftOut(): Plugin {
  return {
    name: 'musette:left-out',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer = '') {
      const found = STAND_INS.find((one) => one.id.test(id) && one.importer.test(importer))
      return found ? resolve(found.standIn) : null
    },
  }
}
