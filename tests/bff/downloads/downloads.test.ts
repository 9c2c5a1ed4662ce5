import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileName } from '../../../bff/domains/files/file-headers.ts'
import { openOrderShop, type OrderShop } from '../orders/order-shop.ts'

const FILES = '{ me { downloadableProducts { id name status remaining url createdAt order { number order_id } } } }'
type File = { id: string; name: string; status: string; remaining: number | null; url: string | null }
type Files = { me: { downloadableProducts: File[] } }

describe('bought files', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop()
  })
  afterAll(() => shop.close())
  const files = async (who = shop.camille) => (await who.ask<Files>(FILES)).me.downloadableProducts

  test('are listed with the product they came with; nothing leads to the store', async () => {
    const found = await files()
    expect(found).toHaveLength(2)
    for (const file of found) {
      expect(file).toMatchObject({
        name: expect.stringContaining('BARF'),
        status: 'AVAILABLE',
        remaining: 5,
        order: { number: '000000002' },
        url: `/user/downloadable-products/${file.id}/file`,
      })
    }
    expect(JSON.stringify(found)).not.toContain('downloadable/download')
  })

  test('are an empty list for who bought none, and for guests', async () => {
    expect(await files(shop.noe)).toEqual([])
    expect(await files(shop.guest)).toEqual([])
  })

  test('come through the shop, to their owner alone', async () => {
    const [file] = (await files()) as [File]
    const path = file.url ?? ''
    expect((await shop.file(shop.noe, path)).status).toBe(404)
    expect((await shop.file(shop.guest, path)).status).toBe(303)
    expect((await shop.file(shop.camille, '/user/downloadable-products/guessed/file')).status).toBe(404)
    const response = await shop.file(shop.camille, path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('set-cookie') ?? '').not.toContain('PHPSESSID')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length).toBe(Number(response.headers.get('content-length')))
    expect((await files()).find(({ id }) => id === file.id)?.remaining).toBe(4)
  })

  test('send back to the list where nothing is left to fetch', async () => {
    const path = (await files())[0]?.url ?? ''
    for (let left = 4; left > 0; left--) await (await shop.file(shop.camille, path)).arrayBuffer()
    const response = await shop.file(shop.camille, path)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/user/downloadable-products?refused=1')
    expect((await files())[0]).toMatchObject({ status: 'EXPIRED', url: null })
  })

  test('have samples before they are bought, at the shop', async () => {
    const { product } = await shop.guest.ask<{ product: { downloadLinks: { sampleUrl: string }[] } }>(
      '{ product(sku: "SRV-GUIDE-BARF") { downloadLinks { sampleUrl } } }',
    )
    const [link] = product.downloadLinks
    const response = await shop.file(shop.guest, link?.sampleUrl ?? '')
    expect(response.headers.get('content-disposition')).toMatch(/^inline/)
    expect(await response.text()).toMatch(/^%PDF/)
    expect((await shop.file(shop.guest, '/downloadable/download/linkSample/link_id/9999/')).status).toBe(404)
  })

  test.each([
    ['attachment; filename="guide.pdf"', 'guide.pdf'],
    ["attachment; filename*=UTF-8''Guide%20%C3%A9t%C3%A9.pdf", 'Guide été.pdf'],
    ['attachment; filename="../../etc/passwd"', 'etcpasswd'],
    ['attachment; filename="a\r\nset-cookie: x"', 'aset-cookie x'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'fichier'],
    ['', 'fichier'],
    [`attachment; filename*=UTF-8''${encodeURIComponent(`${'😀'.repeat(60)}a.pdf`)}`, `${'😀'.repeat(57)}a.pdf`],
  ])('are named as the store says, without a path: %s', (disposition, name) => {
    expect(fileName(disposition)).toBe(name)
  })
})
