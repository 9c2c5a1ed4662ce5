import { afterEach, describe, expect, test } from 'vitest'
import { lyon, sets } from '../../../../tests/demo-store/support/checkout.ts'
import type { Placed } from '../../../../tests/demo-store/support/checkout.ts'
import { openShop } from '../../../../tests/demo-store/support/open-shop.ts'

const leash = { sku: 'CHN-ACC-LAISSE', quantity: 2 }
const uid = (text: string): string => Buffer.from(text).toString('base64')

const { store, client } = await openShop()
const token = await client.signIn('claire.martin@example.fr')
afterEach(() => store.control.edition({ edition: 'open-source' }))

/** A delivered order of two leashes, with the ids of the order and its line. */
const delivered = async (): Promise<{ number: string; id: string; item: string }> => {
  const { customerCart: cart } = await client.run<{ customerCart: { id: string } }>('{customerCart{id}}', {}, token)
  const run = <T>(document: string, variables: object) => client.run<T>(document, { c: cart.id, ...variables }, token)
  await run('mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){cart{id}}}', {
    i: [leash],
  })
  await run(sets.shipping, { a: [{ address: { ...lyon, save_in_address_book: false } }] })
  await run(sets.method, { m: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] })
  await run(sets.billing, { b: { same_as_shipping: true } })
  await run(sets.payment, { p: { code: 'banktransfer' } })
  const { placeOrder } = await run<Placed>(sets.place, {})
  const number = placeOrder.orderV2?.number ?? ''
  await store.control.invoice({ number })
  await store.control.ship({ number })
  const { customer } = await client.run<{ customer: { orders: { items: { id: string; items: { id: string }[] }[] } } }>(
    'query($n:String!){customer{orders(filter:{number:{eq:$n}}){items{id items{id}}}}}',
    { n: number },
    token,
  )
  const [order] = customer.orders.items
  return { number, id: order?.id ?? '', item: order?.items[0]?.id ?? '' }
}

describe('returns of Adobe Commerce', () => {
  const request =
    'mutation($i:RequestReturnInput!){requestReturn(input:$i){return{uid number status items{uid status request_quantity quantity order_item{product_sku} custom_attributes{uid label value}} comments{author_name text}}}}'
  type Requested = {
    requestReturn: { return: { uid: string; number: string; status: string; items: object[]; comments: object[] } }
  }
  const answers = {
    selected_custom_attributes: [
      { attribute_code: 'reason', value: uid('301') },
      { attribute_code: 'condition', value: '311' },
      { attribute_code: 'resolution', value: uid('321') },
    ],
    entered_custom_attributes: [{ attribute_code: 'seal_broken', value: 'true' }],
  }

  test('asks its questions, each kind once', async () => {
    await store.control.edition({ edition: 'commerce' })
    const { attributesList: list } = await client.run<{
      attributesList: { items: { code: string; is_required: boolean; frontend_input: string; options: object[] }[] }
    }>(
      '{attributesList(entityType:RMA_ITEM){items{code label is_required frontend_input default_value options{label value is_default}} errors{message}}}',
    )
    expect(list.items.map(({ frontend_input: input, is_required: required }) => [input, required])).toEqual([
      ['SELECT', true],
      ['SELECT', true],
      ['SELECT', true],
      ['TEXT', false],
      ['TEXTAREA', false],
      ['BOOLEAN', false],
    ])
    await store.control.level({ level: '2.4.6' })
    const { customAttributeMetadata: old } = await client.run<{ customAttributeMetadata: { items: object[] } }>(
      '{customAttributeMetadata(attributes:[{attribute_code:"reason",entity_type:"rma_item"}]){items{attribute_code input_type attribute_options{label value}}}}',
    )
    expect(old.items).toMatchObject([{ input_type: 'select' }])
    await store.control.level({ level: '2.4.7' })
  })

  test('are requested for what was shipped, and followed to the end', async () => {
    await store.control.edition({ edition: 'commerce' })
    const { number, id, item } = await delivered()
    const line = { order_item_uid: item, quantity_to_return: 1, ...answers }
    const { requestReturn: made } = await client.run<Requested>(
      request,
      { i: { order_uid: id, comment_text: 'Trop courte', items: [line] } },
      token,
    )
    expect(made.return).toMatchObject({
      status: 'PENDING',
      comments: [{ author_name: 'Anne Durand', text: 'Trop courte' }],
      items: [
        {
          status: 'PENDING',
          request_quantity: 1,
          order_item: { product_sku: leash.sku },
          custom_attributes: [
            { label: 'Motif', value: 'Je me rétracte' },
            { label: 'État', value: 'Neuf, non ouvert' },
            { label: 'Solution souhaitée', value: 'Remboursement' },
            { label: 'Le sceau est-il rompu ?', value: '1' },
          ],
        },
      ],
    })
    await store.control.returnStatus({
      id: Number(Buffer.from(made.return.uid, 'base64').toString()),
      status: 'received',
      comment: 'Bien reçu',
    })
    const { customer } = await client.run<{ customer: object }>(
      `query($n:String!){customer{returns(pageSize:5,currentPage:1){total_count items{number status}}
        orders(filter:{number:{eq:$n}}){items{items{quantity_returned} returns{total_count items{status comments{author_name text}}}
          items_eligible_for_return{product_sku}}}}}`,
      { n: number },
      token,
    )
    expect(customer).toMatchObject({
      returns: { total_count: 1, items: [{ status: 'RECEIVED' }] },
      orders: {
        items: [
          {
            items: [{ quantity_returned: 1 }],
            returns: { total_count: 1, items: [{ comments: [{ text: 'Trop courte' }, { text: 'Bien reçu' }] }] },
            items_eligible_for_return: [{ product_sku: leash.sku }],
          },
        ],
      },
    })
    const { addReturnTracking: tracked } = await client.run<{ addReturnTracking: object }>(
      'mutation($i:AddReturnTrackingInput!){addReturnTracking(input:$i){return_shipping_tracking{tracking_number carrier{label}}}}',
      { i: { return_uid: made.return.uid, carrier_uid: uid('colissimo'), tracking_number: '8R1' } },
      token,
    )
    expect(tracked).toEqual({
      return_shipping_tracking: { tracking_number: '8R1', carrier: { label: 'Colissimo' } },
    })
  })

  test('refuse too much, missing answers, and other customers', async () => {
    await store.control.edition({ edition: 'commerce' })
    const { id, item } = await delivered()
    const line = { order_item_uid: item, quantity_to_return: 2, ...answers }
    const refusal = (i: object, as = token) => client.refusal(request, { i: { order_uid: id, ...i } }, as)
    expect(await refusal({ items: [{ ...line, quantity_to_return: 3 }] })).toMatchObject({ category: 'graphql-input' })
    expect(await refusal({ items: [line, line] })).toMatchObject({ category: 'graphql-input' })
    expect((await refusal({ items: [{ ...line, selected_custom_attributes: [] }] })).message).toContain('Motif')
    const other = await client.signIn('luc.petit@example.fr')
    expect(await refusal({ items: [line] }, other)).toMatchObject({ category: 'graphql-no-such-entity' })
    const { requestReturn: made } = await client.run<Requested>(request, { i: { order_uid: id, items: [line] } }, token)
    expect(
      await client.refusal(
        'mutation($i:AddReturnCommentInput!){addReturnComment(input:$i){return{uid}}}',
        { i: { return_uid: made.return.uid, comment_text: 'x' } },
        other,
      ),
    ).toMatchObject({ category: 'graphql-no-such-entity' })
  })
})

