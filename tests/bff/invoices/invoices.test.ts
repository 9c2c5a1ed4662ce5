import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentTerms } from '../../../bff/domains/invoices/find-invoice.ts'
import { camille, login } from '../customer/customers.ts'
import { openBrowser } from '../support/browser.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { openOrderShop, type OrderShop } from '../orders/order-shop.ts'
import { linesOf, readPdf } from './pdf-structure.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const PAIR = '{ priceInclTax { value { amount } } priceExclTax { value { amount } } }'
const TOTALS = `totals { subtotal ${PAIR} shippingAmount ${PAIR} discount ${PAIR} taxAmount ${PAIR} grandTotal ${PAIR} }`
const INVOICE = `id number creationDate orderNumber seller terms taxes { rate amount { value { amount } } } ${TOTALS}
  billingAddress { lastname company } items { name sku quantity price ${PAIR} taxAmount { value { amount } } subtotal ${PAIR} options { label value } bundleOptions { label } }`
const DOCUMENTS = `query ($id: ID!) { order(order_id: $id) {
  invoices { __typename id number ... on DownloadableInvoice { download { name url } } ... on DisplayableInvoice { ${INVOICE} } }
  refunds { id number creationDate comments download { name url } adjustment { value { amount } } items { name quantity price { value { amount } } priceInclTax { value { amount } } } ${TOTALS} } } }`

type Money = { value: { amount: number } }
type Pair = { priceInclTax: Money; priceExclTax: Money }
type Totals = { subtotal: Pair; shippingAmount: Pair; discount: Pair; taxAmount: Pair; grandTotal: Pair }
type Invoice = {
  __typename: string
  id: string
  number: string
  creationDate: string | null
  seller: string[]
  terms: string[]
  billingAddress: { company: string | null }
  taxes: { rate: number; amount: Money }[]
  totals: Totals
  items: { subtotal: Pair; quantity: number; taxAmount: Money }[]
  download: { name: string; url: string }
}
type Refund = {
  id: string
  comments: string[]
  totals: Totals
  creationDate: string | null
  items: { quantity: number; price: Money; priceInclTax: Money }[]
  download: { name: string; url: string }
}

async function documents(number: string) {
  const id = await shop.idOf(number)
  const { order } = await shop.camille.ask<{ order: { invoices: Invoice[]; refunds: Refund[] } }>(DOCUMENTS, { id })
  return { id, ...order }
}

const cents = ({ value }: Money) => Math.round(value.amount * 100)

