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

/** The browser has to render the page. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** Rejects with `TooSlow` if the page takes longer than `ms`. */
export async function withinTime<T>(page: Promise<T>, ms: number, log: FastifyBaseLogger): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`No page within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([page, timeout])
  } catch (error) {
    if (error instanceof TooSlow) {
      log.warn('rendering timed out: the browser renders the page')
      page.catch((late: unknown) => log.warn({ err: late }, 'a page whose rendering had timed out failed'))
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}
