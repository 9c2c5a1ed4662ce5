import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { plainText, startMailServer } from '../support/mail-server.ts'
import { Shopper } from '../support/shopper.ts'
import { DECLARATION as INPUT, declare } from '../support/withdrawal.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const EMAIL = 'anne.legoff@exemple.fr'

const ORDER = `order_id number createdAt statusLabel shippingMethod payments { code title }
  items { sku name path qtyOrdered qtyShipped price { value { amount } } rowTotal { value { amount } } }
  totals { subtotal { priceInclTax { value { amount } } } shippingAmount { priceInclTax { value { amount } } } grandTotal { priceInclTax { value { amount } } priceExclTax { value { amount } } } taxAmount { priceInclTax { value { amount } } } }
  shippingAddress { lastname address { postalCode } } shipments { tracking { name url } }`

type Found = {
  findGuestOrder: { success: boolean; errorMessage: string | null; order: Record<string, unknown> | null }
}

const find = (who: Shopper, input: object) =>
  who
    .ask<Found>(
      `mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) { success errorMessage order { ${ORDER} } } }`,
      { input },
    )
    .then(({ findGuestOrder }) => findGuestOrder)

describe.each([
  ['2.4.7', 'POSTAL_CODE', '35 000', '75001'],
  ['2.4.8', 'LAST_NAME', 'Le Goff', 'Dupont'],
] as const)('a guest’s order on a store at %s', (level, proof, right, wrong) => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop(level)
  })
  afterAll(() => shop.close())

  test('is not guessed from many addresses: tries are counted by its number, and the shopper is asked to wait', async () => {
    const { url, app } = await shop.another({ TRUST_PROXY: '127.0.0.1' })
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    const number = (await guest.order(await guest.checkout())).order?.number ?? ''
    let network = 0
    const ask = async (proof: string, given = number) => {
      network++
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}` },
        body: JSON.stringify({
          query:
            'mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) { success errorMessage order { number } } }',
          variables: { input: { number: given, email: EMAIL, proof } },
        }),
      })
      const { data } = (await response.json()) as {
        data: { findGuestOrder: { success: boolean; errorMessage: string | null; order: object | null } }
      }
      return data.findGuestOrder
    }
    // Whoever knows it is not counted.
    for (let time = 0; time < 12; time++) expect(await ask(right)).toMatchObject({ success: true })
    const guesses = []
    for (let time = 0; time < 12; time++) guesses.push(await ask(String(10_000 + time), ` ${number} `))
    expect(guesses.at(-1)).toMatchObject({ success: false, errorMessage: expect.stringContaining('Patientez') })
    expect(await ask(right)).toMatchObject({ success: false, order: null })
    expect(await ask(right, number.replaceAll('0', '０'))).toMatchObject({ success: false, order: null })
    await app.close()
  })

  test('is found by number, e-mail and one thing more; every other response is the same', async () => {
    const guest = shop.shopper()
    const { order } = await guest.order(await guest.ready([BISCUITS]))
    const number = order?.number ?? ''
    expect(await guest.ask('{ guestOrderProof isFeatureActive(feature: "guestOrders") }')).toEqual({
      guestOrderProof: proof,
      isFeatureActive: true,
    })
    const visitor = shop.shopper()
    const found = await find(visitor, { number, email: EMAIL, proof: right })
    expect(found).toMatchObject({
      success: true,
      order: {
        number,
        order_id: expect.stringMatching(/^[\w-]{30,}$/),
        statusLabel: 'En attente',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        items: [
          {
            sku: BISCUITS.sku,
            qtyOrdered: 2,
            path: expect.stringMatching(/^\/.+/),
            rowTotal: { value: { amount: 17.8 } },
          },
        ],
        totals: {
          subtotal: { priceInclTax: { value: { amount: 17.8 } } },
          shippingAmount: { priceInclTax: { value: { amount: 5.9 } } },
          grandTotal: { priceInclTax: { value: { amount: 23.7 } }, priceExclTax: { value: { amount: 19.75 } } },
        },
        payments: [{ code: 'banktransfer' }],
      },
    })
    const refusals = await Promise.all([
      find(visitor, { number, email: EMAIL, proof: wrong }),
      find(visitor, { number, email: 'autre@exemple.fr', proof: right }),
      find(visitor, { number: '999999999', email: EMAIL, proof: right }),
      find(visitor, { number: '', email: '', proof: '' }),
    ])
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
    const named = proof === 'LAST_NAME' ? 'nom de facturation' : 'code postal de facturation'
    expect(refusals[0]).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining(named),
      order: null,
    })
  })

  test('shows its items on the success page of a process that knows nothing of it', async () => {
    const guest = shop.shopper()
    await guest.order(await guest.ready([BISCUITS]))
    const elsewhere = new Shopper((await shop.another()).url, guest.cookie)
    expect((await elsewhere.placed())?.items).toMatchObject([{ sku: BISCUITS.sku, qty: 2 }])
  })
})

describe('before 2.4.7', () => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop('2.4.6')
  })
  afterAll(() => shop.close())

  test('guests’ orders cannot be looked up, and delivery not be estimated: the features say so', async () => {
    const visitor = shop.shopper()
    expect(
      await visitor.ask(
        '{ guestOrderProof orders: isFeatureActive(feature: "guestOrders") estimate: isFeatureActive(feature: "deliveryEstimate") }',
      ),
    ).toEqual({ guestOrderProof: null, orders: false, estimate: false })
    expect(await find(visitor, { number: '1', email: EMAIL, proof: 'x' })).toMatchObject({
      success: false,
      order: null,
    })
  })

  test.each([
    ['findGuestOrder', 'findGuestOrder(input: { number: "1", email: "a@exemple.fr", proof: "x" }) { success }'],
    ['withdraw', 'withdraw(input: { name: "A", email: "a@exemple.fr", orderNumber: "1" }) { success }'],
  ])('%s is asked a few times a minute only', async (_, field) => {
    const { url, app } = await shop.another({ RATE_LIMIT_SENSITIVE: '3' })
    const visitor = new Shopper(url)
    for (let time = 0; time < 3; time++) await visitor.ask(`mutation { ${field} }`)
    await expect(visitor.ask(`mutation { ${field} }`)).rejects.toThrow('TOO_MANY_REQUESTS')
    await app.close()
  })
})

describe('a withdrawal', () => {
  test('is mailed to shopper and merchant, and the same when it is sent twice', async () => {
    const server = await startMailServer()
    const folder = mkdtempSync(join(tmpdir(), 'musette-withdrawal-'))
    const env = { SMTP_URL: server.url, SHOP_EMAIL: 'boutique@exemple.fr', SHOP_NAME: 'Musette', DATA_DIR: folder }
    const shop = await openCheckoutShop('2.4.7', { ...env, UPSTREAM_EXTENSIONS: 'none' })
    const visitor = shop.shopper()
    const first = await declare(visitor, INPUT)
    expect(first).toMatchObject({
      success: true,
      receipt: { ...INPUT, isMailed: true, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    })
    expect((await declare(shop.shopper(), { ...INPUT, name: ' Anne Le Goff ' })).receipt).toEqual(first.receipt)
    const other = await shop.another()
    expect((await declare(new Shopper(other.url), INPUT)).receipt).toEqual(first.receipt)
    await expect.poll(() => server.mails.length).toBe(2)
    const of = (address: string) => server.mails.find(({ to }) => to.includes(address))
    const number = String(first.receipt?.['number'])
    expect(of(EMAIL)?.header('subject')).toContain('=?UTF-8?')
    const notice = plainText(of('boutique@exemple.fr')?.raw ?? '')
    for (const part of [number, ...Object.values(INPUT)]) expect(notice).toContain(part)
    expect(plainText(of(EMAIL)?.raw ?? '')).toContain(number)
    expect(of('boutique@exemple.fr')?.header('reply-to')).toBe(EMAIL)
    expect((await declare(visitor, { ...INPUT, items: null })).receipt?.['number']).not.toBe(number)

    expect(await declare(visitor, { name: '', email: 'x', orderNumber: ' ' })).toMatchObject({
      success: false,
      errors: [{ field: 'name' }, { field: 'email' }, { field: 'orderNumber' }],
    })
    expect(await declare(visitor, { ...INPUT, items: 'x'.repeat(2001) })).toMatchObject({ success: false })
    await shop.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test('is not confirmed where its mails cannot be stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'musette-withdrawal-'))
    writeFileSync(join(folder, 'mails'), 'in the way')
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', SHOP_EMAIL: 'boutique@exemple.fr', DATA_DIR: folder }
    const shop = await openCheckoutShop('2.4.7', env)
    expect(await declare(shop.shopper(), INPUT)).toMatchObject({
      success: false,
      receipt: null,
      errorMessage: expect.stringContaining('boutique@exemple.fr'),
    })
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  test('goes to the shop’s contact form where the store keeps none, and says that nothing is mailed', async () => {
    const shop = await openCheckoutShop('2.4.7', { UPSTREAM_EXTENSIONS: 'none' })
    const first = await declare(shop.shopper(), INPUT)
    expect(first).toMatchObject({ success: true, receipt: { ...INPUT, isMailed: false } })
    expect(await declare(shop.shopper(), INPUT)).toEqual(first)
    const [mail] = await shop.store.control.mails({ to: 'contact@musette.example' })
    expect(JSON.stringify(mail)).toContain(INPUT.orderNumber)
    await shop.close()
  })

  test('names the shop’s mail and phone where there is no other way', async () => {
    const shop = await openCheckoutShop('2.4.6', {
      UPSTREAM_EXTENSIONS: 'none',
      SHOP_PHONE: '02 99 00 00 00',
      SHOP_EMAIL: 'bonjour@musette.example',
    })
    const response = await declare(shop.shopper(), INPUT)
    expect(response).toMatchObject({ success: false, receipt: null })
    expect(response.errorMessage).toContain('bonjour@musette.example, 02 99 00 00 00')
    await shop.close()
  })
})
