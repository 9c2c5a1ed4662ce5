import { describe, expect, test } from 'vitest'
import { lyon, place, readyCart, sets } from './support/checkout.ts'
import type { Placed } from './support/checkout.ts'
import { openShop } from './support/open-shop.ts'

const claire = 'claire.martin@example.fr'
const leash = { sku: 'CHN-ACC-LAISSE', quantity: 2 }
const bone = { sku: 'CHN-FRI-OS', quantity: 3 }
const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' }

const { store, client } = await openShop()
const token = await client.signIn(claire)
await store.control.setting({ key: 'order_cancellation_enabled', value: true })

const cartOf = async (items: object[]): Promise<string> => {
  const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
  if (items.length === 0) return cart.id
  await client.run(
    'mutation($id:String!,$items:[CartItemInput!]!){addProductsToCart(cartId:$id,cartItems:$items){cart{id}}}',
    { id: cart.id, items },
    token,
  )
  return cart.id
}

const order = async (items: object[]): Promise<string> => {
  const c = await cartOf(items)
  const run = (document: string, variables: object) => client.run(document, { c, ...variables }, token)
  await run(sets.shipping, { a: [{ address: { ...lyon, save_in_address_book: false } }] })
  await run(sets.method, { m: [flatrate] })
  await run(sets.billing, { b: { same_as_shipping: true } })
  await run(sets.payment, { p: { code: 'banktransfer' } })
  const { placeOrder } = await client.run<Placed>(sets.place, { c }, token)
  if (!placeOrder.orderV2) throw new Error(JSON.stringify(placeOrder.errors))
  return placeOrder.orderV2.number
}

type Order = {
  id: string
  number: string
  status: string
  items: { product_sku: string; status: string; quantity_invoiced: number; quantity_refunded: number }[]
  invoices: { number: string; total: { grand_total: { value: number }; total_tax: { value: number } } }[]
  shipments: { tracking: { carrier: string; title: string; number: string }[]; items: { quantity_shipped: number }[] }[]
  credit_memos: {
    comments: { message: string }[]
    total: { grand_total: { value: number }; adjustment: { value: number }; subtotal: { value: number } }
  }[]
  comments: { message: string }[] | null
}
const fields = `id number status items{product_sku status quantity_invoiced quantity_refunded}
  invoices{number total{grand_total{value} total_tax{value}}}
  shipments{tracking{carrier title number} items{quantity_shipped}}
  credit_memos{comments{message} total{grand_total{value} adjustment{value} subtotal{value}}} comments{message}`

const read = async (number: string): Promise<Order> => {
  const { customer } = await client.run<{ customer: { orders: { items: Order[] } } }>(
    `query($n:String!){customer{orders(filter:{number:{eq:$n}}){items{${fields}}}}}`,
    { n: number },
    token,
  )
  const [found] = customer.orders.items
  if (!found) throw new Error(`order ${number} is not there`)
  return found
}

