import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuestKeys } from '../../../bff/domains/invoices/guest-keys.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { linesOf, readPdf } from './pdf-structure.ts'

const EMAIL = 'anne.legoff@exemple.fr'
const FIND = `mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) { order { number
  invoices { __typename number ... on DownloadableInvoice { download { name url } } } refunds { number download { name url } } } } }`

type File = { number: string; download: { name: string; url: string } }
type Found = { invoices: ({ __typename: string } & File)[]; refunds: File[] }

describe.each([
  ['2.4.7', '35000'],
  ['2.4.9', 'Le Goff'],
] as const)('the files of a guest’s order on a store at %s', (level, proof) => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop(level)
  })
  afterAll(() => shop.close())

  async function order(): Promise<string> {
    const guest = shop.shopper()
    const { order: placed } = await guest.order(await guest.ready([{ sku: 'CHI-FRI-BISCUIT', qty: 2 }]))
    return placed?.number ?? ''
  }
  async function find(number: string): Promise<Found> {
    const { findGuestOrder } = await shop
      .shopper()
      .ask<{ findGuestOrder: { order: Found } }>(FIND, { input: { number, email: EMAIL, proof } })
    return findGuestOrder.order
  }
  const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
  const linesIn = async (response: Response) =>
    linesOf(readPdf(Buffer.from(await response.arrayBuffer()))).map((line) => line.replaceAll('\u00a0', ' '))
  const fileIn = ({ invoices }: Found) => invoices.find(({ __typename }) => __typename === 'DownloadableInvoice')

  test('are there once the order is invoiced and refunded, for guests who looked it up', async () => {
    const number = await order()
    expect(await find(number)).toMatchObject({ invoices: [], refunds: [] })
    await shop.store.control.orderPaid({ number })
    await shop.store.control.refund({ number, items: [{ sku: 'CHI-FRI-BISCUIT', quantity: 1 }] })
    const found = await find(number)
    const invoice = fileIn(found)
    for (const [file, title] of [
      [invoice, 'Facture n°'],
      [found.refunds[0], 'Avoir n°'],
    ] as const) {
      const response = await get(file?.download.url ?? '')
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${file?.download.name}"`)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('set-cookie')).toBeNull()
      const lines = await linesIn(response)
      expect(lines).toContain(`${title} ${file?.number}`)
      expect(lines.join()).toContain('Le Goff')
    }
    const [refund = ''] = [found.refunds[0]?.download.url]
    expect(await linesIn(await get(refund))).toContain(`Facture rectifiée : ${invoice?.number}`)
  })

  test('are protected: no key is guessed, and none opens another order', async () => {
    const [first, second] = [await order(), await order()]
    for (const number of [first, second]) await shop.store.control.orderPaid({ number })
    const [{ pathname, search }, other] = [await find(first), await find(second)].map(
      (found) => new URL(fileIn(found)?.download.url ?? '', shop.url),
    ) as [URL, URL]
    expect((await get(pathname + search)).status).toBe(200)
    // The store's token is not in it.
    expect(search).not.toContain(encodeURIComponent('0:3:'))

    const changed = search.slice(0, -3) + (search.endsWith('AAA') ? 'BBB' : 'AAA')
    const long = `?key=${'A'.repeat(3000)}`
    for (const wrong of ['', '?key=', '?key=guessed', changed, long, `${search}&key=x`]) {
      const response = await get(pathname + wrong)
      expect([response.status, response.headers.get('location')]).toEqual([303, '/orders/'])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    for (const path of [other.pathname + search, '/orders/invoice/%00.pdf' + search, '/orders/refund/1.pdf' + search]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Fichier introuvable')
    }
  })
})

describe('the key of a guest’s order', () => {
  const [own, older] = [randomBytes(32), randomBytes(32)]

  test('works for an hour', () => {
    const keys = createGuestKeys([own])
    const key = keys.seal('0:3:token', 0)
    expect(keys.open(key, 59 * 60_000)).toBe('0:3:token')
    expect(keys.open(key, 60 * 60_000)).toBeNull()
  })

  test('is opened by an older secret, and by no other', () => {
    const key = createGuestKeys([older]).seal('0:3:token')
    expect(createGuestKeys([own, older]).open(key)).toBe('0:3:token')
    expect(createGuestKeys([own]).open(key)).toBeNull()
  })
})