describe('returns of the module for Open Source', () => {
  const create =
    'mutation($i:CreateReturnInput!){createCustomerReturn(input:$i){return{rma_id increment_id order_number status{id code label} reason{code} resolution_type{code} items{product_sku qty_requested qty_approved condition{code}}}}}'
  const raw = (id: string): number => Number(Buffer.from(id, 'base64').toString())

  test('take raw ids of a complete order, and keep the customer’s own to the customer', async () => {
    const { number, id, item } = await delivered()
    const input = {
      order_id: raw(id),
      reason_id: 5,
      resolution_type_id: 2,
      items: [{ order_item_id: raw(item), qty_requested: 2, condition_id: 3 }],
    }
    const { createCustomerReturn: made } = await client.run<{ createCustomerReturn: { return: { rma_id: number } } }>(
      create,
      { i: input },
      token,
    )
    expect(made.return).toMatchObject({
      order_number: number,
      status: { id: 1, code: 'new_request' },
      reason: { code: 'no_longer_needed' },
      resolution_type: { code: 'return' },
      items: [{ product_sku: leash.sku, qty_requested: 2, qty_approved: 0, condition: { code: 'unopened' } }],
    })
    expect(await client.refusal(create, { i: input }, token)).toMatchObject({ category: 'graphql-input' })
    const { addReturnComment: comment } = await client.run<{ addReturnComment: object }>(
      'mutation($i:AddReturnCommentInput!){addReturnComment(input:$i){author_type comment}}',
      { i: { rma_id: made.return.rma_id, comment: 'Merci' } },
      token,
    )
    expect(comment).toEqual({ author_type: 'customer', comment: 'Merci' })
    const one = 'query($r:Int!){customerReturn(rma_id:$r){increment_id comments{comment}}}'
    const other = await client.signIn('luc.petit@example.fr')
    expect(await client.refusal(one, { r: made.return.rma_id }, other)).toMatchObject({
      category: 'graphql-authorization',
    })
    const { customerReturns: list } = await client.run<{ customerReturns: { items: { rma_id: number }[] } }>(
      '{customerReturns{total_count items{rma_id}}}',
      {},
      token,
    )
    expect(list.items).toContainEqual({ rma_id: made.return.rma_id })
  })

  test('are gone when the module is switched off, and in Adobe Commerce', async () => {
    const query = '{customerReturns{total_count}}'
    await store.control.edition({ edition: 'commerce' })
    expect((await client.refusal(query, {}, token)).message).toContain('customerReturns')
    await store.control.edition({ edition: 'open-source' })
    await store.control.extensions({ names: [] })
    expect((await client.refusal(query, {}, token)).message).toContain('customerReturns')
  })
})
