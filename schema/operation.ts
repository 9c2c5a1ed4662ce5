/**
 * A GraphQL operation known at build time, made from a `.graphql` file by `npm run generate`.
 * `Result` and `Variables` exist for the type checker only.
 */
export type Operation<Result, Variables> = {
  name: string
  kind: 'query' | 'mutation'
  /** Minified document, fragments included. */
  text: string
  /** Lower-case hexadecimal sha256 of `text`: the id of Apollo's persisted queries protocol, version 1. */
  sha256: string
  readonly types?: (variables: Variables) => Result
}
