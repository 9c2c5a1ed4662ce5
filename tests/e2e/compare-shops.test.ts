import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { type FaultProxy, PASS, type Rewrite, startFaultProxy } from '../bff/support/fault-proxy.ts'
import { openBench } from '../scripts/compare/run-compare.ts'
import { expectAccessible, expectFits, expectSilence, openBrowser, visit } from './browser.ts'

const bench = openBench()
const shop = inject('shopUrl')
let browser: Browser
let copy: FaultProxy
beforeAll(async () => {
  browser = await openBrowser()
  copy = await startFaultProxy(shop)
})
afterAll(async () => {
  bench.close()
  await browser.close()
  await copy.close()
})

function productPath(): string {
  const product = seed.products.find(({ type, visibility }) => type === 'simple' && visibility === 'catalog')
  return `/${product?.urlKey}.html`
}

test('npm run compare finds no difference between this shop and itself, and in a copy what was changed there', async () => {
  const [product, category, page] = [productPath(), '/chiens.html', '/mentions-legales']
  // The map leads each of them to itself, so that these are the pages that are compared.
  const map = bench.file('map.csv')
  writeFileSync(map, [product, category, page].map((path) => `${path},${path}\n`).join(''))
  const args = [shop, copy.url, '--map', map, '--pages', '4', '--checks', '1', '--ignore-robots']
  const same = await bench.run(args)
  expect(same.found()).toEqual([])
  expect(same.report().kinds.map(({ kind }) => kind)).toEqual(['home', 'category', 'product', 'other'])
  expect(same.code).toBe(0)

  copy.fault = ({ url }) => {
    if (url === page) return { kind: 'answer', status: 404, body: '' }
    const rewrite: Rewrite = (_, html) =>
      url === product ? html.replace(/"price":[\d.]+/, '"price":1') : html.replace(/<title>.*?</, '<title>Another<')
    return url === product || url === category ? { kind: 'rewrite', rewrite } : PASS
  }
  const changed = await bench.run([...args, '--lang', 'fr'])
  expect(changed.found()).toEqual([`missing ${page}`, `price ${product}`, `title ${category}`, `link-broken ${page}`])
  expect(changed.code).toBe(1)

  // The report is for people, on a phone as well.
  writeFileSync(bench.file('report.html'), changed.html())
  const visitor = await visit(browser, 360)
  await visitor.page.goto(pathToFileURL(bench.file('report.html')).href)
  await expectFits(visitor.page, 'the report')
  await expectAccessible(visitor.page, 'the report')
  expectSilence(visitor)
  await visitor.leave()
})
