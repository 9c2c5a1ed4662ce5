import { beforeAll, expect, test } from 'vitest'
import { type Fault, type FaultProxy, PASS, startFaultProxy } from '../bff/support/fault-proxy.ts'
import { opened, openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { expectOrderly, get, pages, pictures } from './support/visitors.ts'

let proxy: FaultProxy
let shop: ShopProcess
const unused = [...pictures]
const made = `${unused.pop()}?format=medium&extension=webp`

const shown = (picture: string) => get(`${shop.url}/resized-images/${picture}`)
const shownNew = () => shown(`${unused.pop()}?format=thumbnail&extension=webp`)

beforeAll(async () => {
  const store = await openStore()
  proxy = opened(await startFaultProxy(new URL(store.url).origin))
  shop = await openShop(store.url, { MEDIA_URL: `${proxy.url}/media/` })
  expect((await shown(made)).status).toBe(200)
})

const says = (status: number, body = '<h1>Trouble</h1>'): Fault => ({ kind: 'answer', status, body })

test.each<[string, Fault | 'refuse', number]>([
  ['is slow', { kind: 'slow', ms: 1000 }, 200],
  ['hangs', { kind: 'hang' }, 504],
  ['is not there', 'refuse', 502],
  ['cuts its answers', { kind: 'cut' }, 502],
  ['breaks every other connection', { kind: 'flap' }, 502],
  ['answers garbage', says(200, 'GIF89a and no picture'), 415],
  ['wants to be left alone', says(429), 502],
  ['has crashed', says(500), 502],
  ['is behind a gateway that cannot reach it', says(502), 502],
  ['is in maintenance', says(503), 502],
  ['has no such file', says(404), 404],
])(
  'a media host that %s: what was drawn is shown, pages are, and a new picture is answered in order',
  async (_what, fault, status) => {
    if (fault === 'refuse') await proxy.refuse()
    else proxy.fault = () => fault
    const crowd = await Promise.all(Array.from({ length: 4 }, shownNew))
    for (const one of crowd) {
      expect(one.status).toBe(status)
      if (status !== 200) expectOrderly(one)
    }
    expect((await shown(made)).headers.get('content-type')).toBe('image/webp')
    for (const path of pages.slice(0, 3)) expect((await get(shop.url + path)).status).toBe(200)
    proxy.fault = () => PASS
    await proxy.open()
    expect((await shownNew()).status).toBe(200)
    expect(shop.stderr).toBe('')
  },
)
