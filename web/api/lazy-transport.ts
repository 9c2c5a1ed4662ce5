import type { QueryCache } from '@tanstack/react-query'
import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import { loadOnce } from '../load-once.ts'
import type { TransportOptions } from './transport.ts'

/** Once loaded, a request is sent in the task that makes it: with an `import()`, other requests would go first. */
export const transportCode = loadOnce(() => import('./transport.ts'))

/**
 * Loads the transport with the first request: a page from the server needs none to show. Rejects as the transport does.
 */
export function createLazyTransport(
  basePath: string,
  readCache: () => QueryCache,
  options?: TransportOptions,
): Execute {
  let loading: Promise<Execute> | undefined

  async function load(): Promise<Execute> {
    try {
      const { createTransport } = await transportCode.load()
      return createTransport(basePath, readCache, options)
    } catch (cause) {
      loading = undefined // tried again by the next request
      throw new GraphqlFailure('network', 'Network error: Failed to fetch', 0, { cause })
    }
  }
  return async (operation, variables) => {
    const execute = await (loading ??= load())
    return execute(operation, variables)
  }
}
