import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createRenderThread, type RenderThread } from '../../../bff/pages/render-in-thread.ts'
import { type Execute, GraphqlFailure, type PageRequest } from '../../../schema/page.ts'

/** Stands for the built thread: what a page does is in its address. */
const THREAD = `
  import { parentPort } from 'node:worker_threads'
  const tell = (message) => parentPort.postMessage(message)
  const html = (page, html) => tell({ kind: 'page', page, response: { kind: 'html', status: 200, html } })
  const sites = []
  const keptResults = []
  parentPort.on('message', ({ kind, page, url, call, value, keepAs, kept, message, ...more }) => {
    if (kind === 'site') sites.push(more)
    if (keepAs) keptResults[keepAs] = value
    if (kind === 'result') html(call, value)
    if (kind === 'kept-result') html(call, 'kept ' + keptResults[kept].name)
    if (kind === 'failure') tell({ kind: 'failed', page: call, call, error: new Error(message) })
    if (kind !== 'render') return
    if (url === '/end') process.exit(3)
    if (url === '/hang') for (;;);
    if (url === '/broken') return tell({ kind: 'failed', page, error: new TypeError('a fault') })
    if (url === '/sites') return html(page, JSON.stringify(sites))
    tell({ kind: 'call', page, call: page, operation: { name: 'Shop' }, variables: { url } })
  })
`
const folder = mkdtempSync(join(tmpdir(), 'musette-thread-'))
const file = join(folder, 'thread.mjs')
writeFileSync(file, THREAD)
afterAll(() => rmSync(folder, { recursive: true }))

const SILENCE = 1000
let thread: RenderThread
beforeEach(() => (thread = createRenderThread(file, { silence: SILENCE })))
afterEach(() => thread.close())

const site = { code: 'fr' } as PageRequest['site']
const assets = { entry: '/entry.js', styles: [], fonts: [], preloads: [], of: () => [] }
const shared = { basePath: '', site, assets, listRules: { pageSizes: [16], taxDivisor: 1 } }
const page = (url: string, execute: (...call: unknown[]) => Promise<unknown> = async () => 'Musette') =>
  thread.render({ ...shared, url, execute: execute as Execute })
const shown = (html: string) => ({ kind: 'html', status: 200, html })

test('a page has the results of operations that run here', async () => {
  const asked: unknown[] = []
  expect(await page('/a', async (...call) => `${asked.push(call)} shop`)).toEqual(shown('1 shop'))
  expect(asked).toEqual([[{ name: 'Shop' }, { url: '/a' }]])
})

test('operations run in the async context of the request, which knows its language', async () => {
  const language = new AsyncLocalStorage<string>()
  const pages = ['fr', 'en'].map((one) => language.run(one, () => page('/a', async () => language.getStore())))
  expect(await Promise.all(pages)).toEqual([shown('fr'), shown('en')])
})

test('what all pages of a site have in common is sent once', async () => {
  await page('/a')
  const expected = [{ id: 0, site: { basePath: '', site, listRules: shared.listRules, assets: expect.anything() } }]
  const { html } = (await page('/sites')) as ReturnType<typeof shown>
  expect(JSON.parse(html)).toEqual(expected)
})

test('a result that several pages need is copied twice, and kept in the thread', async () => {
  const shop = { name: 'Musette' }
  const ask = () => page('/a', async () => shop)
  expect([await ask(), await ask(), await ask()]).toMatchObject([
    { html: shop },
    { html: shop },
    { html: 'kept Musette' },
  ])
})

test('a failed operation fails its page with the very error', async () => {
  const failure = new GraphqlFailure('graphql', 'The store is away', 502, { code: 'UNAVAILABLE' })
  await expect(page('/a', () => Promise.reject(failure))).rejects.toBe(failure)
})

test('a fault of a page is told as it is', async () => {
  await expect(page('/broken')).rejects.toThrow(new TypeError('a fault'))
})

test('a thread that ends fails the pages that it had, and is replaced', async () => {
  const waiting = page('/a', () => new Promise(() => {}))
  const ended = page('/end')
  await expect(ended).rejects.toThrow('ended with code 3')
  await expect(waiting).rejects.toThrow('ended with code 3')
  expect(await page('/b')).toEqual(shown('Musette'))
})

test('a thread that hangs is ended and replaced, one that waits for an operation is not', async () => {
  const slow = await page('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2 * SILENCE))
    return 'late'
  })
  expect(slow).toEqual(shown('late'))
  await expect(page('/hang')).rejects.toThrow(`said nothing for ${SILENCE} ms`)
  expect(await page('/b')).toEqual(shown('Musette'))
})
