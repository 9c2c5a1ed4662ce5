import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { collectLines } from '../support/log-lines.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

vi.mock('../../../web/screens/privacy/PrivacyScreen.tsx', () => ({ default: failingPart, load: undefined }))
vi.mock('../../../web/screens/content/RichTextProducts.tsx', () => ({ default: failingPart }))

const { failingPart } = vi.hoisted(() => ({
  failingPart() {
    throw new Error('a fault of a component')
  },
}))

const log = collectLines()
let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), { LOG_LEVEL: 'error' }, { logStream: log })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

test.each([
  ['the screen', '/rgpd/', 'other'],
  ['a part with a boundary of its own', '/', 'home'],
])('a page is an error, logged and counted, and not kept, where %s fails', async (_what, path, kind) => {
  log.texts.length = 0
  for (let i = 0; i < 2; i++) {
    const { status, headers, text } = await shop.get(path)
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(text).toContain('<h1 lang="en">An error occured.</h1>')
  }
  const lines = await log.of('server')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    msg: 'a page could not be rendered',
    err: { message: 'a fault of a component', stack: expect.stringContaining('failingPart') },
  })
  const series = (status: string) =>
    `musette_http_request_duration_seconds_count{route="${kind === 'home' ? '/' : '/*'}",page="${kind}",method="GET",status="${status}"}`
  await expect.poll(() => shop.metric(series('5xx'))).toBe(2)
  expect(await shop.metric(series('2xx'))).toBeUndefined()
})
