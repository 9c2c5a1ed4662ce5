/**
 * TanStack Query includes infinite queries, but the shop's lists have pages (0.5 kB gzip less).
 *
 * @returns {import('vite').Plugin}
 */
export function withoutInfiniteQueries() {
  return {
    name: 'musette:without-infinite-queries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/query-core\/.*\/infiniteQueryBehavior\.js$/ },
      handler: () => `export const infiniteQueryBehavior = () => { throw new Error('there are no infinite queries') }
        export const hasNextPage = infiniteQueryBehavior
        export const hasPreviousPage = infiniteQueryBehavior`,
    },
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
