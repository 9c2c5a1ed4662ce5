import type { FastifyBaseLogger } from 'fastify'

/** A page takes longer than a visitor waits: the browser has to render it. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** The page, if it comes within `ms`; rejects with `TooSlow` otherwise. A page that comes too late is dropped. */
export async function withinTime<T>(page: Promise<T>, ms: number, log: FastifyBaseLogger): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`No page within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([page, timeout])
  } catch (error) {
    if (error instanceof TooSlow) {
      log.warn('a page took too long and is left to the browser')
      page.catch((late: unknown) => log.warn({ err: late }, 'a page that took too long failed'))
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}
