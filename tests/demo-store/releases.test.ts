import { afterEach, describe, expect, test } from 'vitest'
import { bearer } from './support/client.ts'
import { lyon, place, readyCart, sets } from './support/checkout.ts'
import { openShop } from './support/open-shop.ts'

const { store, client } = await openShop()
const play = (level: string): Promise<void> => store.control.level({ level })
afterEach(async () => {
  await store.control.calm()
  await play('2.4.7')
})

const bone = { sku: 'CHN-FRI-OS', quantity: 1 }

/** The type of a field as introspection tells it; null where the release lacks it. */
const typeOf = async (type: string, field: string): Promise<string | null> => {
  const query = `query($t:String!){__type(name:$t){fields{name type{...T}} inputFields{name type{...T}}}}
    fragment T on __Type{kind name ofType{kind name ofType{kind name}}}`
  type Kind = { kind: string; name: string | null; ofType: Kind | null }
  type Field = { name: string; type: Kind }
  const { __type: found } = await client.run<{
    __type: { fields: Field[] | null; inputFields: Field[] | null } | null
  }>(query, { t: type })
  const told = [...(found?.fields ?? []), ...(found?.inputFields ?? [])].find(({ name }) => name === field)
  const written = ({ kind, name, ofType }: Kind): string =>
    ofType ? (kind === 'LIST' ? `[${written(ofType)}]` : `${written(ofType)}!`) : (name ?? '')
  return told ? written(told.type) : null
}

describe('the schema of a release', () => {
  test.each([
    ['PlaceOrderOutput', 'errors', [null, '[PlaceOrderError]!', '[PlaceOrderError]!', '[PlaceOrderError]', null]],
    ['PlaceOrderOutput', 'orderV2', [null, 'CustomerOrder', 'CustomerOrder', 'CustomerOrder', 'CustomerOrder']],
    ['CartAddressInput', 'telephone', ['String', 'String', 'String', 'String!', 'String']],
    ['OrderInformationInput', 'postcode', [null, 'String!', null, null, null]],
    ['GuestOrderInformationInput', 'lastname', [null, null, null, 'String!', null]],
    ['CustomerAddress', 'uid', [null, null, null, 'ID', null]],
    ['Mutation', 'clearCart', [null, null, null, 'ClearCartOutput!', null]],
    ['StoreConfig', 'cart_merge_preference', [null, null, null, 'String!', null]],
    [
      'AddProductsToCartOutput',
      'user_errors',
      ['[CartUserInputError]!', '[CartUserInputError]!', '[Error]!', '[Error]!', '[Error]!'],
    ],
  ])('tells what %s.%s is', async (type, field, expected) => {
    const found: (string | null)[] = []
    for (const level of ['2.4.6', '2.4.7', '2.4.8', '2.4.9', 'mage-os-2.3']) {
      await play(level)
      found.push(await typeOf(type, field))
    }
    expect(found).toEqual(expected)
  })

  test('has no member of Adobe Commerce alone', async () => {
    const { json } = await client.post('{__type(name:"CartUserInputErrorType"){enumValues{name}}}')
    expect(JSON.stringify(json)).not.toContain('PERMISSION_DENIED')
  })
})

describe('a refused request', () => {
  const aliases = (count: number): string =>
    `{storeConfig{${Array.from({ length: count }, (_, index) => `a${index}:store_code`).join(' ')}}}`

  test.each(['2.4.9', 'mage-os-2.3'])(
    '%s takes ten aliases, and does not look into inline fragments',
    async (level) => {
      await play(level)
      expect((await client.post(aliases(10))).json?.errors).toBeUndefined()
      expect((await client.post(aliases(11))).json?.errors?.[0]?.message).toBe(
        'Max Aliases in query should be 10 but got 11.',
      )
      const inside = aliases(11).replace(/\{storeConfig\{(.*)\}\}/, '{storeConfig{... on StoreConfig{$1}}}')
      expect((await client.post(inside)).json?.errors).toBeUndefined()
    },
  )

  test('has a status from 2.4.9 on that says who is refused, not what', async () => {
    await play('2.4.9')
    expect((await client.post('{storeConfig{')).status).toBe(400)
    expect((await client.post('{storeConfig{store_code}}', {}, { Store: 'zzz' })).status).toBe(200)
    expect((await client.post('{customer{email}}')).status).toBe(403)
    expect((await client.post('{storeConfig{store_code}}', {}, bearer('abc'))).status).toBe(401)
    expect((await client.post('{storeConfig{zzz}}')).status).toBe(200)
  })
})