describe('a customer’s order', () => {
  test('goes from pending to complete, with what was invoiced and shipped, and back by a refund', async () => {
    const number = await order([leash, bone])
    expect(await read(number)).toMatchObject({ status: 'En attente', invoices: [], shipments: [], credit_memos: [] })
    await store.control.orderPaid({ number })
    expect(await read(number)).toMatchObject({
      status: 'En cours de traitement',
      invoices: [{ number: '000000001', total: { grand_total: { value: 68.6 }, total_tax: { value: 11.43 } } }],
    })
    await store.control.ship({
      number,
      items: [{ sku: leash.sku, quantity: 2 }],
      tracking: [{ carrier: 'custom', title: 'Colissimo', number: '6A1' }],
    })
    expect(await read(number)).toMatchObject({ status: 'En cours de traitement' })
    await store.control.ship({ number })
    const complete = await read(number)
    expect(complete).toMatchObject({
      status: 'Terminée',
      shipments: [
        { tracking: [{ carrier: 'custom', title: 'Colissimo', number: '6A1' }], items: [{ quantity_shipped: 2 }] },
        { items: [{ quantity_shipped: 3 }] },
      ],
    })
    await store.control.refund({
      number,
      items: [{ sku: leash.sku, quantity: 1 }],
      adjustmentCents: 150,
      comment: 'Geste commercial',
    })
    expect(await read(number)).toMatchObject({
      status: 'Terminée',
      credit_memos: [
        {
          comments: [{ message: 'Geste commercial' }],
          total: { grand_total: { value: 25.5 }, adjustment: { value: 1.5 }, subtotal: { value: 20 } },
        },
      ],
      items: [{ status: 'Mixte', quantity_refunded: 1 }, { status: 'Livré' }],
    })
    await store.control.refund({ number, withShipping: true })
    expect((await read(number)).status).toBe('Fermée')
  })

  test('refuses what is not left to be done', async () => {
    const number = await order([leash])
    await expect(store.control.refund({ number })).rejects.toThrow(number)
    await store.control.invoice({ number })
    await expect(store.control.invoice({ number })).rejects.toThrow(number)
    await expect(store.control.ship({ number, items: [{ sku: leash.sku, quantity: 3 }] })).rejects.toThrow('2 left')
  })

  test('is paged, found by number, and shown in its own store view unless more is requested', async () => {
    const number = await order([leash])
    const query = `query($s:ScopeTypeEnum){customer{orders(currentPage:1,pageSize:1,sort:{sort_field:CREATED_AT,sort_direction:DESC},scope:$s){
      total_count page_info{total_pages} items{number}}}}`
    const { customer } = await client.run<{
      customer: { orders: { total_count: number; items: { number: string }[] } }
    }>(query, {}, token)
    expect(customer.orders.items).toEqual([{ number }])
    const english = { Store: 'en', Authorization: `Bearer ${token}` }
    expect((await client.post(query, {}, english)).text).toContain('"total_count":0')
    expect((await client.post(query, { s: 'WEBSITE' }, english)).text).toContain(`"${number}"`)
  })

  test('is protected: no list, no number, no token shows it to another', async () => {
    const number = await order([leash])
    const other = await client.signIn('luc.petit@example.fr')
    const { customer } = await client.run<{ customer: { orders: { items: unknown[] } } }>(
      'query($n:String!){customer{orders(filter:{number:{eq:$n}},scope:GLOBAL){items{number}}}}',
      { n: number },
      other,
    )
    expect(customer.orders.items).toEqual([])
    expect(
      await client.refusal('query($i:OrderInformationInput!){guestOrder(input:$i){number}}', {
        i: { number, email: claire, postcode: lyon.postcode },
      }),
    ).toMatchObject({ category: 'graphql-authorization' })
    expect(
      await client.refusal('mutation($n:String!){reorderItems(orderNumber:$n){cart{id}}}', { n: number }, other),
    ).toMatchObject({
      category: 'graphql-input',
    })
  })
})

describe('ordering again', () => {
  test('puts what there is into the cart and names the rest', async () => {
    const number = await order([leash, { sku: 'TMP-DEL', quantity: 4 }])
    await store.control.stock({ sku: 'TMP-DEL', quantity: 3 })
    const { reorderItems: again } = await client.run<{
      reorderItems: {
        cart: { items: { quantity: number }[] }
        userInputErrors: { code: string; message: string; path: string[] }[]
      }
    }>(
      'mutation($n:String!){reorderItems(orderNumber:$n){cart{items{quantity}} userInputErrors{code message path}}}',
      { n: number },
      token,
    )
    expect(again.cart.items).toEqual([{ quantity: 2 }])
    expect(again.userInputErrors).toMatchObject([{ code: 'UNDEFINED', path: ['orderNumber'] }])
    expect(again.userInputErrors[0]?.message).toContain('TMP-DEL')
    await store.control.stock({ sku: 'TMP-DEL', quantity: 100 })
  })
})

