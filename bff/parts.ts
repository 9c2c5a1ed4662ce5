import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createEdgePurges, type EdgePurges } from './cache/edge-purges.ts'
import { createEdges } from './cache/edges.ts'
import { createPurgeLog, type Purged, type PurgeLog } from './cache/purge-log.ts'
import { watchClock } from './cache/watch-clock.ts'
import type { Config } from './config.ts'
import { comparePrices } from './domains/catalog/compare-prices.ts'
import { resolvers } from './domains/resolvers.ts'
import { createDocuments } from './graphql/documents.ts'
import { perExtensions, siteManifest, siteSchema } from './graphql/site-documents.ts'
import type { SharedContext } from './graphql/context.ts'
import { createShopSchema } from './graphql/schema.ts'
import type { Resolvers } from './graphql/resolvers.generated.ts'
import { createGuards } from './http/guards.ts'
import { watchCaches, watchEdges, watchMails, watchQueues } from './ops/usage-metrics.ts'
import { createMaintenanceSwitch } from './ops/maintenance-switch.ts'
import { createMetrics } from './ops/metrics.ts'
import { observeStore } from './ops/observed-store.ts'
import type { Tracing } from './ops/tracing.ts'
import type { SharedCache } from './redis/shared-cache.ts'
import { createUpstreamFactory } from './magento/bound-upstream.ts'
import { createNetworkQueue } from './lib/network-queue.ts'
import { createFileMails } from './mail/file-mails.ts'
import { createMailQueue, type MailStore } from './mail/mail-queue.ts'
import { createStoreRest } from './magento/rest.ts'
import { learnStoreMembers } from './magento/learn-store.ts'
import { createStoreClient } from './magento/store-client.ts'

export type PartsOverrides = {
  resolvers?: Resolvers
}

/**
 * Places for what no cache answers: one for each field of a query, and more for a page. Work waits for the store in part, but more of it would delay
 * carts. One network gets fewer, so that others get the next turn. Letting many wait costs less than refusing them, because they would retry at once.
 */
const UNCACHED = { places: 16, placesOfOne: 4, maxWaiting: 1000, maxWaitingOfOne: 400 }

/** What all sites of the process share, created once. */
export type Parts = Awaited<ReturnType<typeof createParts>>

/** Closing the server stops the background work and disconnects from the store and from Redis. */
export async function createParts(
  app: FastifyInstance,
  config: Config,
  overrides: PartsOverrides,
  { keys, tracing }: { keys: readonly Buffer[]; tracing?: Tracing },
) {
  const { upstream, isProduction } = config
  const metrics = createMetrics()
  const watchCache = watchCaches(metrics)
  const watchQueue = watchQueues(metrics)
  const newHeaders = tracing?.newHeaders
  const store = observeStore(createStoreClient(upstream, app.log.child({ part: 'upstream' })), metrics, newHeaders)
  watchQueue('upstream', store.queue)
  const uncached = createNetworkQueue(UNCACHED)
  watchQueue('uncached', uncached)
  const rest = createStoreRest(upstream, { store, note: metrics.upstreamCall, newHeaders })
  app.addHook('onClose', async () => {
    await mails?.stop()
    await edges?.stop()
    manual.stop()
    purges.stop()
    shared.close()
    members.stop()
    await rest.close()
    await store.close()
  })
  const purges = watchClock(createPurgeLog(), app.log)
  const edges = openEdges(app, config)
  watchEdges(metrics, edges?.edges ?? [])
  const shared = await openShared(app, config, purges, edges?.forget)
  const schemaFile = join(config.dataDir, 'store-schema.json')
  const members = learnStoreMembers(
    store,
    { ...upstream, file: schemaFile },
    {
      // Each process learns by itself.
      purge(tags) {
        purges.purge(tags)
        edges?.forget(tags)
      },
    },
    app.log.child({ part: 'upstream' }),
  )
  app.addHook('onReady', () => members.settled)
  store.maintenance.onEnd(members.learnAgain)
  const maintenanceFile = join(config.dataDir, 'maintenance.json')
  const manual = createMaintenanceSwitch(maintenanceFile, app.log, shared.text?.('maintenance'))
  metrics.gauge('musette_maintenance_by_hand', 'Whether maintenance is switched on by hand', () => Number(manual.isOn))
  const mails = openMails(app, config, shared.mails)
  if (mails) watchMails(metrics, mails)
  const context: SharedContext = {
    ...{ services: new Map(), keys, purges, records: shared.records, rest, mails },
    countOrder: metrics.order,
  }
  const bindUpstream = createUpstreamFactory(upstream, store, {
    purges,
    members,
    watchCache,
    shared: shared.responses,
    records: shared.records,
    ...(upstream.groupPrices && { comparePrices }),
  })
  const guards = createGuards({ captchaKeys: config.captcha ? keys : undefined, counters: shared.counters })
  const { resolvers: all = resolvers } = overrides
  const schema = createShopSchema(tracing ? tracing.resolvers(all) : all)
  const documentsFor = perExtensions((shop) =>
    createDocuments(siteSchema(shop, schema), siteManifest(shop), {
      isIntrospectable: !isProduction,
      trustedOnly: config.persistedOnly,
    }),
  )
  return {
    metrics,
    tracing,
    watchCache,
    watchQueue,
    store,
    uncached,
    members,
    purges,
    edges,
    shared,
    manual,
    mails,
    keys,
    bindUpstream,
    context,
    guards,
    schema,
    documentsFor,
  }
}

/** With Redis, or nobody. Its client is loaded where it is used. */
async function openShared(
  app: FastifyInstance,
  { cache: { redisUrl }, upstream }: Config,
  purges: PurgeLog,
  tellEdges: (tags: Purged) => void = () => {},
): Promise<SharedCache> {
  if (redisUrl !== '') {
    const { createSharedCache } = await import('./redis/shared-cache.ts')
    return createSharedCache(redisUrl, upstream.url, purges, app.log.child({ part: 'redis' }), tellEdges)
  }
  return {
    purge(tags) {
      purges.purge(tags)
      tellEdges(tags)
    },
    close() {},
  }
}

function openEdges(app: FastifyInstance, { edge }: Config): EdgePurges | undefined {
  const { edges, close } = createEdges(edge)
  return edges.length > 0 ? createEdgePurges({ edges, close, log: app.log.child({ part: 'edge' }) }) : undefined
}

/** Files are read in either case: mails may lie there from a time without Redis. */
function openMails(app: FastifyInstance, { smtpUrl, dataDir }: Config, shared: MailStore | undefined) {
  if (smtpUrl === '') return undefined
  const files = createFileMails(join(dataDir, 'mails'))
  const stores: [MailStore, ...MailStore[]] = shared ? [shared, files] : [files]
  return createMailQueue({ url: smtpUrl, stores, log: app.log.child({ part: 'mail' }) })
}
