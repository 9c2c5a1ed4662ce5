import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lookAtPresence, readPresence, useCartCount } from '../../../web/api/presence.ts'
import { requestShopper, requestedPricesOf } from '../../../web/site/request-shopper.ts'
import { useVisitor } from '../../../web/screens/customer/use-me.ts'
import { type Execute, GraphqlFailure } from '../../../schema/page.ts'
import type { LoadedQuery } from '../../../web/page-state.ts'
import { type Answers, renderInShop, shop } from '../content/in-shop.tsx'
import { waitFor } from '../../support/wait-for.ts'

const NAME = 'musette-presence'
const write = (value: string) => {
  document.cookie = `${NAME}=${value}`
}
afterEach(() => {
  document.cookie = `${NAME}=; Max-Age=0`
})

const cart = { id: 'c', items_qty: 2 }
const person = { id: 'camille', firstname: 'Camille' }
const wishlist = { id: 'list', items: [] }

describe('the cookie of a session', () => {
  test.each([
    ['', false, 0, false, false],
    ['g2', false, 2, false, false],
    ['g0.5', false, 0.5, false, false],
    ['g0p', false, 0, true, false],
    ['c0', true, 0, false, false],
    ['c-', true, undefined, false, false],
    ['c-p', true, undefined, true, false],
    ['c3b', true, 3, false, true],
    ['c3bl', true, 3, false, true],
    ['g2l', false, 2, false, false],
    ['c-pb', true, undefined, true, true],
    ['g<b>', false, 0, false, false],
    ['x9', false, 0, false, false],
  ])('%j is read', (value, isSignedIn, items, hasOwnPrices, hasBought) => {
    if (value) write(value)
    expect(readPresence(NAME)).toEqual({ isSignedIn, items, hasOwnPrices, hasBought })
  })

  test('of another site is not read', () => {
    document.cookie = 'musette-cheval-presence=c3'
    expect(readPresence(NAME)).toEqual({ isSignedIn: false, items: 0, hasOwnPrices: false, hasBought: false })
    document.cookie = 'musette-cheval-presence=; Max-Age=0'
  })
})

describe('a page that arrives', () => {
  async function arrive(value: string, responses: Record<string, () => unknown>, queries: readonly LoadedQuery[] = []) {
    if (value) write(value)
    const asked: unknown[] = []
    const batched: string[] = []
    const alone = vi.fn(async ({ name }: { name: string }, variables: unknown) => {
      asked.push([name, variables])
      return responses[name]?.()
    }) as unknown as Execute
    const together = vi.fn((operation: { name: string }, variables: unknown) => {
      batched.push(operation.name)
      return alone(operation as never, variables as never)
    }) as unknown as Execute
    const client = new QueryClient()
    for (const [key, data] of queries) client.setQueryData(key, data)
    requestShopper(client, { alone, together }, { presence: NAME, wishes: true, queries })
    // What is asked for begins when this code is there.
    await import('../../../web/site/shopper-data.ts')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    const data = (...key: unknown[]) => client.getQueryData(key)
    const wishes = data('LoadWishlistQuery', {}, 'camille')
    return { asked, batched, cart: data('Cart', {}), me: data('Me', {}), wishes, priced: data('Priced', {}) }
  }

  test.each(['', 'g0'])('requests nothing where its cookie is %j', async (value) => {
    expect(await arrive(value, {})).toEqual({ asked: [], batched: [] })
  })

  test('requests a guest’s cart only', async () => {
    expect(await arrive('g2', { Shopper: () => ({ cart }) })).toEqual({
      asked: [['Shopper', { isSignedIn: false, wishes: true }]],
      batched: [],
      cart: { cart },
    })
  })

  const sha256 = 'c'.repeat(64)
  const page: LoadedQuery[] = [
    [['Menu', {}], { navigation: [] }],
    [['Priced', {}], { prices: 1 }, sha256],
  ]
  const own = { Priced: () => ({ prices: 2 }), Shop: () => ({ shop }) }

  test('requests prices that differ from those of the page in one batch', async () => {
    const found = await arrive('c-p', { ...own, Shopper: () => ({ cart, me: person }) }, page)
    expect(found.batched.toSorted()).toEqual(['Priced', 'Shop', 'Shopper'])
    expect(found.asked).toHaveLength(3)
    expect(found).toMatchObject({ cart: { cart }, priced: { prices: 2 } })
    expect(requestedPricesOf()).toBe('customer')
  })

  test('requests prices only where there is neither customer nor cart', async () => {
    const found = await arrive('g0p', own, page)
    expect(found.batched.toSorted()).toEqual(['Priced', 'Shop'])
    expect(found.priced).toEqual({ prices: 2 })
  })

  test('keeps the prices of the page where nobody responds', async () => {
    const Priced = () => {
      throw new GraphqlFailure('network', 'Network error: HTTP 502', 502)
    }
    expect((await arrive('g0p', { ...own, Priced }, page)).priced).toEqual({ prices: 1 })
  })

  test('requests all that it shows of a customer at once', async () => {
    expect(await arrive('c-', { Shopper: () => ({ cart, me: { ...person, wishlist } }) })).toEqual({
      asked: [['Shopper', { isSignedIn: true, wishes: true }]],
      cart: { cart },
      batched: [],
      me: { me: person },
      wishes: { me: { id: 'camille', wishlist } },
    })
  })

  test('requests each part separately where they fail together', async () => {
    const Shopper = () => {
      throw new GraphqlFailure('graphql', 'GraphQL error: no list', 200)
    }
    const found = await arrive('c1', { Shopper, Cart: () => ({ cart }), Me: () => ({ me: person }) })
    expect(found).toMatchObject({ cart: { cart }, me: { me: person } })
    expect(found.asked.slice(1)).toEqual([
      ['Cart', {}],
      ['Me', {}],
    ])
  })

  test('does not repeat the request at once where the server is silent', async () => {
    const Shopper = () => {
      throw new GraphqlFailure('network', 'Network error: HTTP 502', 502)
    }
    expect((await arrive('g1', { Shopper })).asked).toHaveLength(1)
  })
})

describe('a part of a page', () => {
  function Part() {
    const { data: me } = useVisitor()
    return <p>{`${me ? (me.firstname ?? 'nobody') : 'unknown'} ${useCartCount()}`}</p>
  }

  test('knows a guest without a request, and sends one once somebody has signed in elsewhere', async () => {
    const queries: Answers = {}
    renderInShop(<Part />, queries)
    expect(screen.getByText('nobody 0')).toBeDefined()
    queries.Me = () => ({ me: person })
    write('c2')
    act(lookAtPresence)
    expect(await screen.findByText('Camille 2')).toBeDefined()
    // The customer leaves in another tab: this one still asks.
    write('')
    act(lookAtPresence)
    expect(screen.getByText('Camille 0')).toBeDefined()
  })
})
