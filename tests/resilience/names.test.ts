import { beforeAll, expect, test } from 'vitest'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { ask, expectOrderly, get, pages, pictures } from './support/visitors.ts'

// RFC 2606 §2: a name that never resolves.
const NOWHERE = 'http://store.invalid'

let lost: ShopProcess
let halfLost: ShopProcess
beforeAll(async () => {
  lost = await openShop(NOWHERE)
  halfLost = await openShop((await openStore()).url, { MEDIA_URL: `${NOWHERE}/media/` })
})

test('a store whose name does not resolve: the process lives and is not ready, and visitors get a message in their language', async () => {
  expect((await get(`${lost.url}/health/live`)).status).toBe(200)
  expect((await get(`${lost.url}/health/ready`)).status).toBe(503)
  for (const path of pages) {
    const page = await get(lost.url + path)
    expect([page.status, page.headers.get('retry-after')]).toEqual([502, '5'])
    expect(page.text).toContain('La boutique est momentanément injoignable')
    expectOrderly(page)
  }
  const data = await ask(lost.url, '{ shop { name } }')
  expect(data.status).toBe(502)
  expect(JSON.parse(data.text)).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  expectOrderly(data)
  expect(lost.stderr).toBe('')
})

test('a media host whose name does not resolve: pages are shown, without their pictures', async () => {
  for (const path of pages) expect((await get(halfLost.url + path)).status).toBe(200)
  for (const path of pictures.slice(0, 10)) {
    const picture = await get(`${halfLost.url}/resized-images/${path}?format=thumbnail`)
    expect(picture.status).toBe(502)
    expectOrderly(picture)
  }
  expect(halfLost.stderr).toBe('')
})
