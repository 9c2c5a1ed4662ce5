import { describe, expect, test } from 'vitest'
import { openShop } from '../support/open-shop.ts'

const summary = 'id email items{quantity product{sku}} applied_coupons{code}'
const read = `query($id:String!){cart(cart_id:$id){${summary}}}`
const merge = `mutation($source:String!){mergeCarts(source_cart_id:$source){${summary}}}`
const assign = `mutation($source:String!){assignCustomerToGuestCart(cart_id:$source){${summary}}}`
const add =
  'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){user_errors{message}}}'
const bone = (quantity: number) => ({ sku: 'CHN-FRI-OS', quantity })
const lead = (quantity: number) => ({ sku: 'CHN-ACC-LAISSE', quantity })

type Summary = {
  id: string
  email: string | null
  items: { quantity: number; product: { sku: string } }[]
  applied_coupons: { code: string }[] | null
}

const { store, client } = await openShop()

const lines = ({ items }: Summary): Record<string, number> =>
  Object.fromEntries(items.map(({ quantity, product }) => [product.sku, quantity]))

/** A new customer with a cart. */
const shopper = async (items: object[] = []) => {
  const email = await client.register()
  const token = await client.signIn(email)
  const { customerCart: cart } = await client.run<{ customerCart: Summary }>(`{customerCart{${summary}}}`, {}, token)
  if (items.length) await client.run(add, { id: cart.id, items }, token)
  return { email, token, id: cart.id }
}
const merged = async (source: string, token: string): Promise<Summary> =>
  (await client.run<{ mergeCarts: Summary }>(merge, { source }, token)).mergeCarts

describe('a customer’s cart', () => {
  test('is one, however often it is requested at once', async () => {
    const token = await client.signIn(await client.register())
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () =>
          (await client.run<{ createEmptyCart: string }>('mutation{createEmptyCart}', {}, token)).createEmptyCart,
      ),
    )
    const { customerCart: cart } = await client.run<{ customerCart: Summary }>('{customerCart{id}}', {}, token)
    expect(new Set([...ids, cart.id]).size).toBe(1)
  })

  test('has the customer’s address', async () => {
    const { email, token, id } = await shopper()
    expect((await client.run<{ cart: Summary }>(read, { id }, token)).cart.email).toBe(email)
  })

  test('opens to its customer only, and a guest’s to guests only', async () => {
    const { token, id } = await shopper()
    const stranger = await shopper()
    const guest = await client.cart([])
    for (const [cart, who] of [
      [id, undefined],
      [id, stranger.token],
      [guest, token],
    ] as const) {
      for (const [query, variables] of [
        [read, { id: cart }],
        [add, { id: cart, items: [bone(1)] }],
      ] as const) {
        expect(await client.refusal(query, variables, who)).toEqual({
          category: 'graphql-authorization',
          message: `L'utilisateur courant ne peut pas effectuer d'opération sur le panier "${cart}"`,
        })
      }
    }
  })

  test('is not made as a guest’s one', async () => {
    const { token } = await shopper()
    const refusal = await client.refusal('mutation{createGuestCart(input:{}){cart{id}}}', {}, token)
    expect(refusal.category).toBe('graphql-already-exists')
  })
})

describe('merging carts', () => {
  test('adds quantities up, moves the coupon and ends the guest’s cart', async () => {
    const { token, id } = await shopper([bone(1)])
    const source = await client.cart([bone(2), lead(1)])
    await client.coupon(source, 'BIENVENUE10')
    const cart = await merged(source, token)
    expect(cart.id).toBe(id)
    expect(lines(cart)).toEqual({ 'CHN-FRI-OS': 3, 'CHN-ACC-LAISSE': 1 })
    expect(cart.applied_coupons).toEqual([{ code: 'BIENVENUE10' }])
    expect(await client.refusal(read, { id: source })).toMatchObject({ message: "The cart isn't active." })
    expect(await client.refusal(merge, { source }, token)).toMatchObject({ category: 'graphql-no-such-entity' })
  })

  test('drops a line that stock does not cover, silently', async () => {
    await store.control.stock({ sku: 'CHN-ACC-LAISSE', quantity: 3 })
    const { token } = await shopper([lead(3)])
    const cart = await merged(await client.cart([lead(3), bone(1)]), token)
    expect(lines(cart)).toEqual({ 'CHN-ACC-LAISSE': 3, 'CHN-FRI-OS': 1 })
    await store.control.stock({ sku: 'CHN-ACC-LAISSE', quantity: 100 })
  })

  test('takes an empty cart, and refuses a customer’s as source', async () => {
    const { token, id } = await shopper([bone(1)])
    expect(lines(await merged(await client.cart([]), token))).toEqual({ 'CHN-FRI-OS': 1 })
    expect(await client.refusal(merge, { source: id }, token)).toMatchObject({ category: 'graphql-authorization' })
  })

  test('happens once when it is requested twice at the same time', async () => {
    const { token, id } = await shopper([bone(1)])
    const source = await client.cart([bone(2)])
    const answers = await Promise.all(
      [0, 1].map(() => client.post(merge, { source }, { authorization: `Bearer ${token}` })),
    )
    expect(answers.filter(({ json }) => json?.errors).length).toBe(1)
    expect(lines((await client.run<{ cart: Summary }>(read, { id }, token)).cart)).toEqual({ 'CHN-FRI-OS': 3 })
  })
})

describe('assigning a guest’s cart', () => {
  test('keeps its lines under a new id, with those of the cart before', async () => {
    const { email, token, id } = await shopper([lead(1)])
    const source = await client.cart([bone(2)])
    const { assignCustomerToGuestCart: cart } = await client.run<{ assignCustomerToGuestCart: Summary }>(
      assign,
      { source },
      token,
    )
    expect([source, id]).not.toContain(cart.id)
    expect(cart.email).toBe(email)
    expect(lines(cart)).toEqual({ 'CHN-FRI-OS': 2, 'CHN-ACC-LAISSE': 1 })
    const { customerCart: own } = await client.run<{ customerCart: Summary }>('{customerCart{id}}', {}, token)
    expect(own.id).toBe(cart.id)
    expect(await client.refusal(read, { id: source })).toMatchObject({ category: 'graphql-no-such-entity' })
  })
})
