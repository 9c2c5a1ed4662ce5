/** Where files whose address never changes its content are kept: those first asked for make room first. */
export type BoundedCache = {
  /** From the cache, or else from the network. Only a complete and good answer is kept. */
  get(
    request: Request,
    fetch: (request: Request) => Promise<Response>,
  ): Promise<{ answer: Response; kept: Promise<void> }>
}

export function createBoundedCache(caches: CacheStorage, name: string, maxEntries: number): BoundedCache {
  async function keep(request: Request, answer: Response): Promise<void> {
    const cache = await caches.open(name)
    await cache.put(request, answer)
    const known = await cache.keys()
    await Promise.all(known.slice(0, Math.max(0, known.length - maxEntries)).map((old) => cache.delete(old)))
  }

  return {
    async get(request, fetch) {
      const known = await (await caches.open(name)).match(request)
      if (known) return { answer: known, kept: Promise.resolve() }
      const answer = await fetch(request)
      const isGood =
        answer.status === 200 && answer.type === 'basic' && !/no-store/.test(answer.headers.get('cache-control') ?? '')
      // A full disk is no reason to show nothing.
      const kept = isGood ? keep(request, answer.clone()).catch(() => {}) : Promise.resolve()
      return { answer, kept }
    },
  }
}
