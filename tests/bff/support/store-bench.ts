import Fastify from 'fastify'
import { expect } from 'vitest'
import { createPurgeLog, type PurgeLog } from '../../../bff/cache/purge-log.ts'
import type { ReadPolicy, Upstream } from '../../../bff/magento/upstream.ts'
import { createUpstreamFactory } from '../../../bff/magento/bound-upstream.ts'
import { createStoreClient, type StoreClient } from '../../../bff/magento/store-client.ts'
import { createStoreMembers } from '../../../bff/magento/store-members.ts'
import { shopData, ShopName } from './fake-domains.ts'
import { type FakeStore, startFakeStore, type StoreCall, type StoreReply } from './fake-store.ts'
import { testConfig } from './test-app.ts'

export type StoreBench = {
  store: FakeStore
  client: StoreClient
  purges: PurgeLog
  upstream: Upstream
  bind(currency?: string): Upstream
  readName(note?: string, policy?: Partial<ReadPolicy>): Promise<string>
  close(): Promise<void>
}

/** A fake store with the real client, cache and all, in front of it. */
export async function startStoreBench(
  response: (call: StoreCall) => StoreReply = () => ({ body: shopData('Musette') }),
  env: Record<string, string> = {},
  warned: (line: object) => void = () => {},
): Promise<StoreBench> {
  const stream = { write: (text: string) => warned(JSON.parse(text) as object) }
  const { log } = Fastify({ logger: { level: 'warn', stream } })
  const store = await startFakeStore(response)
  const settings = testConfig({ UPSTREAM_URL: store.url, UPSTREAM_STORE: 'default', ...env }).upstream
  const client = createStoreClient(settings, log)
  const purges = createPurgeLog()
  // The start-up probe is over before a test begins to count.
  await expect.poll(() => client.hasResponded).toBe(true)
  const bindUpstream = createUpstreamFactory(settings, client, { purges, members: createStoreMembers(new Set()) })
  const bind = (currency?: string) => bindUpstream({ currency, log })
  const upstream = bind()
  return {
    store,
    client,
    purges,
    upstream,
    bind,
    async readName(note, policy) {
      const { storeConfig } = await upstream.read(ShopName, { note }, { maxAge: 60, ...policy })
      return storeConfig.store_name
    },
    async close() {
      await client.close()
      await store.close()
    },
  }
}
