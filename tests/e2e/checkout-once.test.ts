import { randomUUID } from 'node:crypto'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../demo-store/seed/data.ts'
import { PlaceOrder } from '../../web/screens/checkout/checkout.generated.ts'
import { openBrowser, visit, type Visitor } from './browser.ts'
import {
  confirmedOrder,
  goToPayment,
  order,
  ORDER_BUTTON,
  payBy,
  putInCart,
  stepIsOpen,
  toldPurchases,
} from './checkout-steps.ts'
import { type RunningShop, startShop } from './shop.ts'

const GOODS = 'CHI-BROSSE-POILS'
const OTHER_GOODS = 'CHI-CRO-JUNIOR'
const seeded = seed.products.find(({ sku }) => sku === GOODS)

let browser: Browser
/** Its own, since prices and stock change meanwhile. */
let running: RunningShop
beforeAll(async () => {
  browser = await openBrowser()
  running = await startShop()
})
afterAll(async () => {
  await browser.close()
  await running.stop()
})

describe('an order is placed once and never lost', () => {
  const journey = (name: string, walk: (visitor: Visitor, email: string) => Promise<void>) =>
    test(name, async () => {
      const visitor = await visit(browser, 1280)
      await walk(visitor, `${randomUUID()}@example.com`)
      await visitor.leave()
    })

  journey('though the button is pressed twice', async ({ page }, email) => {
    await review(page, email)
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    await page.getByRole('button', { name: ORDER_BUTTON }).dblclick()
    await page.waitForURL(/\/checkout\/success$/)
    expect(await ordersOf(email)).toBe(1)
  })

  journey('though two tabs place it at the same time, and both show it', async ({ page }, email) => {
    await review(page, email)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await stepIsOpen(other, 'Vérifiez votre commande')
    const tabs = [page, other]
    for (const tab of tabs) await tab.getByRole('checkbox', { name: /conditions générales/ }).check()
    // Once one tab has its order the other leaves the review: neither learns of it before both were pressed.
    let release = () => {}
    const pressed = new Promise<void>((resolve) => (release = resolve))
    await page.context().route('**/graphql', async (route, request) => {
      if (asksToOrder(request)) await pressed
      await route.continue()
    })
    for (const tab of tabs) await tab.getByRole('button', { name: ORDER_BUTTON }).click()
    release()
    await Promise.all(tabs.map((tab) => tab.getByText(/^Commande n°/).waitFor()))
    const numbers = await Promise.all(tabs.map((tab) => tab.getByText(/^Commande n°/).innerText()))
    expect(new Set(numbers).size).toBe(1)
    expect(await ordersOf(email)).toBe(1)
    await expect.poll(async () => (await Promise.all(tabs.map(toldPurchases))).flat()).toHaveLength(1)
  })

  journey('although the response gets lost on its way', async ({ page }, email) => {
    await review(page, email)
    let lost = 0
    await page.route('**/graphql', async (route, request) => {
      if (lost > 0 || !asksToOrder(request)) return route.continue()
      lost++
      // The shop does it, but the browser gets no response, not even the session.
      await fetch(request.url(), { method: 'POST', headers: await request.allHeaders(), body: request.postData() })
      await route.abort('connectionreset')
    })
    const total = await order(page)
    await confirmedOrder(page, total)
    expect(lost).toBe(1)
    expect(await ordersOf(email)).toBe(1)
  })

  journey('though the page is reloaded while it is being placed', async ({ page }, email) => {
    await review(page, email)
    await page.route('**/graphql', async (route, request) => {
      if (!asksToOrder(request)) return route.continue()
      await fetch(request.url(), { method: 'POST', headers: await request.allHeaders(), body: request.postData() })
      await page.unroute('**/graphql')
      await route.abort('aborted').catch(() => {})
      await page.reload()
    })
    await order(page)
    await page.getByText(/^Commande n°/).waitFor()
    expect(await ordersOf(email)).toBe(1)
  })

  journey('and not before what changed was seen: a price, and an article that vanished', async ({ page }, email) => {
    await putInCart(page, `${running.url}/product/${OTHER_GOODS}`)
    await review(page, email)
    const before = await total(page)
    try {
      await control('product', { sku: GOODS, cents: 1690, specialCents: null })
      await order(page)
      await page.getByText(/Le prix de .* est passé/).waitFor()
      expect(await total(page)).not.toBe(before)
      expect(await ordersOf(email)).toBe(0)

      await control('product', { sku: OTHER_GOODS, enabled: false })
      await page.getByRole('button', { name: ORDER_BUTTON }).click()
      await page.getByText(/n’est plus en vente/).waitFor()
      expect(await ordersOf(email)).toBe(0)

      const agreed = await total(page)
      await page.getByRole('button', { name: ORDER_BUTTON }).click()
      await confirmedOrder(page, agreed)
      expect(await ordersOf(email)).toBe(1)
    } finally {
      await control('product', { sku: GOODS, cents: seeded?.cents, specialCents: seeded?.specialCents ?? null })
      await control('product', { sku: OTHER_GOODS, enabled: true })
    }
  })

  journey(
    'and not of what is sold out: the line is named, and the cart is where it is mended',
    async ({ page }, email) => {
      await review(page, email)
      await control('stock', { sku: GOODS, quantity: 0 })
      try {
        await order(page)
        await page.getByRole('alert').first().waitFor()
        await page.getByRole('link', { name: 'Modifier le panier' }).first().click()
        await page.waitForURL(/\/cart$/)
        await page.getByRole('article').getByRole('alert').waitFor()
        expect(await ordersOf(email)).toBe(0)
      } finally {
        await control('stock', { sku: GOODS, quantity: 100 })
      }
    },
  )
})

/** Everything up to the last step, as a guest. */
async function review(page: Page, email: string): Promise<void> {
  await goToPayment(page, `${running.url}/product/${GOODS}`, email)
  await payBy(page, 'Virement bancaire')
}

function asksToOrder(request: Request): boolean {
  return request.postData()?.includes(PlaceOrder.sha256) ?? false
}

function total(page: Page): Promise<string> {
  return page.getByRole('term').filter({ hasText: 'Total TTC' }).locator('xpath=following-sibling::dd').innerText()
}

/** Orders that the store confirmed to an address. */
async function ordersOf(email: string): Promise<number> {
  const response = await fetch(`${running.storeUrl}/__control/mails?to=${encodeURIComponent(email)}`)
  const mails = (await response.json()) as { subject: string }[]
  return mails.filter(({ subject }) => /commande/i.test(subject)).length
}

async function control(what: string, body: unknown): Promise<void> {
  const response = await fetch(`${running.storeUrl}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, await response.text()).toBe(true)
}