describe('an order', () => {
  const dates = async (level: string, token: string, headers: Record<string, string> = {}): Promise<string[]> => {
    await play(level)
    const { json } = await client.post(
      '{customer{orders(scope:WEBSITE){items{created_at order_date}}}}',
      {},
      { ...bearer(token), ...headers },
    )
    const data = json?.data as { customer: { orders: { items: { created_at: string; order_date: string }[] } } }
    const [order] = data.customer.orders.items
    // The clock runs on: seconds are cut off.
    return [order?.created_at ?? '', order?.order_date ?? ''].map((time) => time.slice(0, -3))
  }

  test('has a date that releases write in their own ways, beside one that stays', async () => {
    await store.control.clock({ now: '2026-07-09T22:05:06Z' })
    const token = await client.signIn(await client.register())
    const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
    const c = cart.id
    const add =
      'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){user_errors{message}}}'
    await client.run(add, { c, i: [bone] }, token)
    await client.run(sets.shipping, { c, a: [{ address: lyon }] }, token)
    await client.run(sets.method, { c, m: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] }, token)
    await client.run(sets.billing, { c, b: { same_as_shipping: true } }, token)
    await client.run(sets.payment, { c, p: { code: 'banktransfer' } }, token)
    await client.run(sets.place, { c }, token)
    expect(await dates('2.4.7', token)).toEqual(['2026-07-09 22:05', '2026-07-09 22:05'])
    expect(await dates('2.4.8', token, { Store: 'en' })).toEqual(['2026-07-09 22:05', '2026-07-09 22:05'])
    const [right, wrong] = await dates('2.4.8', token)
    expect([right, wrong === right]).toEqual(['2026-07-09 22:05', false])
    expect(await dates('2.4.9', token)).toEqual(['2026-07-09 22:05', '10/07/2026 00:05'])
  })

  test.each(['2.4.6', 'mage-os-2.3'])('%s throws why a cart cannot be ordered', async (level) => {
    const c = await client.cart([bone])
    await play(level)
    const { message } = await client.refusal(
      'mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number}}}',
      { c },
    )
    expect(message).toMatch(/^Impossible de passer la commande : Guest email/)
  })

  test('2.4.9 says it in both places, and null where nothing is refused', async () => {
    const [c, ready] = [await client.cart([bone]), await readyCart(client, [bone])]
    await play('2.4.9')
    const { status, json } = await client.post(sets.place, { c })
    expect(status).toBe(200)
    expect(json?.errors?.[0]).toMatchObject({ message: 'Guest email for cart is missing.', path: ['placeOrder'] })
    expect(json?.data).toMatchObject({ placeOrder: { orderV2: null, errors: [{ code: 'GUEST_EMAIL_MISSING' }] } })
    const again = await client.post(sets.place, { c: 'x'.repeat(32) })
    expect(again.json?.data).toMatchObject({ placeOrder: { errors: [{ code: 'CART_NOT_FOUND' }] } })
    const good = await client.post(sets.place, { c: ready })
    expect(good.json?.errors).toBeUndefined()
    expect(good.json?.data).toMatchObject({ placeOrder: { errors: null } })
  })

  test('of a guest is found by number, e-mail and last name on 2.4.9', async () => {
    const ready = await readyCart(client, [bone])
    await play('2.4.9')
    const number = (await place(client, ready)).orderV2?.number
    const find = 'query($n:String!,$e:String!,$l:String!){guestOrder(input:{number:$n,email:$e,lastname:$l}){number}}'
    const e = 'anne.durand@example.fr'
    expect(await client.run(find, { n: number, e, l: 'Durand' })).toEqual({ guestOrder: { number } })
    expect((await client.refusal(find, { n: number, e, l: 'Dupont' })).category).toBe('graphql-no-such-entity')
  })
})

