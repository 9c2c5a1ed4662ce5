import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { loadedQueries, serializeState, takeOver } from '../../web/page-state.ts'
import { HOUSE } from '../../web/site/site.ts'

const page = { basePath: '/boutique', site: HOUSE, locale: 'fr-FR' }

function stateOf(answers: Record<string, unknown>) {
  const client = new QueryClient()
  for (const [name, data] of Object.entries(answers)) client.setQueryData([name, { sku: '</script>' }], data)
  return { ...page, queries: loadedQueries(client) }
}

describe("the page's JSON block", () => {
  test('says what the browser takes over', () => {
    const state = stateOf({ Shop: { shop: { name: 'Musette' } }, Product: { product: null } })
    expect(JSON.parse(serializeState(state))).toEqual(JSON.parse(JSON.stringify(state)))
  })

  test('writes a response that pages share the same way each time', () => {
    const shared = { shop: { name: 'Musette <3' } }
    expect(serializeState(stateOf({ Shop: shared }))).toContain(',{"shop":{"name":"Musette \\u003c3"}}]')
    expect(serializeState(stateOf({ Shop: shared }))).toContain(',{"shop":{"name":"Musette \\u003c3"}}]')
  })

  test('cannot end its script element, nor hold what JavaScript takes for the end of a line', () => {
    const text = serializeState(stateOf({ Product: { name: '</script><!--\u2028\u2029' } }))
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toMatchObject({
      queries: [[['Product', { sku: '</script>' }], { name: '</script><!--\u2028\u2029' }]],
    })
  })

  test('is the same whenever it was made', async () => {
    const first = serializeState(stateOf({ Shop: { shop: { name: 'Musette' } } }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(serializeState(stateOf({ Shop: { shop: { name: 'Musette' } } }))).toBe(first)
  })

  test('is dated by its arrival, not by when it was made; as old where the browser had stored the page', () => {
    const key = ['Shop', {}]
    const arrived = new QueryClient()
    const before = Date.now()
    takeOver(arrived, [[key, { shop: null }]])
    expect(arrived.getQueryData(key)).toEqual({ shop: null })
    expect(arrived.getQueryState(key)?.dataUpdatedAt).toBeGreaterThanOrEqual(before)
    const entries = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
    const kept = new QueryClient()
    takeOver(kept, [[key, { shop: null }]])
    entries.mockRestore()
    expect(kept.getQueryState(key)?.dataUpdatedAt).toBe(0)
  })

  test('names the document of what has prices, and of nothing else', () => {
    const sha256 = 'c'.repeat(64)
    const queries = [
      [['Product', {}], { product: { prices: {} } }, sha256],
      [['Menu', {}], { navigation: [] }, sha256],
    ] as const
    const { queries: written } = JSON.parse(serializeState({ ...page, queries })) as { queries: unknown[][] }
    expect(written.map(([, , hash]) => hash)).toEqual([sha256, undefined])
  })

  test('is short where the browser renders from scratch', () => {
    expect(JSON.parse(serializeState(page))).toEqual(page)
  })
})
