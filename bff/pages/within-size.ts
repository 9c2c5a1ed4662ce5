import type { FastifyBaseLogger } from 'fastify'
import type { PageResponse } from '../../schema/page.ts'

/** In bytes. Normal pages have a tenth of this: a larger one contains something wrong, or too much. */
const MAX_PAGE = 1024 ** 2
const MAX_LOGGED_PATH = 200

/** The page must neither be sent nor cached. The browser has to render it. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** Throws `TooLarge` if the page of the address is longer than any page should be. */
export function withinSize(page: PageResponse, url: string, log: FastifyBaseLogger): PageResponse {
  if (page.kind !== 'html') return page
  const bytes = Buffer.byteLength(page.html)
  if (bytes <= MAX_PAGE) return page
  const [path = ''] = url.split('?', 1)
  log.error({ path: path.slice(0, MAX_LOGGED_PATH), bytes }, 'a page is too large: the browser renders it')
  throw new TooLarge(`A page of ${bytes} bytes`)
}
