import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import { type FaultProxy, startFaultProxy } from '../../bff/support/fault-proxy.ts'

/** Prices of the demo store are entered with tax. */
let store: Store
let proxy: FaultProxy
beforeAll(async () => {
  store = await startDemoStore()
  await store.control.level({ level: '2.4.7' })
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
})
afterAll(async () => {
  await proxy.close()
  await store.close()
})

type Amount = { value: number }
type Line = { product: { sku: string }; prices: { price: Amount; price_including_tax: Amount } }
type Listed = { price_range: { minimum_price: { final_price: Amount } } }
type Tale = {
  /** What a list shows. */
  shown?: (amount: Amount) => void
  line?: (line: Line, index: number) => void
  /** Whether a product was found by a price filter: the first is asked for with tax, the second without. */
  found?: readonly boolean[]
}

/** The rows about prices where the store tells this. */
async function rowsWhere({ shown, line, found }: Tale, env: Record<string, string> = {}) {
  let asked = 0
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ body }, answered) => {
      if (!/query (Some|Entered)\b|mutation AddProducts\b/.test(body)) return answered
      const answer = JSON.parse(answered) as {
        data: {
          products?: { items?: Listed[]; total_count: number }
          addProductsToCart?: { cart: { items: Line[] } }
        } | null
      }
      const { products, addProductsToCart: added } = answer.data ?? {}
      if (body.includes('query Some') && shown)
        for (const { price_range: range } of products?.items ?? []) shown(range.minimum_price.final_price)
      if (body.includes('query Entered') && products && found) products.total_count = found[asked++] ? 1 : 0
      if (line) for (const [index, one] of added?.cart.items.entries() ?? []) line(one, index)
      return JSON.stringify(answer)
    },
  })
  const config = readConfig({ UPSTREAM_URL: `${proxy.url}/graphql`, UPSTREAM_LEVEL: '2.4.7', ...env })
  const rows = await examine(config, ['checkout'])
  const of = (id: string) => rows.find((row) => row.id === id)
  return { prices: of('checkout/prices'), rates: of('checkout/tax rates'), filters: of('checkout/price filters') }
}

const withoutTax = (amount: Amount) => {
  amount.value /= 1.2
}
const WITHOUT = { PRICES_INCLUDE_TAX: 'false' }

describe('prices of a store', () => {
  test('are compared with a cart: entered with tax they need no rate', async () => {
    const { prices, rates } = await rowsWhere({})
    expect(prices).toMatchObject({ verdict: 'ok', says: 'entered with tax, shown with it' })
    expect(rates?.verdict).toBe('ok')
  })

  test('are wrong where the shop is set otherwise', async () => {
    expect((await rowsWhere({}, WITHOUT)).prices).toMatchObject({
      verdict: 'fault',
      remedy: 'Set PRICES_INCLUDE_TAX=true.',
    })
    expect((await rowsWhere({ shown: withoutTax })).prices).toMatchObject({
      verdict: 'fault',
      says: expect.stringContaining('entered without tax, shown without it'),
      remedy: expect.stringMatching(
        /^Set PRICES_INCLUDE_TAX=false and PRICES_SHOW_TAX=false; better: .*tax\/display\/type 2/,
      ),
    })
    expect((await rowsWhere({ found: [false, true] })).prices).toMatchObject({
      verdict: 'fault',
      remedy: 'Set PRICES_INCLUDE_TAX=false and PRICES_SHOW_TAX=true.',
    })
  })

  test('may be entered without tax where the shop is set so and the tax of all is one', async () => {
    const { prices, rates } = await rowsWhere({ shown: withoutTax }, WITHOUT)
    expect([prices?.verdict, rates?.verdict]).toEqual(['ok', 'ok'])
    expect(rates?.says).toMatch(/^the tax of 5 products is/)
    const shown = await rowsWhere({ found: [false, true] }, { ...WITHOUT, PRICES_SHOW_TAX: 'true' })
    expect([shown.prices?.verdict, shown.rates?.verdict]).toEqual(['ok', 'ok'])
  })

  test('must be shown with tax where goods have several rates: else the shop adds one', async () => {
    let sku = ''
    const line = ({ product, prices }: Line, index: number) => {
      if (index !== 1) return
      sku = product.sku
      prices.price_including_tax.value = prices.price.value * 1.055
    }
    const { rates } = await rowsWhere({ shown: withoutTax, line }, WITHOUT)
    expect(rates).toMatchObject({
      verdict: 'fault',
      says: `prices without tax get ×1.2, which is not the tax of ${sku} ×1.055`,
      remedy: expect.stringContaining('tax/display/type 2'),
    })
    expect((await rowsWhere({ line })).rates?.verdict).toBe('ok')
    const shown = await rowsWhere({ line, found: [false, true] }, { ...WITHOUT, PRICES_SHOW_TAX: 'true' })
    expect(shown.rates).toMatchObject({ verdict: 'ok', says: 'each product has the rate that the store tells' })
  })

  test('are filtered as they were entered', async () => {
    expect((await rowsWhere({})).filters?.verdict).toBe('ok')
    const divided = await rowsWhere({}, { TAX_DIVISOR: '1.2' })
    expect(divided.filters).toMatchObject({ verdict: 'fault', remedy: 'Set TAX_DIVISOR=1.' })
    const net = await rowsWhere({ shown: withoutTax }, WITHOUT)
    expect(net.filters).toMatchObject({ verdict: 'fault', remedy: 'Set TAX_DIVISOR=1.2.' })
    expect((await rowsWhere({ shown: withoutTax }, { ...WITHOUT, TAX_DIVISOR: '1.2' })).filters?.verdict).toBe('ok')
  })

  test('are not known where a cart without an address has no tax', async () => {
    const line = ({ prices }: Line) => {
      prices.price_including_tax.value = prices.price.value
    }
    const { prices, rates } = await rowsWhere({ line })
    expect(prices?.verdict).toBe('note')
    expect(rates).toBeUndefined()
  })
})
