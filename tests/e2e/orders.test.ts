import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } from './browser.ts'
import { confirmedOrder, goToPayment, order, payBy } from './checkout-steps.ts'
import { type RunningShop, startShop } from './shop.ts'

const shop = inject('shopUrl')
const store = inject('storeUrl')
const GUEST = 'lea.kermarec@example.com'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function placeOrder(page: Page, url: string): Promise<string> {
  await goToPayment(page, `${url}/product/CHI-BROSSE-POILS`, GUEST)
  await payBy(page, 'Virement bancaire')
  return confirmedOrder(page, await order(page))
}

async function control(what: string, body: object): Promise<void> {
  const { ok } = await fetch(`${store}/__control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!ok) throw new Error(`${what} failed`)
}

async function ask(page: Page, number: string, proof: [label: RegExp, value: string]): Promise<void> {
  await page.getByRole('textbox', { name: /^Numéro de commande/ }).fill(number)
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(GUEST)
  await page.getByRole('textbox', { name: proof[0] }).fill(proof[1])
  await page.getByRole('button', { name: 'Voir ma commande' }).click()
}

const POSTCODE: [RegExp, string] = [/^Code postal/, '35000']
const WRONG: [RegExp, string] = [/^Code postal/, '75001']

describe.each([{ width: 360 }, { width: 1280 }])('the status of a guest’s order at $width px', ({ width }) => {
  test('is shown to a visitor who knows number, e-mail and postcode, with the tracking link, and to nobody else', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const check = async (what: string) => {
      await settled(page)
      await expectAccessible(page, what)
      await expectFits(page, what)
    }
    const number = await placeOrder(page, shop)

    await openPage(page, `${shop}/orders/`)
    await check('form')
    await ask(page, number, WRONG)
    const refusal = await page.getByRole('alert').innerText()
    await check('refused')
    await ask(page, '999999999', POSTCODE)
    await expect.poll(() => page.getByRole('alert').innerText()).toBe(refusal)

    await ask(page, number, POSTCODE)
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    await page.getByText('Brosse en hêtre').waitFor()
    await page.getByText('12 rue des Bourreliers').filter({ visible: true }).first().waitFor()
    await check('order')

    await control('ship', { number, tracking: [{ carrier: 'colissimo', title: 'Colissimo', number: '6A00000000017' }] })
    await page.getByRole('button', { name: 'Chercher une autre commande' }).click()
    await ask(page, number, POSTCODE)
    const link = page.getByRole('link', { name: /Suivre le colis 6A00000000017/ })
    await link.waitFor()
    expect(await link.getAttribute('href')).toContain('6A00000000017')
    await check('shipped order')

    // The way out of the contract knows the order already.
    await page.getByRole('link', { name: 'Renoncer à ce contrat' }).click()
    await page.getByRole('textbox', { name: /^Numéro de commande/ }).waitFor()
    expect(await page.getByRole('textbox', { name: /^Numéro de commande/ }).inputValue()).toBe(number)
    expectSilence(visitor)
    await visitor.leave()
  })
})

describe.each([
  { level: '2.4.6', proof: null },
  { level: '2.4.8', proof: [/^Nom de facturation/, 'Kermarec'] as [RegExp, string] },
])('the status of a guest’s order in a store at $level', ({ level, proof }) => {
  let other: RunningShop
  beforeAll(async () => {
    other = await startShop({ UPSTREAM_LEVEL: level })
  })
  afterAll(() => other.stop())

  test(
    proof ? 'asks for what that level asks for' : 'is told by people, since the store cannot look it up',
    async () => {
      const visitor = await visit(browser, 1280)
      const { page } = visitor
      if (proof) {
        const number = await placeOrder(page, other.url)
        await openPage(page, `${other.url}/orders/`)
        await ask(page, number, proof)
        await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
      } else {
        await openPage(page, `${other.url}/orders/`)
        await page.getByRole('main').getByRole('link', { name: 'bonjour@musette.example' }).waitFor()
        expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
        await expectAccessible(page, 'no look-up')
      }
      expectSilence(visitor)
      await visitor.leave()
    },
  )
})
