import type { Operation } from '../../schema/operation.ts'

/** A shopper's requests without a browser: the client's own operations, with the cookies of one visit. */
export type Shopper = {
  ask<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result>
  /** The visit's cookies, as a request header carries them. */
  cookie(): string
}

/** Fails on any answer that is not data. */
export function createShopper(shop: string): Shopper {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  return {
    cookie,
    async ask(operation, variables) {
      const response = await fetch(`${shop}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookie() },
        body: JSON.stringify({ query: operation.text, variables }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
        cookies.set(name, value)
      }
      const answer: { data?: unknown; errors?: unknown } = await response.json()
      if (!answer.data || answer.errors) throw new Error(`${operation.name}: ${JSON.stringify(answer)}`)
      // The documents are the client's own, made from the schema that the answer follows.
      return answer.data as never
    },
  }
}
