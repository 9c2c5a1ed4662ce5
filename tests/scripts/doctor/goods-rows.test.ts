import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import type { Row } from '../../../scripts/doctor/row.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import { type FaultProxy, startFaultProxy } from '../../bff/support/fault-proxy.ts'

let store: Store
let proxy: FaultProxy
beforeAll(async () => {
  store = await startDemoStore()
  proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
})
afterAll(async () => {
  await proxy.close()
  await store.close()
})

type Item = Record<string, unknown>
/** What becomes of each product that a document of this name gets. */
type Tale = { [operation: string]: (item: Item) => void }

/** Orders in which blocks were asked for: the store keeps an answer that lacks one by its list. */
const orders: string[] = []

/** The rows of a store of this release that errs in this way. */
async function rowsOf(level: string, tale: Tale = {}, env: Record<string, string> = {}) {
  await store.control.level({ level })
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ url, body }, answered) => {
      if (url.includes('CmsBlocksByIdentifier')) orders.push(url)
      const text = body || decodeURIComponent(url)
      const told = Object.entries(tale).filter(([name]) =>
        new RegExp(`query ${name}\\b`).test(text.replaceAll('+', ' ')),
      )
      if (told.length === 0) return answered
      const answer = JSON.parse(answered) as { data: { [root: string]: { items: Item[] } } }
      for (const [, change] of told)
        for (const item of Object.values(answer.data)[0]?.items ?? []) if (item) change(item)
      return JSON.stringify(answer)
    },
  })
  const config = readConfig({ UPSTREAM_URL: `${proxy.url}/graphql`, ...env })
  const rows = await examine(config, ['media', 'goods', 'checkout', 'content'])
  return (id: string): Row | undefined => rows.find((row) => row.id === id)
}

const LAYOUT = ['header-usp-1', 'faq-contact']

/** What a store may answer in place of what it has, without an error. */
const ERRING: Tale = {
  Goods: (item) => {
    if (item.__typename === 'BundleProduct') item.stock_status = 'OUT_OF_STOCK'
    if (item.__typename === 'SimpleProduct') item.name = 'Th&eacute; &lt;vert&gt;'
  },
  ProductDetails: ({ grouped_items: parts }) => {
    for (const { product } of (parts as { product: Item }[] | undefined) ?? []) product.name = ''
  },
  RelatedProducts: (item) => {
    item.upsell_products = null
  },
  Facts: (item) => {
    if (item.__typename === 'SimpleProduct') item.listed = null
  },
  CmsBlocksByIdentifier: (item) => {
    if (LAYOUT.includes(String(item.identifier))) item.identifier = 'other'
  },
}

describe('what a store returns without an error', () => {
  test('takes the placeholders of products without pictures for no pictures', async () => {
    const theme = `${store.url}static/version1/frontend/Magento/luma/fr_FR/Magento_Catalog/images/product/placeholder/a.jpg`
    const merchant = `${store.url}media/catalog/product/cache/0f1e/placeholder/default/a.jpg`
    for (const url of [theme, merchant]) {
      const of = await rowsOf('2.4.7', { Some: (item) => (item.small_image = { url }) })
      expect(of('media/original'), url).toEqual({
        id: 'media/original',
        verdict: 'note',
        says: 'no product with a picture was found',
      })
    }
  })

  test('is right: names, parts, stock, links, custom options and their times', async () => {
    const of = await rowsOf('2.4.7')
    const ids = ['names', 'bundles', 'groups', 'related products'].map((name) => `goods/${name}`)
    for (const id of [...ids, 'content/attributes', 'checkout/options'])
      expect(of(id), id).toMatchObject({ verdict: 'ok', says: expect.stringMatching(/[1-9]/) })
    expect(of('checkout/time format')?.verdict).toBe('ok')
  })

  test('is less than it has: each is named, with what the shop makes of it', async () => {
    const of = await rowsOf('2.4.7', ERRING, { ATTRIBUTE_FEED_TYPE: 'code_inconnu' })
    expect(of('goods/names')).toMatchObject({ verdict: 'note', says: expect.stringContaining('escaped for HTML') })
    expect(of('goods/bundles')).toMatchObject({
      verdict: 'fault',
      says: expect.stringMatching(/^([1-9]\d*) of \1 are OUT_OF_STOCK though their parts are in stock/),
    })
    expect(of('goods/groups')).toMatchObject({
      verdict: 'fault',
      says: expect.stringMatching(/^([1-9]\d*) of \1 parts come without name or price/),
    })
    expect(of('goods/related products')).toMatchObject({
      verdict: 'fault',
      says: expect.stringMatching(/lacks .+ of upsell_products/),
    })
    expect(of('content/attributes')).toMatchObject({
      verdict: 'off',
      says: expect.stringMatching(/^of [1-9]\d* of \d+ products the store returns none/),
    })
    expect(of('content/blocks')).toMatchObject({
      verdict: 'off',
      says: expect.stringMatching(
        /^2 of 21 are not there: header: header-usp-1 \(these promises are left out\); questions: faq-contact \(/,
      ),
      remedy: expect.stringContaining('docs/store.md'),
    })
    // Nothing tells feed from other goods.
    expect(of('content/safety')?.says).toContain('feed may be among them: none has code_inconnu')
    expect(of('content/feed labels')).toMatchObject({
      verdict: 'note',
      remedy: expect.stringContaining('ATTRIBUTE_FEED_TYPE'),
    })
  })

  test('of 2.4.8 is reported: its bundles are all sold out, and times have halves of twelve hours', async () => {
    await store.control.setting({ key: 'time_format', value: '12h' })
    const of = await rowsOf('2.4.8').finally(() => store.control.setting({ key: 'time_format', value: '24h' }))
    expect(of('goods/bundles')).toMatchObject({
      verdict: 'note',
      says: expect.stringContaining('the shop goes by the parts'),
    })
    expect(of('checkout/options')?.verdict).toBe('ok')
    expect(of('checkout/time format')).toMatchObject({
      verdict: 'off',
      remedy: 'bin/magento config:set catalog/custom_options/time_format 24h',
    })
  })

  test('of 2.4.6 is reported: its carts keep custom options by another mutation, and products lack names', async () => {
    const of = await rowsOf('2.4.6', {
      Goods: (item) => {
        item.name = ''
      },
    })
    expect(of('checkout/options')?.verdict).toBe('ok')
    expect(of('goods/names')?.verdict).toBe('fault')
    expect(new Set(orders).size).toBe(orders.length)
  })
})
