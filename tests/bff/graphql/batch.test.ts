import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { shopData } from '../support/fake-domains.ts'
import { openFakeShop } from '../support/open-fake-shop.ts'

const { store, app } = await openFakeShop()

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', headers, payload })

const id = { query: '{ shop { id } }' }
const me = { query: '{ me { id } }' }
const coupon = (code: string) => ({ query: `mutation { applyCoupon(code: "${code}") { success } }` })

describe('a batch', () => {
  test('of ten gets its responses in order', async () => {
    const queries = Array.from({ length: 10 }, (_, index) => ({ query: `{ a${index}: __typename }` }))
    const response = await post(queries)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual(queries.map((_, index) => ({ data: { [`a${index}`]: 'Query' } })))
  })

  test.each([
    ['empty', 400, []],
    ['of eleven', 413, Array.from({ length: 11 }, () => id)],
    ['of a thousand', 413, Array.from({ length: 1000 }, () => id)],
  ])('%s is refused with %i, and nothing of it is executed', async (_case, status, payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] })
    expect(store.calls).toEqual([])
  })

  test('gets responses for its valid entries whatever is wrong with the others', async () => {
    const response = await post([
      { query: '{ shop {' },
      { query: '{ nothing }' },
      null,
      'text',
      [],
      { query: '{ isFeatureActive(feature: "crash") }' },
      { query: 'query($f: String!) { isFeatureActive(feature: $f) }', variables: { f: 5 } },
      { query: 'subscription { shop { id } }' },
      id,
    ])
    const entries = response.json() as { data?: unknown; errors?: unknown[] }[]
    expect(response.statusCode).toBe(200)
    expect(entries).toHaveLength(9)
    for (const entry of entries.slice(0, 8)) expect(entry.errors).toHaveLength(1)
    expect(entries[8]).toEqual({ data: { shop: { id: 'musette' } } })
    expect(response.body).not.toContain('secret')
  })

  test('is never stored', async () => {
    for (const batch of [[id], [id, me], [me]]) {
      expect((await post(batch)).headers['cache-control']).toBe('private, no-store')
    }
  })

  test('has one session: what a mutation changed is seen after it, not before, and each cookie is set once', async () => {
    const response = await post([me, coupon('UN'), me, coupon('DEUX'), me])
    const ids = (response.json() as { data: { me?: { id: string | null } } }[]).map(({ data }) => data.me?.id)
    expect(ids).toEqual([null, undefined, 'UN', undefined, 'DEUX'])
    expect(response.cookies).toHaveLength(2)
    const next = await post(me, { cookie: `musette-cart=${response.cookies[0]?.value}` })
    expect(next.json()).toEqual({ data: { me: { id: 'DEUX' } } })
  })

  test('runs its mutations one after the other', async () => {
    let open = 0
    let most = 0
    store.answer = () => {
      most = Math.max(most, ++open)
      return { body: shopData('Musette'), after: setTimeout(20).then(() => open--) }
    }
    await post([coupon('UN'), coupon('DEUX'), coupon('TROIS')])
    expect(store.calls).toHaveLength(3)
    expect(most).toBe(1)
  })

  test('of another site with a cookie is refused whole', async () => {
    const response = await post([coupon('UN')], { cookie: 'musette-visitor=x', origin: 'https://evil.example' })
    expect(response.statusCode).toBe(403)
    expect(store.calls).toEqual([])
  })
})
