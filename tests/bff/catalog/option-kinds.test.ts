import { describe, expect, test } from 'vitest'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

const products = recording<Record<string, object>>('products')
const uid = (id: number) => Buffer.from(`custom-option/${id}`).toString('base64')

/** A product with options of every kind that is a moment or a file, as a real store was seen to tell them. */
const dated = (id: number, title: string, type: string, required = false) => ({
  __typename: 'CustomizableDateOption',
  uid: uid(id),
  title,
  required,
  sort_order: id,
  value: { uid: uid(id), price: 1, price_type: 'FIXED', type },
})
const file = (required: boolean) => ({
  __typename: 'CustomizableFileOption',
  uid: uid(20),
  title: 'Photo',
  required,
  sort_order: 20,
  value: { uid: uid(20), price: 0, price_type: 'FIXED', file_extension: 'jpg' },
})
const plaque = (options: object[]) => ({ ...products['MEDAILLE'], sku: 'PLAQUE', options })
const moments = [dated(17, 'Date', 'DATE'), dated(18, 'Date et heure', 'DATE_TIME'), dated(19, 'Heure', 'TIME')]

const storeOf = (options: object[]) =>
  new RecordedStore({
    storeConfig: recording('store-config'),
    createGuestCart: { cart: { id: 'neuf' } },
    addProductsToCart: { cart: { ...recording<object>('cart'), items: [] }, user_errors: [] },
    products: { items: [plaque(options)], total_count: 1 },
  })

async function sentFor(options: object[], customOptions: { option_id: string; option_value: string }[]) {
  const upstream = storeOf(options)
  const item = { sku: 'PLAQUE', qty: 1, customOptions }
  await ask(upstream, 'mutation ($item: CartItemInput!) { addItemToCart(item: $item) { success } }', { item })
  const call = upstream.calls.find(({ name }) => name.startsWith('AddProducts'))
  const lines = call?.variables['items'] as { entered_options?: { uid: string; value: string }[] }[] | undefined
  return lines?.[0]?.entered_options
}

describe('options that are dates and times', () => {
  test('are distinguished', async () => {
    const { product } = await ask<{ product: { custom_options: unknown[] } }>(
      storeOf(moments),
      '{ product(sku: "PLAQUE") { custom_options { option_id type } } }',
    )
    expect(product.custom_options).toEqual([
      { option_id: '17', type: 'DATE' },
      { option_id: '18', type: 'DATE_TIME' },
      { option_id: '19', type: 'TIME' },
    ])
  })

  test('reach the store in the one form that it takes, a time too', async () => {
    const entered = await sentFor(moments, [
      { option_id: '17', option_value: '2026-12-24' },
      { option_id: '18', option_value: '2026-12-24T10:30' },
      { option_id: '19', option_value: '09:15' },
    ])
    expect(entered?.slice(0, 2)).toEqual([
      { uid: uid(17), value: '2026-12-24 00:00:00' },
      { uid: uid(18), value: '2026-12-24 10:30:00' },
    ])
    expect(entered?.[2]?.value).toMatch(/^\d{4}-\d\d-\d\d 09:15:00$/)
  })

  test('are left out while they are empty, which the store would refuse', async () => {
    const entered = await sentFor(moments, [
      { option_id: '17', option_value: '' },
      { option_id: '18', option_value: ' ' },
      { option_id: '19', option_value: '09:15:30' },
    ])
    expect(entered).toHaveLength(1)
    expect(entered?.[0]?.value).toMatch(/ 09:15:30$/)
  })
})

describe('an option that is a file', () => {
  const REQUEST_HEADERS = `product(sku: "PLAQUE") { isOrderedByContact custom_options { type } }
    productsBySku(skus: ["PLAQUE"]) { isOrderedByContact }`
  type Answer = {
    product: { isOrderedByContact: boolean; custom_options: object[] }
    productsBySku: { isOrderedByContact: boolean }[]
  }

  test('keeps a product from being ordered here when it is required, and lists know', async () => {
    const { product, productsBySku } = await ask<Answer>(storeOf([file(true), ...moments]), `{ ${REQUEST_HEADERS} }`)
    expect(product).toMatchObject({ isOrderedByContact: true })
    expect(productsBySku).toEqual([{ isOrderedByContact: true }])
  })

  test('is left out otherwise, whatever is sent for it', async () => {
    const { product, productsBySku } = await ask<Answer>(storeOf([file(false), ...moments]), `{ ${REQUEST_HEADERS} }`)
    expect(product.isOrderedByContact).toBe(false)
    expect(product.custom_options).toHaveLength(3)
    expect(productsBySku).toEqual([{ isOrderedByContact: false }])
    // The store would take a text for the file and refuse the order at its very end.
    const given = [
      { option_id: '20', option_value: 'photo.jpg' },
      { option_id: '17', option_value: '2026-12-24' },
    ]
    expect(await sentFor([file(false), ...moments], given)).toEqual([{ uid: uid(17), value: '2026-12-24 00:00:00' }])
  })
})

describe('what has to be chosen', () => {
  test('is part of the prices of lists where it costs something', async () => {
    const prices = (fields: string) => `${fields} { finalPrice { priceInclTax { value { amount } } } }`
    const { product, productsBySku } = await ask<{
      product: { prices: Amount; pricesWithExtras: Amount }
      productsBySku: object[]
    }>(
      storeOf([dated(17, 'Gravée le', 'DATE', true), dated(18, 'Prête le', 'DATE')]),
      `{ product(sku: "PLAQUE") { ${prices('prices')} ${prices('pricesWithExtras')} }
         productsBySku(skus: ["PLAQUE"]) { ${prices('prices')} ${prices('pricesWithExtras')} } }`,
    )
    expect(productsBySku).toEqual([product])
    expect(amountOf(product.pricesWithExtras)).toBe(amountOf(product.prices) + 1)
  })

  test('is known in lists where it costs no request: such a product cannot be added from them', async () => {
    const engraved = (required: boolean) => ({
      ...{ __typename: 'CustomizableFieldOption', uid: uid(21), title: 'Texte à graver', required, sort_order: 21 },
      value: { price: 0, price_type: 'FIXED', max_characters: 20 },
    })
    const listed = async (required: boolean) => {
      const fields = 'prices { finalPrice { priceInclTax { value { amount } } } }'
      const { productsBySku } = await ask<{ productsBySku: [{ prices: Amount; pricesWithExtras: Amount | null }] }>(
        storeOf([engraved(required)]),
        `{ productsBySku(skus: ["PLAQUE"]) { ${fields} ${fields.replace('prices', 'pricesWithExtras')} } }`,
      )
      return productsBySku[0]
    }
    const { prices, pricesWithExtras } = await listed(true)
    expect(pricesWithExtras).toEqual(prices)
    expect((await listed(false)).pricesWithExtras).toBeNull()
  })
})

type Amount = { finalPrice: { priceInclTax: { value: { amount: number } } } }
const amountOf = ({ finalPrice }: Amount) => finalPrice.priceInclTax.value.amount