describe('2.4.9', () => {
  test('empties a cart in one call, and says why it cannot', async () => {
    const c = await client.cart([bone])
    await play('2.4.9')
    const clear = 'mutation($c:ID!){clearCart(input:{uid:$c}){cart{items{uid}} errors{type message}}}'
    expect(await client.run(clear, { c })).toEqual({ clearCart: { cart: { items: [] }, errors: null } })
    const unknown = await client.run(clear, { c: 'x'.repeat(32) })
    expect(unknown).toMatchObject({ clearCart: { cart: null, errors: [{ type: 'NOT_FOUND' }] } })
  })

  test('knows addresses by uid', async () => {
    const token = await client.signIn(await client.register())
    await play('2.4.9')
    const input = { ...lyon, street: ['5 rue des Lilas'] }
    const made = await client.run<{ createCustomerAddress: { id: number; uid: string } }>(
      'mutation($input:CustomerAddressInput!){createCustomerAddress(input:$input){id uid}}',
      { input },
      token,
    )
    const { id, uid } = made.createCustomerAddress
    expect(uid).toBe(Buffer.from(String(id)).toString('base64'))
    const update = 'mutation($u:ID!){updateCustomerAddressV2(uid:$u,input:{city:"Brest"}){city}}'
    expect(await client.run(update, { u: uid }, token)).toEqual({ updateCustomerAddressV2: { city: 'Brest' } })
    const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
    await client.run(
      'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){user_errors{message}}}',
      { c: cart.id, i: [bone] },
      token,
    )
    const set = await client.run(sets.shipping, { c: cart.id, a: [{ customer_address_uid: uid }] }, token)
    expect(set).toMatchObject({ setShippingAddressesOnCart: { cart: { shipping_addresses: [{ city: 'Brest' }] } } })
    const remove = 'mutation($u:ID!){deleteCustomerAddressV2(uid:$u)}'
    expect(await client.run(remove, { u: uid }, token)).toEqual({ deleteCustomerAddressV2: true })
    expect((await client.refusal(remove, { u: uid }, token)).category).toBe('graphql-no-such-entity')
    expect((await client.refusal(remove, { u: '%' }, token)).message).toBe('Value of uid "%" is incorrect.')
  })

  test('empties a wishlist in one call', async () => {
    const token = await client.signIn(await client.register())
    await play('2.4.9')
    const add =
      'mutation{addProductsToWishlist(wishlistId:"0",wishlistItems:[{sku:"CHN-FRI-OS",quantity:1}]){wishlist{id items_count}}}'
    const added = await client.run<{ addProductsToWishlist: { wishlist: { id: string; items_count: number } } }>(
      add,
      {},
      token,
    )
    expect(added.addProductsToWishlist.wishlist.items_count).toBe(1)
    const clear = 'mutation($id:ID!){clearWishlist(wishlistId:$id){wishlist{items_count}}}'
    const { id } = added.addProductsToWishlist.wishlist
    expect(await client.run(clear, { id }, token)).toEqual({ clearWishlist: { wishlist: { items_count: 0 } } })
  })

  test.each([
    ['merge', 8],
    ['guest', 5],
    ['customer', 3],
  ])('merges carts as the merchant prefers: %s', async (value, expected) => {
    const source = await client.cart([{ ...bone, quantity: 5 }])
    const token = await client.signIn(await client.register())
    const { customerCart: own } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
    await client.run(
      'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){user_errors{message}}}',
      { c: own.id, i: [{ ...bone, quantity: 3 }] },
      token,
    )
    await play('2.4.9')
    await store.control.setting({ key: 'cart_merge_preference', value })
    const merge = 'mutation($s:String!){mergeCarts(source_cart_id:$s){items{quantity}}}'
    const merged = await client.run(merge, { s: source }, token)
    await store.control.setting({ key: 'cart_merge_preference', value: 'merge' })
    expect(merged).toEqual({ mergeCarts: { items: [{ quantity: expected }] } })
  })

  test('keeps the quantity of a line whose change it refuses', async () => {
    const c = await client.cart([{ ...bone, quantity: 2 }])
    const uid = await client.firstLine(c)
    await play('2.4.9')
    const update = (selection: string) =>
      `mutation($c:String!,$u:ID!){updateCartItems(input:{cart_id:$c,cart_items:[{cart_item_uid:$u,quantity:50000}]}){${selection}}}`
    expect(await client.run(update('errors{code message}'), { c, u: uid })).toEqual({
      updateCartItems: { errors: [{ code: 'INSUFFICIENT_STOCK', message: expect.stringContaining(bone.sku) }] },
    })
    await play('2.4.7')
    expect((await client.refusal(update('cart{id}'), { c, u: uid })).category).toBe('graphql-input')
    await play('2.4.9')
    expect(await client.run('query($c:String!){cart(cart_id:$c){items{quantity}}}', { c })).toEqual({
      cart: { items: [{ quantity: 2 }] },
    })
  })

  test('ends a circle of redirects with an error', async () => {
    await store.control.rewrite({ requestPath: 'rond.html', targetPath: 'rond.html', redirectCode: 301 })
    await play('2.4.9')
    const { status, json } = await client.post('{route(url:"rond.html"){type}}')
    expect([status, json?.errors?.[0]?.message]).toEqual([200, 'Internal server error'])
  })

  test('marks the main picture', async () => {
    await play('2.4.9')
    const { json } = await client.post('{products(filter:{sku:{eq:"CHN-CROQ-AGN"}}){items{media_gallery{types}}}}')
    expect(JSON.stringify(json?.data)).toContain('["image","small_image","thumbnail"]')
  })
})
