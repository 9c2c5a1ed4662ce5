import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { Shop } from '../../web/site/shop.generated.ts'
import { type RunningShop, startShop } from './shop.ts'
import { createShopper } from './shopper.ts'

const plain = inject('shopUrl')

/** The same store, read as one whose prices and index are without tax. */
let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ PRICES_INCLUDE_TAX: 'false', TAX_DIVISOR: '1.2' })
})
afterAll(() => shop.stop())

async function textOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const countOf = (text: string) => Number(/(\d+) produits? /.exec(text)?.[1])

describe('a store whose prices are without tax', () => {
  test('shows its prices with tax', async () => {
    const brush = seed.products.find(({ sku }) => sku === 'CHI-BROSSE-POILS')
    const inEuros = (cents: number) => `${(Math.round(cents) / 100).toFixed(2).replace('.', ',')} €`
    const path = `/${brush?.urlKey}.html`
    expect(await textOf(plain + path)).toContain(inEuros(brush?.cents ?? 0))
    expect(await textOf(shop.url + path)).toContain(inEuros((brush?.cents ?? 0) * 1.2))
  })

  test('gets price filters without tax when a list is filtered by prices with tax', async () => {
    const filtered = await textOf(`${shop.url}/chiens.html?minPrice=12&maxPrice=24`)
    const same = await textOf(`${plain}/chiens.html?minPrice=10&maxPrice=20`)
    expect(countOf(filtered)).toBeGreaterThan(3)
    expect(countOf(filtered)).toBe(countOf(same))
    expect(countOf(filtered)).not.toBe(countOf(await textOf(`${plain}/chiens.html?minPrice=12&maxPrice=24`)))
  })

  test('returns the tax divisor to the client', async () => {
    expect(await createShopper(shop.url).ask(Shop, {})).toMatchObject({ shop: { taxDivisor: 1.2 } })
    expect(await createShopper(plain).ask(Shop, {})).toMatchObject({ shop: { taxDivisor: 1 } })
  })
})
