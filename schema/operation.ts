/** `PUBLIC`: the response is the same for everybody, so it may be part of a page. */
export type CacheScope = 'PUBLIC' | 'PRIVATE'

/**
 * A GraphQL operation known at build time, made from a `.graphql` file by `npm run generate`.
 * `Result`, `Variables` and `Scope` exist for the type checker only.
 */
export type Operation<Result, Variables, Scope extends CacheScope = CacheScope> = {
  name: string
  kind: 'query' | 'mutation'
  /** Minified document, fragments included. */
  text: string
  /** Lower-case hexadecimal sha256 of `text`: the id of Apollo's persisted queries protocol, version 1. */
  sha256: string
  readonly types?: (variables: Variables) => Result
  readonly scope?: Scope
}
