import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileName } from '../../../bff/domains/files/file-headers.ts'
import { camille } from '../customer/accounts.ts'
import { openOrderShop, type OrderShop } from './order-shop.ts'

const FILES = '{ me { downloadableProducts { id name status remaining url createdAt order { number order_id } } } }'
type File = { id: string; name: string; status: string; remaining: number | null; url: string | null }
type Files = { me: { downloadableProducts: File[] } }
const CREDIT = `query ($page: Int) { isFeatureActive(feature: "storeCredit") me { storeCredit(page: $page) { balance { value { amount } }
  history { total page pageCount items { label change { value { amount } } balance { value { amount } } createdAt } } } } }`
type Credit = {
  isFeatureActive: boolean
  me: {
    storeCredit: {
      balance: { value: { amount: number } }
      history: { total: number; items: { label: string }[] }
    } | null
  }
}

describe('bought files', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop()
  }, 60_000)
  afterAll(() => shop.close())
  const files = async (who = shop.camille) => (await who.ask<Files>(FILES)).me.downloadableProducts

  it('are listed with the product they came with; nothing leads to the store', async () => {
    const found = await files()
    expect(found).toHaveLength(2)
    for (const file of found) {
      expect(file).toMatchObject({
        name: expect.stringContaining('BARF'),
        status: 'AVAILABLE',
        remaining: 5,
        order: { number: '000000002' },
        url: `/user/downloadable-products/${file.id}/file`,
      })
    }
    expect(JSON.stringify(found)).not.toContain('downloadable/download')
  })

  it('are an empty list for who bought none, and for guests', async () => {
    expect(await files(shop.noe)).toEqual([])
    expect(await files(shop.guest)).toEqual([])
  })

  it('come through the shop, to their owner alone', async () => {
    const [file] = (await files()) as [File]
    const path = file.url ?? ''
    expect((await shop.file(shop.noe, path)).status).toBe(404)
    expect((await shop.file(shop.guest, path)).status).toBe(303)
    expect((await shop.file(shop.camille, '/user/downloadable-products/guessed/file')).status).toBe(404)
    const answer = await shop.file(shop.camille, path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('PHPSESSID')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')))
    expect((await files()).find(({ id }) => id === file.id)?.remaining).toBe(4)
  })

  it('send back to the list where nothing is left to fetch', async () => {
    const path = (await files())[0]?.url ?? ''
    for (let left = 4; left > 0; left--) await (await shop.file(shop.camille, path)).arrayBuffer()
    const answer = await shop.file(shop.camille, path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/user/downloadable-products?refused=1')
    expect((await files())[0]).toMatchObject({ status: 'EXPIRED', url: null })
  })

  it('have samples before they are bought, at the shop', async () => {
    const { product } = await shop.guest.ask<{ product: { downloadLinks: { sampleUrl: string }[] } }>(
      '{ product(sku: "SRV-GUIDE-BARF") { downloadLinks { sampleUrl } } }',
    )
    const [link] = product.downloadLinks
    const answer = await shop.file(shop.guest, link?.sampleUrl ?? '')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
    expect(await answer.text()).toMatch(/^%PDF/)
    expect((await shop.file(shop.guest, '/downloadable/download/linkSample/link_id/9999/')).status).toBe(404)
  })

  it.each([
    ['attachment; filename="guide.pdf"', 'guide.pdf'],
    ["attachment; filename*=UTF-8''Guide%20%C3%A9t%C3%A9.pdf", 'Guide été.pdf'],
    ['attachment; filename="../../etc/passwd"', 'etcpasswd'],
    ['attachment; filename="a\r\nset-cookie: x"', 'aset-cookie x'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'fichier'],
    ['', 'fichier'],
  ])('are named as the store says, without a path: %s', (disposition, name) => {
    expect(fileName(disposition)).toBe(name)
  })
})

