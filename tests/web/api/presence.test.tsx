import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { askWhoIsThere, lookAtPresence, readPresence, useCartCount } from '../../../web/api/presence.ts'
import { useVisitor } from '../../../web/screens/customer/use-me.ts'
import { type Execute, GraphqlFailure } from '../../../schema/page.ts'
import { type Answers, renderInShop } from '../content/in-shop.tsx'

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
    ['', false, 0],
    ['g2', false, 2],
    ['g0.5', false, 0.5],
    ['c0', true, 0],
    ['c-', true, undefined],
    ['g<b>', false, 0],
    ['x9', false, 0],
  ])('%j is read', (value, isSignedIn, items) => {
    if (value) write(value)
    expect(readPresence(NAME)).toEqual({ isSignedIn, items })
  })

  test('of another site is not read', () => {
    document.cookie = 'musette-cheval-presence=c3'
    expect(readPresence(NAME)).toEqual({ isSignedIn: false, items: 0 })
    document.cookie = 'musette-cheval-presence=; Max-Age=0'
  })
})

describe('a page that arrives', () => {
  async function arrive(value: string, answers: Record<string, () => unknown>) {
    if (value) write(value)
    const asked: unknown[] = []
    const execute = vi.fn(async ({ name }: { name: string }, variables: unknown) => {
      asked.push([name, variables])
      return answers[name]?.()
    })
    const client = new QueryClient()
    askWhoIsThere(client, execute as unknown as Execute, NAME, true)
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    const data = (...key: unknown[]) => client.getQueryData(key)
    return { asked, cart: data('Cart', {}), me: data('Me', {}), wishes: data('LoadWishlistQuery', {}, 'camille') }
  }

  test.each(['', 'g0'])('asks for nothing where its cookie is %j', async (value) => {
    expect(await arrive(value, {})).toEqual({ asked: [] })
  })

  test('asks for a guest’s cart alone', async () => {
    expect(await arrive('g2', { Shopper: () => ({ cart }) })).toEqual({
      asked: [['Shopper', { isSignedIn: false, wishes: true }]],
      cart: { cart },
    })
  })

  test('asks once for all that it shows of a customer', async () => {
    expect(await arrive('c-', { Shopper: () => ({ cart, me: { ...person, wishlist } }) })).toEqual({
      asked: [['Shopper', { isSignedIn: true, wishes: true }]],
      cart: { cart },
      me: { me: person },
      wishes: { me: { id: 'camille', wishlist } },
    })
  })

  test('asks for each part where they fail together', async () => {
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

  test('does not ask again at once where nobody responds', async () => {
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

  test('knows a guest without a request, and asks once somebody has signed in elsewhere', async () => {
    const answers: Answers = {}
    renderInShop(<Part />, answers)
    expect(screen.getByText('nobody 0')).toBeDefined()
    answers.Me = () => ({ me: person })
    write('c2')
    act(lookAtPresence)
    expect(await screen.findByText('Camille 2')).toBeDefined()
    // The customer leaves in another tab: this one still asks.
    write('')
    act(lookAtPresence)
    expect(screen.getByText('Camille 0')).toBeDefined()
  })
})
