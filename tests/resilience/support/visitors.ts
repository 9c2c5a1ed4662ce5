import { expect } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'

/** Internals that no response may reveal. */
const INNER_DETAIL = /ECONN|ENOTFOUND|EAI_|UND_ERR|127\.0\.0\.1|\.invalid|undici|node_modules|\bat .+:\d+:\d+/

const JSON_TYPE = { 'content-type': 'application/json' }

export const visible = seed.products.filter(
  ({ visibility, enabled, images }) => visibility === 'catalog' && enabled && images.length > 0,
)
export const pages = ['/', '/chiens.html', '/chats.html', ...visible.slice(0, 6).map(({ urlKey }) => `/${urlKey}.html`)]
/** Paths of pictures of products, below the media root. */
export const pictures = visible.map(({ images: [image] }) => {
  const path = image?.path ?? ''
  return path.startsWith('catalog/') ? path : `catalog/product/${path}`
})

export type Seen = { status: number; headers: Headers; text: string }

export async function get(url: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(url, { redirect: 'manual', headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

export async function ask(shopUrl: string, query: string): Promise<Seen> {
  const body = JSON.stringify({ query })
  const response = await fetch(`${shopUrl}/graphql`, { method: 'POST', headers: JSON_TYPE, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Expects a failure that a visitor may see: not cached, to be retried soon, and without internals. */
export function expectOrderly({ headers, text }: Seen): void {
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).not.toMatch(INNER_DETAIL)
}
