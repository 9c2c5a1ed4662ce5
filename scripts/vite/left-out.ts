import type { Plugin } from 'vite'

/** Modules of libraries whose code the shop never reaches, and what stands in for each in the browser's bundle. */
const STAND_INS = [
  {
    // graphql-request imports a parser and a printer, which strings do not need (13 kB gzip less).
    id: /^graphql$/,
    importer: /./,
    code: `export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }
      export class GraphQLError extends Error {}
      export const parse = () => { throw new Error('documents are not parsed in the browser') }
      export const print = String`,
  },
  {
    // TanStack Query brings endless queries along; the shop's lists have pages (0.6 kB gzip less).
    id: /\/infiniteQueryBehavior\.js$/,
    importer: /\/query-core\//,
    code: `export const infiniteQueryBehavior = () => { throw new Error('there are no infinite queries') }
      export const hasNextPage = infiniteQueryBehavior
      export const hasPreviousPage = infiniteQueryBehavior`,
  },
  {
    // Nothing calls it then (`PRELOADED` below).
    id: /^\0vite\/preload-helper\.js$/,
    importer: /./,
    code: 'export const __vitePreload = (load) => load()',
  },
]

/** Vite fetches a chunk's styles and imports before the chunk; here all styles are one file, and pages name their chunks (0.5 kB gzip less per page). */
const PRELOADED = /\b__vitePreload\(((?:async )?\(\) => [^;]+?), *__VITE_PRELOAD__(?:, *import\.meta\.url)?\)/g

const PREFIX = '\0left-out:'

/** Keeps parts of libraries that the shop does not use out of the browser's bundle. */
export function leftOut(): Plugin {
  return {
    name: 'musette:left-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer = '') {
      const found = STAND_INS.findIndex((one) => one.id.test(id) && one.importer.test(importer))
      return found < 0 ? null : `${PREFIX}${found}`
    },
    renderChunk: (code) =>
      code.includes('__VITE_PRELOAD__') ? { code: code.replaceAll(PRELOADED, '($1)()'), map: null } : null,
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[Number(id.slice(PREFIX.length))]?.code : null),
  }
}