describe('invoices', () => {
  test('come as what can be shown and as a file', async () => {
    const { invoices } = await documents('000000004')
    expect(invoices.map(({ __typename }) => __typename)).toEqual(['DisplayableInvoice', 'DownloadableInvoice'])
    const [shown, file] = invoices
    expect(file?.id).toBe(shown?.id)
    expect(file?.download.name).toMatch(/^facture-\d+\.pdf$/)
    expect(shown).toMatchObject({
      creationDate: '2026-11-02T12:31:00Z',
      orderNumber: '000000004',
      billingAddress: { lastname: 'Durand' },
      seller: expect.arrayContaining([expect.stringContaining('SIREN')]),
      taxes: [{ rate: 20 }],
    })
  })

  test('name the seller by legal form, SIREN and VAT number, and say when they are to be paid', async () => {
    const [invoice] = (await documents('000000004')).invoices
    const seller = invoice?.seller.join(' | ')
    for (const part of ['Musette SAS', 'Société par actions simplifiée', 'SIREN', 'TVA intracommunautaire', 'Rennes'])
      expect(seller).toContain(part)
    expect(invoice?.billingAddress.company).toBeNull()
    expect(invoice?.terms).toEqual([expect.stringMatching(/^Règlement à la commande/)])
  })

  test('say to professionals, who are known by their company, what late payment costs', () => {
    expect(paymentTerms('Écurie du Moulin')).toEqual([
      expect.stringMatching(/^Règlement/),
      expect.stringContaining('escompte'),
      expect.stringMatching(/40\s€.*L\.\s441-10/),
    ])
    for (const nobody of [null, undefined, ' ']) expect(paymentTerms(nobody)).toHaveLength(1)
  })

  test('name a business of the Union by its VAT number, where the store has it', async () => {
    const id = await shop.idOf('000000004')
    const query = `query ($id: ID!) { order(order_id: $id) {
      invoices { ... on DisplayableInvoice { billingAddress { vatNumber } } } } }`
    const ofShop = (await shop.camille.ask<{ order: object }>(query, { id })).order
    expect(ofShop).toMatchObject({ invoices: [{ billingAddress: { vatNumber: null } }, {}] })

    const proxy = await startFaultProxy(shop.store.url.replace(/\/$/, ''))
    const rewrite = (_: unknown, answered: string) => answered.replaceAll('"vat_id":null', '"vat_id":"FR12345678901"')
    proxy.fault = () => ({ kind: 'rewrite', rewrite })
    const { url } = await shop.another({ UPSTREAM_URL: `${proxy.url}/graphql` })
    const browser = openBrowser(url)
    await login(browser, camille)
    const { order } = await browser.ask<{ order: object }>(query, { id })
    expect(order).toMatchObject({ invoices: [{ billingAddress: { vatNumber: 'FR12345678901' } }, {}] })
    await proxy.close()
  })

  test('add up, with tax and without', async () => {
    const { invoices } = await documents('000000004')
    const { items, totals } = invoices[0] as Invoice
    const { subtotal, discount, shippingAmount, grandTotal, taxAmount } = totals
    const rows = items.reduce((sum, item) => sum + cents(item.subtotal.priceInclTax), 0)
    expect(rows).toBe(cents(subtotal.priceInclTax))
    expect(cents(discount.priceInclTax)).toBeGreaterThan(0)
    expect(cents(subtotal.priceInclTax) - cents(discount.priceInclTax) + cents(shippingAmount.priceInclTax)).toBe(
      cents(grandTotal.priceInclTax),
    )
    expect(cents(grandTotal.priceExclTax) + cents(taxAmount.priceInclTax)).toBe(cents(grandTotal.priceInclTax))
    expect(taxAmount.priceExclTax).toEqual(taxAmount.priceInclTax)
    for (const { subtotal: row, taxAmount: tax } of items) {
      expect(cents(row.priceExclTax) + cents(tax)).toBe(cents(row.priceInclTax))
    }
  })

  test('have no date without a token, and none with a token that the store refuses', async () => {
    const id = await shop.idOf('000000004')
    for (const token of ['', 'a-token-of-nobody']) {
      const { url } = await shop.another({ UPSTREAM_INTEGRATION_TOKEN: token })
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: shop.camille.cookie },
        body: JSON.stringify({ query: DOCUMENTS, variables: { id } }),
      })
      const { data } = (await response.json()) as { data: { order: { invoices: Invoice[] } } }
      expect(data.order.invoices[0]).toMatchObject({ creationDate: null, taxes: [{ rate: 20 }] })
    }
  })
})

