import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import manifest from '../../schema/operations.generated.json' with { type: 'json' }
import { openBrowser, visit } from './browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const names = new Map(Object.entries(manifest).map(([sha256, { name }]) => [sha256, name]))

/** Name and variables, as the page's own data and a request say them alike. */
const call = (name: string | undefined, variables: unknown) => `${name} ${JSON.stringify(variables ?? {})}`

describe('a page that the server rendered', () => {
  test.each([
    '/',
    '/chiens.html',
    '/search/croquettes',
    '/faq/',
    '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
  ])('%s asks for nothing that it came with', async (path) => {
    const { page, leave } = await visit(browser, 1280)
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname !== '/graphql') return
      const body = request.postDataJSON() as { extensions?: unknown; variables?: unknown } | null
      const extensions: unknown = body?.extensions ?? JSON.parse(searchParams.get('extensions') ?? '{}')
      const { persistedQuery } = extensions as { persistedQuery?: { sha256Hash: string } }
      const variables: unknown = body?.variables ?? JSON.parse(searchParams.get('variables') ?? '{}')
      requested.push(call(names.get(persistedQuery?.sha256Hash ?? ''), variables))
    })
    await page.goto(shop + path, { waitUntil: 'networkidle' })
    const brought = await page.evaluate(() => {
      const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as {
        queries?: [[string, unknown], unknown][]
      }
      return state.queries?.map(([key]) => key) ?? []
    })
    expect(brought.length).toBeGreaterThan(2)
    expect(requested.length).toBeGreaterThan(0)
    const known = new Set(brought.map(([name, variables]) => call(name, variables)))
    expect(requested.filter((one) => known.has(one))).toEqual([])
    await leave()
  })
})
