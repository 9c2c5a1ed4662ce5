import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createStoreClient } from '../../../bff/magento/store-client.ts'
import { startFakeStore } from '../support/fake-store.ts'
import { testConfig } from '../support/test-app.ts'

type Line = { msg: string; url?: string; err?: { message: string } }

test('a store that refuses the first call is told once, with its address and the reason', async () => {
  const lines: Line[] = []
  const { log } = Fastify({
    logger: { level: 'warn', stream: { write: (line) => lines.push(JSON.parse(line) as Line) } },
  })
  const store = await startFakeStore(() => ({ status: 403, body: '<html>Forbidden</html>' }))
  store.answersProbes = true
  const client = createStoreClient(testConfig({ UPSTREAM_URL: store.url }).upstream, log)
  await expect.poll(() => store.calls.length, { timeout: 10_000 }).toBeGreaterThan(1)
  await client.close()
  await store.close()
  const told = lines.filter(({ msg }) => msg === 'the store has not responded yet')
  expect(told).toMatchObject([{ url: store.url, err: { message: 'The store responded HTTP 403 without GraphQL' } }])
})