describe('the file of an invoice', () => {
  test('is a PDF to keep, of the customer alone', async () => {
    const { invoices } = await documents('000000004')
    const { name, url } = (invoices[1] as Invoice).download
    const response = await shop.file(shop.camille, url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
    expect(bytes.length).toBeLessThan(100_000)
    // Its fonts are part of it.
    expect(bytes.toString('latin1')).toContain('/FontFile2')
  })

  test('is protected, whichever ids are guessed or swapped', async () => {
    const first = await documents('000000004')
    const second = await documents('000000001')
    const invoice = first.invoices[0]?.id ?? ''
    const path = (order: string, id: string) => `/user/orders/${order}/invoice/${id}.pdf`
    expect((await shop.file(shop.noe, path(first.id, invoice))).status).toBe(404)
    const guest = await shop.file(shop.guest, path(first.id, invoice))
    expect([guest.status, guest.headers.get('location')]).toEqual([303, '/login?next=%2Fuser%2Forders%2F'])
    for (const [order, id] of [
      [second.id, invoice],
      ['000000004', invoice],
      [first.id, '999'],
      [first.id, '%00'],
      ['..%2F..', invoice],
    ] as const) {
      const response = await shop.file(shop.camille, path(order, id))
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Fichier introuvable')
    }
    const query = 'query ($order: ID!, $id: ID!) { invoice(order_id: $order, id: $id) { number } }'
    const ask = (who: typeof shop.noe, order: string) =>
      who.ask<{ invoice: object | null }>(query, { order, id: invoice })
    expect((await ask(shop.camille, first.id)).invoice).not.toBeNull()
    expect((await ask(shop.camille, second.id)).invoice).toBeNull()
    expect((await ask(shop.noe, first.id)).invoice).toBeNull()
    expect((await ask(shop.guest, first.id)).invoice).toBeNull()
  })
})

describe('refunds', () => {
  test('show what was paid back, with the shop’s words', async () => {
    const { refunds } = await documents('000000001')
    expect(refunds).toHaveLength(1)
    const [refund] = refunds as [Refund]
    expect(refund.comments).toEqual(['Colis perdu, remboursé en totalité'])
    expect(refund.creationDate).toBe('2026-03-24T09:05:00Z')
    expect(refund.items).toHaveLength(2)
    const { subtotal, shippingAmount, grandTotal } = refund.totals
    expect(cents(subtotal.priceInclTax) + cents(shippingAmount.priceInclTax)).toBe(cents(grandTotal.priceInclTax))
    const goods = refund.items.reduce((sum, item) => sum + item.quantity * cents(item.priceInclTax), 0)
    expect(goods).toBe(cents(subtotal.priceInclTax))
    for (const { price, priceInclTax } of refund.items) expect(cents(price)).toBeLessThan(cents(priceInclTax))
  })

  test('count what was added for goodwill apart from the lines', async () => {
    await shop.store.control.refund({
      number: '000000005',
      items: [{ sku: 'CHV-MIN-ELECTRO-1KG', quantity: 1 }],
      adjustmentCents: 150,
    })
    const { refunds } = await documents('000000005')
    const [refund] = refunds as [Refund & { adjustment: Money }]
    const { subtotal, grandTotal } = refund.totals
    expect(cents(refund.adjustment)).toBe(150)
    expect(cents(subtotal.priceInclTax) + 150).toBe(cents(grandTotal.priceInclTax))
  })

  test('were lowered by a fee where the shop kept a part: the store returns its size without a sign', async () => {
    await shop.store.control.refund({
      number: '000000005',
      items: [{ sku: 'CHV-ALI-MASH-15KG', quantity: 1 }],
      adjustmentCents: -200,
    })
    const refund = (await documents('000000005')).refunds.at(-1) as Refund & { adjustment: Money }
    const { subtotal, grandTotal } = refund.totals
    expect(cents(refund.adjustment)).toBe(-200)
    expect(cents(subtotal.priceInclTax) - 200).toBe(cents(grandTotal.priceInclTax))
  })
})

describe('the file of a refund', () => {
  test('is a PDF to keep that names the invoice it corrects, and of the customer alone', async () => {
    const { invoices, refunds } = await documents('000000001')
    const { name, url } = (refunds[0] as Refund).download
    expect(name).toMatch(/^avoir-\d+\.pdf$/)
    const response = await shop.file(shop.camille, url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const lines = linesOf(readPdf(Buffer.from(await response.arrayBuffer())))
    expect(lines).toContain(`Facture rectifiée\u00a0: ${invoices[0]?.number}`)

    expect((await shop.file(shop.noe, url)).status).toBe(404)
    expect((await shop.file(shop.guest, url)).status).toBe(303)
    const other = await documents('000000005')
    const swapped = url.replace(/orders\/[^/]+/, `orders/${other.id}`)
    expect((await shop.file(shop.camille, swapped)).status).toBe(404)
  })
})
