import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } from './browser.ts'

const shop = inject('shopUrl')
const store = inject('storeUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function declare(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Prénom et nom/ }).fill('Léa Kermarec')
  await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
  await page.getByRole('textbox', { name: /^Numéro de commande/ }).fill('000000042')
  await page.getByRole('textbox', { name: /^Articles concernés/ }).fill('La brosse')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).waitFor()
}

async function receiptNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Votre rétractation est enregistrée' }).waitFor()
  return page.getByText(/^Accusé de réception n°/).innerText()
}

describe.each([{ width: 360 }, { width: 1280 }])('renouncing a contract at $width px', ({ width }) => {
  test('takes a link of the footer, a form and a second button, and gives a receipt on screen and by mail', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const email = `lea-${width}@example.com`
    const check = async (what: string) => {
      await settled(page)
      await expectAccessible(page, what)
      await expectFits(page, what)
    }
    await openPage(page, shop)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.getByRole('textbox', { name: /^Prénom et nom/ }).waitFor()
    await check('form')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await check('form with faults')
    await declare(page, email)
    await check('review')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    const receipt = await receiptNumber(page)
    await page.getByText(/à \d{1,2}\sh\s\d\d\smin\s\d\d\ss$/).waitFor()
    await check('receipt')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Télécharger/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.txt$/)

    // On paper there is nothing but the receipt.
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.getByText(/^Accusé de réception n°/).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    const mailsTo = async (address: string) =>
      JSON.stringify(await (await fetch(`${store}/__control/mails?to=${encodeURIComponent(address)}`)).json())
    const mails = () => mailsTo(email)
    await expect.poll(mails).toContain(receipt.replace(/^.*n°\s*/, ''))
    expect(await mails()).not.toContain('La brosse')
    expect(await mailsTo('bonjour@musette.example')).toContain('La brosse')

    // Declared again word for word, it is the same receipt.
    await openPage(page, `${shop}/retractation`)
    await declare(page, email)
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    expect(await receiptNumber(page)).toBe(receipt)
    expectSilence(visitor)
    await visitor.leave()
  })
})

describe('the way to renounce a contract', () => {
  test.each(['/', '/cart', '/checkout/login', '/orders/', '/nowhere'])('is in the footer of %s', async (path) => {
    const page = await (await fetch(shop + path)).text()
    const footer = page.slice(page.lastIndexOf('<footer'))
    expect(footer).toMatch(/href="\/retractation"[^>]*>Renoncer au contrat ici</)
  })
})
