import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { type MailServer, plainText, startMailServer } from '../support/mail-server.ts'
import { proofFor } from '../support/proof.ts'
import { Shopper } from '../support/shopper.ts'
import { DECLARATION, declare, declareUnproven } from '../support/withdrawal.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const MERCHANT = 'boutique@exemple.fr'

let server: MailServer
let folder: string
let shop: CheckoutShop

beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7', { UPSTREAM_EXTENSIONS: 'none' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  server = await startMailServer()
  folder = mkdtempSync(join(tmpdir(), 'musette-withdrawals-'))
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** A process of the shop that mails; nothing was counted in it yet. */
function open(more: Record<string, string> = {}) {
  const mails = { SMTP_URL: server.url, SHOP_EMAIL: MERCHANT, SHOP_NAME: 'Musette', DATA_DIR: folder }
  return shop.another({ ...mails, ...more })
}

const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))

/** A shopper whose address comes from a proxy's header. */
class Elsewhere extends Shopper {
  readonly #address: string
  constructor(url: string, address: string) {
    super(url)
    this.#address = address
  }
  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': this.#address }
    return super.fetch(path, { ...init, headers })
  }
}

describe('a withdrawal that anybody may declare', () => {
  test('needs the proof of work of its form, which counts once, and no account', async () => {
    const { url, app } = await open()
    const visitor = new Shopper(url)
    const refused = { success: false, receipt: null, errorMessage: expect.stringContaining('robots') }
    expect(await declareUnproven(visitor, DECLARATION)).toMatchObject(refused)
    expect(await declareUnproven(visitor, { ...DECLARATION, captcha: 'rien' })).toMatchObject(refused)
    const captcha = await proofFor(visitor, 'WITHDRAWAL')
    expect(await declareUnproven(visitor, { ...DECLARATION, captcha })).toMatchObject({ success: true })
    expect(await declareUnproven(visitor, { ...DECLARATION, captcha })).toMatchObject(refused)
    // A link to the order's withdrawal finds it filled in, in this browser alone.
    const { name, email, orderNumber: number } = DECLARATION
    const given = `{ orderLookup(number: "${number}") { number email name proof } }`
    expect(await visitor.ask(given)).toEqual({ orderLookup: { number, email, name, proof: null } })
    expect(await new Shopper(url).ask(given)).toEqual({ orderLookup: null })
    await app.close()
  })

  test('sends nothing that was typed to an unproven address; the merchant gets all of it', async () => {
    const { url, app } = await open()
    const typed = { name: 'Gagnez 1000 euros', orderNumber: 'https://a.exemple', items: 'Cliquez ici' }
    const { receipt } = await declare(new Shopper(url), { ...DECLARATION, ...typed })
    expect(receipt).toMatchObject({ ...typed, isMailed: true })
    await expect.poll(() => server.mails.length).toBe(2)
    const [mail] = mailsTo(DECLARATION.email)
    const text = plainText(mail?.raw ?? '')
    expect(text).toContain(receipt?.['number'])
    expect(text).toMatch(/Reçue le\s: .*\d{4} à \d{1,2}\sh\s\d\d\smin\s\d\d\ss/)
    const raw = `${mail?.raw} ${text} ${mail?.header('subject')}`
    for (const part of Object.values(typed)) expect(raw).not.toContain(part)
    const notice = plainText(mailsTo(MERCHANT)[0]?.raw ?? '')
    for (const part of Object.values(typed)) expect(notice).toContain(part)
    await app.close()
  })

  test('of the order that this browser placed needs no proof, and its receipt has the declaration', async () => {
    const { url, app } = await open()
    const guest = new Shopper(url)
    const { order } = await guest.order(await guest.ready([BISCUITS]))
    const declaration = { ...DECLARATION, orderNumber: order?.number ?? '' }
    // Another address is one that was typed, by whoever it is.
    const other = await declareUnproven(guest, { ...declaration, email: 'autre@exemple.fr' })
    expect(other).toMatchObject({ success: false })
    expect(await declareUnproven(guest, declaration)).toMatchObject({ success: true, receipt: { isMailed: true } })
    await expect.poll(() => mailsTo(DECLARATION.email)).toHaveLength(1)
    const text = plainText(mailsTo(DECLARATION.email)[0]?.raw ?? '')
    for (const part of Object.values(declaration)) expect(text).toContain(part)
    await app.close()
  })

  test('of a customer’s order needs none either, as long as the address is that of the order', async () => {
    const { url, app } = await open()
    const [email, password] = ['camille.durand@example.com', 'Musette-2026!']
    const customer = new Shopper(url)
    expect(await customer.login(email, password)).toBeNull()
    const { me } = await customer.ask<{ me: { orderList: { items: { number: string }[] } } }>(
      '{ me { orderList { items { number } } } }',
    )
    const own = { ...DECLARATION, email, orderNumber: me.orderList.items[0]?.number ?? '' }
    expect(await declareUnproven(customer, { ...own, email: 'autre@exemple.fr' })).toMatchObject({ success: false })
    expect(await declareUnproven(customer, { ...own, orderNumber: '999999999' })).toMatchObject({ success: false })
    expect(await declareUnproven(customer, own)).toMatchObject({ success: true })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    expect(plainText(mailsTo(email)[0]?.raw ?? '')).toContain(own.items)
    await app.close()
  })

  test('is confirmed to its sender with the order that it concerns', async () => {
    const { url, app } = await open()
    const [email, password] = ['camille.durand@example.com', 'Musette-2026!']
    const [customer, elsewhere] = [new Shopper(url), new Shopper(url)]
    await Promise.all([customer.login(email, password), elsewhere.login(email, password)])
    type Orders = { me: { orderList: { items: { order_id: string; number: string }[] } } }
    const { me } = await customer.ask<Orders>('{ me { orderList { items { order_id number } } } }')
    const [{ order_id: id = '', number = '' } = {}, { order_id: other = '', number: next = '' } = {}] =
      me.orderList.items
    const told = (who: Shopper, of = id) => who.ask(`{ order(order_id: "${of}") { withdrawnAt } }`)
    expect(await told(customer)).toEqual({ order: { withdrawnAt: null } })
    await declareUnproven(customer, { ...DECLARATION, email, orderNumber: number, items: 'Le sac de 2 kg' })
    expect(await told(customer)).toEqual({ order: { withdrawnAt: null } })
    const { receipt } = await declareUnproven(customer, { ...DECLARATION, email, orderNumber: number, items: null })
    await declareUnproven(customer, { ...DECLARATION, email, orderNumber: next, items: null })
    expect(await told(customer)).toEqual({ order: { withdrawnAt: receipt?.['receivedAt'] } })
    expect(await told(customer, other)).not.toEqual({ order: { withdrawnAt: null } })
    expect(await told(elsewhere)).toEqual({ order: { withdrawnAt: null } })
    await app.close()
  })

  test('reaches the merchant however many were sent to one recipient, who gets few of them', async () => {
    const { url, app } = await open({ CAPTCHA: 'false', TRUST_PROXY: '127.0.0.1' })
    const receipts = []
    for (let time = 0; time < 7; time++) {
      const visitor = new Elsewhere(url, `198.51.${time}.1`)
      receipts.push((await declareUnproven(visitor, { ...DECLARATION, items: `Article ${time}` })).receipt)
    }
    expect(receipts.map((receipt) => receipt?.['isMailed'])).toEqual([true, true, true, true, true, false, false])
    await expect.poll(() => mailsTo(MERCHANT).length).toBe(7)
    expect(mailsTo(DECLARATION.email)).toHaveLength(5)
    await app.close()
  })

  test('is declared a few times an hour from one address and its network; others are not concerned', async () => {
    const { url, app } = await open({ SMTP_URL: '', CAPTCHA: 'false', TRUST_PROXY: '127.0.0.1' })
    let runs = 0
    const from = (address: string) => {
      runs++
      const input = { ...DECLARATION, email: `client${runs}@exemple.fr` }
      return declareUnproven(new Elsewhere(url, address), input).then(({ success }) => success)
    }
    const times = async (count: number, address: (time: number) => string) => {
      const taken: boolean[] = []
      for (let time = 1; time <= count; time++) taken.push(await from(address(time)))
      return taken.filter(Boolean).length
    }
    expect(await times(22, () => '203.0.113.1')).toBe(20)
    expect(await times(42, (time) => `203.0.113.${time + 1}`)).toBe(40)
    expect(await from('203.0.114.1')).toBe(true)
    const refused = await declareUnproven(new Elsewhere(url, '203.0.113.1'), DECLARATION)
    expect(refused).toMatchObject({ success: false, errorMessage: expect.stringContaining(MERCHANT) })
    await app.close()
  })
})
