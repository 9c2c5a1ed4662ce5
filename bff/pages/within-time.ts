import type { FastifyBaseLogger } from 'fastify'

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
