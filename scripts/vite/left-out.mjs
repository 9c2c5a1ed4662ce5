/** Modules of libraries that the shop never executes, and a stub for each in the browser's bundle. */
const STAND_INS = [
  {
    // graphql-request imports a parser and a printer, which documents as strings do not need (13 kB gzip less).
    id: /^graphql$/,
    importer: /./,
    code: `export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }
      export class GraphQLError extends Error {}
      export const parse = () => { throw new Error('documents are not parsed in the browser') }
      export const print = String`,
  },
  {
    // TanStack Query includes infinite queries, but the shop's lists have pages (0.6 kB gzip less).
    id: /\/infiniteQueryBehavior\.js$/,
    importer: /\/query-core\//,
    code: `export const infiniteQueryBehavior = () => { throw new Error('there are no infinite queries') }
      export const hasNextPage = infiniteQueryBehavior
      export const hasPreviousPage = infiniteQueryBehavior`,
  },
]

const PREFIX = '\0left-out:'

/**
 * Keeps parts of libraries that the shop does not use out of the browser's bundle.
 *
 * @returns {import('vite').Plugin}
 */
export function leftOut() {
  return {
    name: 'musette:left-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer = '') {
      const found = STAND_INS.findIndex((one) => one.id.test(id) && one.importer.test(importer))
      return found < 0 ? null : `${PREFIX}${found}`
    },
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[Number(id.slice(PREFIX.length))]?.code : null),
  }
}

/** A generated module of one of the client's `.graphql` files. */
const OPERATIONS = /\/web\/.*\.generated\.ts$/
/** The generator writes it on a separate line. */
const DOCUMENT_LINES = /^ {2}text: .*,$/gm

/**
 * Keeps an operation's name, hash and types in the browser's bundle and moves its document out. The transport sends hashes and loads the
 * documents, all in one file, only if the server does not know a hash (`web/api/transport.ts`; 3 kB gzip less per page).
 *
 * @returns {import('vite').Plugin}
 */
export function documentsApart() {
  return {
    name: 'musette:documents-apart',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: OPERATIONS },
      handler: (code) => ({ code: code.replaceAll(DOCUMENT_LINES, ''), map: null }),
    },
  }
}
