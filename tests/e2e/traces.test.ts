import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Collector, type SpanSeen, startCollector } from '../bff/support/collector.ts'
import { expectSilence, openBrowser, settled, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'
import { waitFor } from '../support/wait-for.ts'

let browser: Browser
let shop: RunningShop
let collector: Collector
beforeAll(async () => {
  collector = await startCollector()
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' }
  ;[browser, shop] = await Promise.all([openBrowser(), startShop(traced)])
})
afterAll(async () => {
  await Promise.all([browser.close(), shop.stop()])
  await collector.close()
})

const isReporter = (url: string) => /\/measure-[\w-]+\.js$/.test(url)

/** Opens a page, and waits until the code is there that measures. */
async function openTraced(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse((response) => isReporter(response.url())), page.goto(shop.url + path)])
  await settled(page)
}

const below = (parent: SpanSeen) => collector.spans().filter((span) => span.parent === parent.spanId)
const ofBrowsers = () => collector.spans().filter(({ service }) => service === 'musette-browser')

test('a trace goes from the browser to the store', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  await openTraced(page, '/cart')
  await page.goto('about:blank')
  await waitFor(() => expect(ofBrowsers().map(({ name }) => name)).toContain('document load'))
  await waitFor(() => expect(ofBrowsers().flatMap(below).length).toBe(ofBrowsers().length))

  const [load, ...others] = ofBrowsers().filter(({ name }) => name === 'document load')
  expect(others).toEqual([])
  expect(load?.attributes).toEqual({ 'musette.page': 'cart', 'musette.site': 'musette' })
  const [request] = load ? below(load) : []
  expect(request).toMatchObject({ name: 'GET /*', kind: 2, traceId: load?.traceId })
  // The browser began before the server, and ended after it.
  expect(load?.start).toBeLessThan(request?.start ?? 0)
  expect(load?.end).toBeGreaterThan(request?.end ?? Infinity)
  expect(request && below(request).map(({ name }) => name)).toEqual(['render page'])

  const calls = ofBrowsers().filter(({ name }) => name === 'GraphQL call')
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) {
    const [answered] = below(call)
    expect(answered?.name).toMatch(/^(GET|POST) \/graphql$/)
    expect(answered && below(answered).length).toBeGreaterThan(0)
  }
  expectSilence(visitor)
  await visitor.leave()
})

test('what caches keep names no trace to the browser', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  await openTraced(page, '/chiens.html')
  const timings = await page.evaluate(() =>
    performance.getEntriesByType('navigation').flatMap(({ serverTiming }) => serverTiming.map(({ name }) => name)),
  )
  expect(timings).toEqual(['cache', 'total'])
  await visitor.leave()
})

test('a shop without traces loads no code for them', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(response.url()))
  await page.goto(`${inject('shopUrl')}/cart`)
  await settled(page)
  // Longer than a page of a traced shop waits before it asks for the code.
  await page.waitForTimeout(2500)
  expect(loaded.filter(isReporter)).toEqual([])
  await visitor.leave()
})
