import { browser as chromium } from 'musette/testing'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { check, confirmedOrder, goToPayment, order, payBy, stepIsOpen } from '../../../../tests/e2e/checkout-steps.ts'

const { expectSilence, openBrowser, visit } = chromium

const shop = inject('shopUrl')
const store = inject('storeUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Orders by card, up to the page of the provider. Answers what was agreed to. */
async function orderByCard(page: Page, email: string): Promise<string> {
  await goToPayment(page, `${shop}/product/CHI-BROSSE-POILS`, email)
  await payBy(page, 'Carte bancaire')
  const total = await order(page)
  await page.waitForURL(/\/sandbox\/card\//)
  return total
}

/** Orders that the store confirmed to an address. */
async function ordersOf(email: string): Promise<number> {
  const response = await fetch(`${store}/__control/mails?to=${encodeURIComponent(email)}`)
  const mails = (await response.json()) as { subject: string }[]
  return mails.filter(({ subject }) => /commande/i.test(subject)).length
}

describe('an order by card', () => {
  const journey = (name: string, width: number, walk: (visitor: chromium.Visitor, email: string) => Promise<void>) =>
    test(`${name}, at ${width} px`, async () => {
      const visitor = await visit(browser, width)
      await walk(visitor, `${randomUUID()}@example.com`)
      expectSilence(visitor)
      await visitor.leave()
    })

  journey('is paid with strong authentication', 360, async ({ page }, email) => {
    const total = await orderByCard(page, email)
    await page.getByRole('button', { name: 'Payer avec authentification forte' }).click()
    await page.getByLabel('Code reçu').fill(await page.locator('#sent').innerText())
    await page.getByRole('button', { name: 'Valider' }).click()
    await confirmedOrder(page, total)
  })

  const refused = async ({ page }: chromium.Visitor, email: string) => {
    await orderByCard(page, email)
    await page.getByRole('button', { name: 'La banque refuse' }).click()
    await page.getByText(/Votre paiement a été refusé/).waitFor()
    await stepIsOpen(page, 'Moyen de paiement')
    await check(page, 'refused')
    await payBy(page, 'Virement bancaire')
    await confirmedOrder(page, await order(page))
  }
  journey('that the bank refuses is paid in another way', 360, refused)
  journey('that the bank refuses is paid in another way', 1280, refused)

  journey('whose payment is broken off leaves the cart as it was', 1280, async ({ page }, email) => {
    await orderByCard(page, email)
    await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click()
    await page.getByText(/Vous avez interrompu le paiement/).waitFor()
    await stepIsOpen(page, 'Moyen de paiement')
    await page.goto(`${shop}/cart`)
    await page.getByRole('article').first().waitFor()
    await page.getByRole('link', { name: 'Passer la commande' }).first().waitFor()
  })

  journey('can be taken up again by who goes back from the payment page', 1280, async ({ page }, email) => {
    const total = await orderByCard(page, email)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Nous attendons/ }).waitFor()
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click()
    await page.waitForURL(/\/sandbox\/card\//)
    await page.getByRole('button', { name: /^Payer \d/ }).click()
    await confirmedOrder(page, total)
    expect(await ordersOf(email)).toBe(1)
  })
})
