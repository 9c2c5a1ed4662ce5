import type { FastifyInstance } from 'fastify'
import type { Level } from '../../../demo-store/levels.ts'
import type { CheckoutSeed } from '../../../demo-store/seed/types.ts'
import type { Store } from '../../../demo-store/server.ts'
import type { Overrides } from '../../../bff/app.ts'
import { demoEnvironment } from '../../../scripts/extensions.mjs'
import { startDemoStore } from './demo-store.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { Shopper } from './shopper.ts'
import { createTestApp } from './test-app.ts'

export type CheckoutShop = {
  store: Store
  url: string
  app: FastifyInstance
  shopper(): Shopper
  /** Another process of the shop in front of the same store. */
  another(env?: Record<string, string>, overrides?: Overrides): Promise<{ url: string; app: FastifyInstance }>
  /** Another process whose requests go through a proxy that can fail. */
  behindFaults(
    env?: Record<string, string>,
    overrides?: Overrides,
  ): Promise<{ url: string; app: FastifyInstance; proxy: FaultProxy }>
  close(): Promise<void>
}

/** The shop in front of the demo store with its demo range, which simulates a release. */
export async function openCheckoutShop(
  level: Level = '2.4.7',
  env: Record<string, string> = {},
  checkout: Partial<CheckoutSeed> = {},
): Promise<CheckoutShop> {
  const store = await startDemoStore(checkout)
  await store.control.level({ level })
  if (env['UPSTREAM_EDITION']) await store.control.edition({ edition: env['UPSTREAM_EDITION'] })
  const apps: FastifyInstance[] = []
  const proxies: FaultProxy[] = []

  async function start(more: Record<string, string> = {}, overrides: Overrides = {}) {
    const app = await createTestApp(
      {
        UPSTREAM_URL: new URL('graphql', store.url).href,
        UPSTREAM_EXTENSIONS: 'all',
        UPSTREAM_INTEGRATION_TOKEN: 'demo-store-integration',
        ...demoEnvironment(store.url),
        // The store runs in the same process.
        RATE_LIMIT_MUTATIONS: '100000',
        RATE_LIMIT_SENSITIVE: '100000',
        ...env,
        ...more,
      },
      overrides,
    )
    apps.push(app)
    return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
  }

  const { app, url } = await start()
  return {
    store,
    url,
    app,
    shopper: () => new Shopper(url),
    another: start,
    async behindFaults(more, overrides) {
      const proxy = await startFaultProxy(new URL(store.url).origin)
      proxies.push(proxy)
      return {
        proxy,
        ...(await start(
          { UPSTREAM_URL: `${proxy.url}/graphql`, UPSTREAM_REST_URL: `${proxy.url}/rest/`, ...more },
          overrides,
        )),
      }
    },
    async close() {
      await Promise.all(apps.map((one) => one.close()))
      await Promise.all(proxies.map((one) => one.close()))
      await store.close()
    },
  }
}
