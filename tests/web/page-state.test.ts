import { dehydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { serializeState } from '../../web/page-state.ts'
import { HOUSE } from '../../web/site/site.ts'

const page = { basePath: '/boutique', site: HOUSE, locale: 'fr-FR' }

function stateOf(answers: Record<string, unknown>) {
  const client = new QueryClient()
  for (const [name, data] of Object.entries(answers)) client.setQueryData([name, { sku: '</script>' }], data)
  return { ...page, queries: dehydrate(client) }
}

describe("the page's JSON block", () => {
  test('says what the browser takes over', () => {
    const state = stateOf({ Shop: { shop: { name: 'Musette' } }, Product: { product: null } })
    expect(JSON.parse(serializeState(state))).toEqual(JSON.parse(JSON.stringify(state)))
  })

  test('writes an answer that pages share the same way each time', () => {
    const shared = { shop: { name: 'Musette <3' } }
    expect(serializeState(stateOf({ Shop: shared }))).toContain('"data":{"shop":{"name":"Musette \\u003c3"}}')
    expect(serializeState(stateOf({ Shop: shared }))).toContain('"data":{"shop":{"name":"Musette \\u003c3"}}')
  })

  test('cannot end its script element, nor hold what JavaScript takes for the end of a line', () => {
    const text = serializeState(stateOf({ Product: { name: '</script><!--\u2028\u2029' } }))
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toMatchObject({
      queries: { queries: [{ state: { data: { name: '</script><!--\u2028\u2029' } } }] },
    })
  })

  test('is short where the browser renders from scratch', () => {
    expect(JSON.parse(serializeState(page))).toEqual(page)
  })
})