describe('store credit', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop('2.4.7', { UPSTREAM_EDITION: 'commerce' })
  }, 60_000)
  afterAll(() => shop.close())
  const credit = (who = shop.camille, page = 1) => who.ask<Credit>(CREDIT, { page })

  it('shows the balance and what moved it, in French', async () => {
    const { amount } = (await credit()).me.storeCredit?.balance.value ?? { amount: 0 }
    await shop.store.control.refund({
      number: '000000004',
      toStoreCredit: true,
      items: [{ sku: 'CHI-JOUET-CORDE', quantity: 1 }],
    })
    const { isFeatureActive, me } = await credit()
    expect(isFeatureActive).toBe(true)
    expect(me.storeCredit?.balance.value.amount).toBeGreaterThan(amount)
    expect(me.storeCredit?.history.items[0]).toMatchObject({
      label: 'Remboursement d’une commande',
      balance: me.storeCredit?.balance,
    })
  })

  it('is in the file of what the shop knows', async () => {
    const { answer } = await shop.camille.ask<{ answer: { data: string } }>(
      `mutation { answer: exportPersonalData(password: "${camille.password}") { data } }`,
    )
    const { storeCredit, tickets } = JSON.parse(answer.data)
    expect(storeCredit).toMatchObject({ balance: { currency: 'EUR' }, history: { isComplete: true } })
    const [newest] = storeCredit.history.items
    expect(newest.actual_balance).toEqual(storeCredit.balance)
    expect(tickets.isComplete).toBe(true)
  })

  it('is nothing for who has none, nobody’s for guests, and its first page past its end', async () => {
    expect((await credit(shop.noe)).me.storeCredit).toMatchObject({
      balance: { value: { amount: 0 } },
      history: { items: [] },
    })
    expect((await credit(shop.guest)).me.storeCredit).toBeNull()
    expect((await credit(shop.camille, 50)).me.storeCredit?.history).toMatchObject({ page: 1 })
  })

  it('is told apart in the sums of an order that it paid a part of', async () => {
    const customer = shop.shopper()
    await customer.login(camille.email, camille.password)
    await customer.ready([{ sku: 'CHI-GAM-GRES', qty: 2 }])
    await customer.ask('mutation { applyStoreCredit { success } }')
    const { checkout } = await customer.payment()
    const used = checkout.storeCredit?.applied?.value.amount ?? 0
    expect(used).toBeGreaterThan(0)
    const { order: placed } = await customer.order(checkout)
    type Amount = { value: { amount: number } }
    const { order } = await customer.ask<{
      order: {
        items: { rowTotal: Amount }[]
        totals: Record<'subtotal' | 'shippingAmount' | 'grandTotal', { priceInclTax: Amount }> & {
          paidOtherwise: Amount | null
        }
      }
    }>(
      `query ($id: ID!) { order(order_id: $id) { items { rowTotal { value { amount } } } totals {
         subtotal { priceInclTax { value { amount } } } shippingAmount { priceInclTax { value { amount } } }
         grandTotal { priceInclTax { value { amount } } } paidOtherwise { value { amount } } } } }`,
      { id: await shop.idOf(placed?.number ?? '') },
    )
    const { subtotal, shippingAmount, grandTotal, paidOtherwise } = order.totals
    expect(paidOtherwise).toEqual({ value: { amount: used } })
    expect(subtotal.priceInclTax).toEqual(order.items[0]?.rowTotal)
    const charged = subtotal.priceInclTax.value.amount + shippingAmount.priceInclTax.value.amount - used
    expect(grandTotal.priceInclTax.value.amount).toBeCloseTo(charged, 2)
  })

  it('is not there on Open Source', async () => {
    await shop.store.control.edition({ edition: 'open-source' })
    const { url } = await shop.another({ UPSTREAM_EDITION: 'open-source' })
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: shop.camille.cookie },
      body: JSON.stringify({ query: CREDIT }),
    })
    expect(await answer.json()).toEqual({ data: { isFeatureActive: false, me: { storeCredit: null } } })
  })
})
