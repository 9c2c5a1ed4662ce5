import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { watchEdges } from '../ops/usage-metrics.ts'
import type { SharedCache } from '../redis/shared-cache.ts'
import { createEdgePurges, type EdgePurges } from './edge-purges.ts'
import { createEdges } from './edges.ts'
import { createPurgeLog, type Purged, type PurgeLog } from './purge-log.ts'
import { createSurrogates } from './surrogate-keys.ts'
import { watchClock } from './watch-clock.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What was announced as changed, for all caches. */
    purges: PurgeLog
    /** What several processes share. */
    shared: SharedCache
    /** Absent where no cache in front of the shop is notified of purges. */
    edges?: EdgePurges
  }
}

/** Purges of this process, of others through Redis, and of caches in front of the shop. */
export const purgesPlugin = fp(openPurges, { name: 'purges', dependencies: ['observation'] })

async function openPurges(app: FastifyInstance): Promise<void> {
  const { edge } = app.config
  const purges = watchClock(createPurgeLog(), app.log)
  app.decorate('purges', purges)
  const surrogates = createSurrogates(edge)
  if (surrogates) app.decorate('surrogates', surrogates)
  const { edges, close } = createEdges(edge)
  if (edges.length > 0) app.decorate('edges', createEdgePurges({ edges, close, log: app.log.child({ part: 'edge' }) }))
  watchEdges(app.metrics, app.edges?.edges ?? [])
  const shared = await openShared(app)
  app.decorate('shared', shared)
  app.addHook('onClose', async () => {
    await app.edges?.stop()
    purges.stop()
    shared.close()
  })
}

/** Shares responses and purges with other processes if Redis is configured. Loads its client only then. */
async function openShared({ config, purges, edges, log }: FastifyInstance): Promise<SharedCache> {
  const { cache, upstream } = config
  const notifyEdges = (tags: Purged) => edges?.forget(tags)
  if (cache.redisUrl !== '') {
    const { createSharedCache } = await import('../redis/shared-cache.ts')
    return createSharedCache(cache.redisUrl, upstream.url, purges, log.child({ part: 'redis' }), notifyEdges)
  }
  return {
    purge(tags) {
      purges.purge(tags)
      notifyEdges(tags)
    },
    close() {},
  }
}
