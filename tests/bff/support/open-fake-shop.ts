import { afterAll, beforeEach } from 'vitest'
import { fakeDomains, shopData } from './fake-domains.ts'
import { startFakeStore } from './fake-store.ts'
import { createTestApp } from './test-app.ts'

/** The server with domains of a few fields before a store of one shop, for the tests of one file; each finds the store working and not yet asked. */
export async function openFakeShop(environment: Record<string, string> = {}) {
  const response = () => ({ body: shopData('Musette') })
  const store = await startFakeStore(response)
  const app = await createTestApp({ UPSTREAM_URL: store.url, ...environment }, fakeDomains)
  beforeEach(() => {
    store.calls.length = 0
    store.answer = response
  })
  afterAll(async () => {
    await app.close()
    await store.close()
  })
  return { store, app }
}
