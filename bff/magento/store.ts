import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { observeStore } from './observed-store.ts'
import { type BindUpstream, createUpstreamFactory, type UpstreamParts } from './bound-upstream.ts'
import { learnStoreMembers, type LearningSettings } from './learn-store.ts'
import { createStoreRest, type StoreRest } from './rest.ts'
import { createStoreClient, type StoreClient } from './store-client.ts'

declare module 'fastify' {
  interface FastifyInstance {
    store: StoreClient
    /** What the store's schema has. */
    members: ReturnType<typeof learnStoreMembers>
    storeRest: StoreRest
    bindUpstream: BindUpstream
  }
}

/** The client of the store, which all sites share. */
export const storePlugin = fp(openStore, { name: 'store', dependencies: ['observation', 'purges'] })

async function openStore(
  app: FastifyInstance,
  { comparePrices, unread }: Required<Pick<UpstreamParts, 'comparePrices'>> & Pick<LearningSettings, 'unread'>,
): Promise<void> {
  const { upstream, dataDir } = app.config
  const { metrics, purges, edges, shared, watchCache } = app
  const log = app.log.child({ part: 'upstream' })
  const newHeaders = app.tracing?.newHeaders
  const store = observeStore(createStoreClient(upstream, log), metrics, newHeaders)
  app.watchQueue('upstream', store.queue)
  const rest = createStoreRest(upstream, { store, note: metrics.upstreamCall, newHeaders })
  const members = learnStoreMembers(
    store,
    {
      ...upstream,
      unread,
      file: join(dataDir, 'store-schema.json'),
    },
    {
      // Each process learns by itself.
      purge(tags) {
        purges.purge(tags)
        edges?.forget(tags)
      },
    },
    log,
  )
  app.addHook('onReady', () => members.settled)
  store.maintenance.onEnd(members.learnAgain)
  app.addHook('onClose', async () => {
    members.stop()
    await rest.close()
    await store.close()
  })
  app.decorate('store', store)
  app.decorate('members', members)
  app.decorate('storeRest', rest)
  const prices = upstream.groupPrices && { comparePrices }
  const parts = { purges, members, watchCache, shared: shared.responses, records: shared.records, ...prices }
  app.decorate('bindUpstream', createUpstreamFactory(upstream, store, parts))
}