describe('cancelling', () => {
  const cancel = (id: string, reason = 'Autre raison') =>
    client.run<{ cancelOrder: { error: string | null; order: { status: string } | null } }>(
      'mutation($i:CancelOrderInput!){cancelOrder(input:$i){error order{status}}}',
      { i: { order_id: id, reason } },
      token,
    )

  test('gives the stock back, by the raw id on 2.4.7 and the encoded one on 2.4.8', async () => {
    await store.control.stock({ sku: 'TMP-DEL', quantity: 4 })
    const { id, number } = await read(await order([{ sku: 'TMP-DEL', quantity: 4 }]))
    const encoded = await client.refusal(
      'mutation($i:CancelOrderInput!){cancelOrder(input:$i){error}}',
      { i: { order_id: id, reason: 'Autre raison' } },
      token,
    )
    expect(encoded.category).toBe('graphql-input')
    const raw = Buffer.from(id, 'base64').toString()
    expect((await cancel(raw, 'Comme ça')).cancelOrder).toEqual({ error: null, order: { status: 'Annulée' } })
    await client.cart([{ sku: 'TMP-DEL', quantity: 4 }])
    expect((await read(number)).status).toBe('Annulée')
    await store.control.level({ level: '2.4.8' })
    const later = await read(await order([{ sku: 'TMP-DEL', quantity: 1 }]))
    expect((await cancel(later.id, 'Comme ça')).cancelOrder.error).not.toBeNull()
    expect((await cancel(later.id)).cancelOrder.error).toBeNull()
    expect((await read(later.number)).comments).toEqual([{ message: 'Order cancellation: Autre raison' }])
    await store.control.level({ level: '2.4.7' })
    await store.control.stock({ sku: 'TMP-DEL', quantity: 100 })
  })

  test('refunds all of a paid order, its delivery too, and closes it', async () => {
    const { id, number } = await read(await order([leash]))
    await store.control.invoice({ number })
    const raw = Buffer.from(id, 'base64').toString()
    expect((await cancel(raw)).cancelOrder).toEqual({ error: null, order: { status: 'Fermée' } })
    const { customer } = await client.run<{
      customer: { orders: { items: { total: object; credit_memos: object[]; items: object[] }[] } }
    }>(
      `query($n:String!){customer{orders(filter:{number:{eq:$n}}){items{total{grand_total{value}}
        items{quantity_refunded quantity_canceled} credit_memos{total{grand_total{value}} items{quantity_refunded}}}}}}`,
      { n: number },
      token,
    )
    const [closed] = customer.orders.items
    expect(closed?.items).toEqual([{ quantity_refunded: 2, quantity_canceled: 0 }])
    expect(closed?.credit_memos).toEqual([{ total: closed?.total, items: [{ quantity_refunded: 2 }] }])
    expect((await cancel(raw)).cancelOrder.error).toContain('already closed')
  })

  test('is too late once something is shipped, and not for others', async () => {
    const { id, number } = await read(await order([leash]))
    await store.control.ship({ number })
    const raw = Buffer.from(id, 'base64').toString()
    expect((await cancel(raw)).cancelOrder.error).toBe('Order with one or more items shipped cannot be cancelled')
    await store.control.invoice({ number })
    expect((await cancel(raw)).cancelOrder.error).toContain('complete')
    const c = await readyCart(client, [bone])
    const guest = await place(client, c)
    expect((await cancel(String(Number(guest.orderV2?.number)))).cancelOrder).toMatchObject({ order: null })
  })
})

describe('bought files', () => {
  test('are open once invoiced, to anyone who has their address, and used up', async () => {
    const number = await order([{ sku: 'GUIDE-CHIOT', quantity: 1, selected_options: ['ZG93bmxvYWRhYmxlLzM='] }, bone])
    const list = async () => {
      const { customerDownloadableProducts: files } = await client.run<{
        customerDownloadableProducts: {
          items: { order_increment_id: string; status: string; download_url: string; remaining_downloads: string }[]
        }
      }>(
        '{customerDownloadableProducts{items{order_increment_id date status download_url remaining_downloads}}}',
        {},
        token,
      )
      return files.items[0]
    }
    const pending = await list()
    expect(pending).toMatchObject({ order_increment_id: number, status: 'pending', remaining_downloads: '5' })
    const path = new URL(pending?.download_url ?? '').pathname
    expect((await client.send(path)).status).toBe(302)
    await store.control.invoice({ number })
    const file = await client.send(path)
    expect([file.status, file.header('content-type'), file.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect(await list()).toMatchObject({ status: 'available', remaining_downloads: '4' })
    expect((await client.send(path.replace(/id\/[^/]+/, 'id/unknown'))).status).toBe(302)
  })
})

describe('store credit, in Adobe Commerce', () => {
  test('is taken off the cart, used by the order, and comes back when that is canceled', async () => {
    await store.control.edition({ edition: 'commerce' })
    await store.control.storeCredit({ email: claire, cents: 2000 })
    const c = await cartOf([leash])
    const { applyStoreCreditToCart: applied } = await client.run<{
      applyStoreCreditToCart: { cart: { applied_store_credit: object; prices: { grand_total: { value: number } } } }
    }>(
      `mutation($c:String!){applyStoreCreditToCart(input:{cart_id:$c}){cart{
        applied_store_credit{enabled applied_balance{value} current_balance{value}} prices{grand_total{value}}}}}`,
      { c },
      token,
    )
    expect(applied.cart.applied_store_credit).toEqual({
      enabled: true,
      applied_balance: { value: 20 },
      current_balance: { value: 20 },
    })
    const number = await order([])
    const balance = async () => {
      const { customer } = await client.run<{
        customer: {
          store_credit: { current_balance: { value: number }; balance_history: { items: { action: string }[] } }
        }
      }>(
        '{customer{store_credit{enabled current_balance{value} balance_history{total_count items{action balance_change{value}}}}}}',
        {},
        token,
      )
      const { current_balance: current, balance_history: history } = customer.store_credit
      return [current.value, ...history.items.map(({ action }) => action)]
    }
    expect(await balance()).toEqual([0, 'Used', 'Updated'])
    await store.control.cancelOrder({ number })
    expect(await balance()).toEqual([20, 'Reverted', 'Used', 'Updated'])
    await store.control.edition({ edition: 'open-source' })
    expect((await client.post('{customer{store_credit{enabled}}}')).json?.errors?.[0]?.message).toContain(
      'store_credit',
    )
  })
})
