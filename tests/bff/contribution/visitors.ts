import type { RealShop } from '../support/real-shop.ts'

export const TOKEN = 'jardinage-en-contribution-2026'

/** A browser that opened the secret link: responses to its requests, and its cookie. */
export async function openLink(shop: RealShop, token = TOKEN) {
  const response = await shop.get(`/contribution/${token}`)
  return { answer: response, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** Runs an operation with a cookie. Returns the response, and the cookie from then on. */
export async function askWith(shop: RealShop, cookie: string, query: string, variables: object = {}) {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const set = response.headers.getSetCookie()[0]
  return {
    headers: response.headers,
    set,
    cookie: set?.split(';')[0] ?? cookie,
    ...((await response.json()) as { data: Record<string, never>; errors?: unknown[] }),
  }
}
