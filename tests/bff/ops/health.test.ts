import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { startFakeStore } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'

test('the shop is live at once, and ready after the store’s first response', async () => {
  const store = await startFakeStore(() => ({ status: 500, body: 'not yet' }))
  store.answersProbes = true
  const app = await createTestApp({ UPSTREAM_URL: store.url }, fakeDomains)
  const statusOf = async (path: string) => (await app.inject({ url: path })).statusCode

  expect(await statusOf('/health/live')).toBe(200)
  expect(await statusOf('/health/ready')).toBe(503)
  store.answersProbes = false
  await expect.poll(() => statusOf('/health/ready')).toBe(200)

  const ready = await app.inject({ url: '/health/ready' })
  expect(ready.json()).toEqual({ status: 'ready' })
  expect(ready.headers['cache-control']).toBe('no-store')
  await app.close()
  await store.close()
})

test('the shop is ready, and says that its own mails are sent', async () => {
  const store = await startFakeStore()
  const dir = mkdtempSync(join(tmpdir(), 'musette-health-'))
  const env = { UPSTREAM_URL: store.url, DATA_DIR: dir, SMTP_URL: 'smtp://127.0.0.1:1', SHOP_EMAIL: 'a@exemple.fr' }
  const app = await createTestApp(env, fakeDomains)
  const ready = async () => (await app.inject({ url: '/health/ready' })).json()
  await expect.poll(ready).toEqual({ status: 'ready', mails: 'sent' })
  await app.close()
  await store.close()
  rmSync(dir, { recursive: true })
})
