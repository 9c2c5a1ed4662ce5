import type { Operation } from '../../schema/operation.ts'
import { CookieJar } from '../support/cookie-jar.ts'

/** A shopper's requests without a browser: the client's own operations, with the cookies of one visit. */
export type Shopper = {
  ask<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result>
  /** The visit's cookies, as a request header carries them. */
  cookie(): string
}

/** Fails on any answer that is not data. */
export function createShopper(shop: string): Shopper {
  const jar = new CookieJar(shop)
  return {
    cookie: () => jar.headerOf('/'),
    async ask(operation, variables) {
      const response = await fetch(`${shop}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: jar.headerOf('/graphql') },
        body: JSON.stringify({ query: operation.text, variables }),
      })
      jar.take(response)
      const result: { data?: unknown; errors?: unknown } = await response.json()
      if (!result.data || result.errors) throw new Error(`${operation.name}: ${JSON.stringify(result)}`)
      // The documents are the client's own, made from the schema that the answer follows.
      return result.data as never
    },
  }
}
