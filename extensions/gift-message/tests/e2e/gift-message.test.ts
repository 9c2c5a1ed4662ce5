import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addAddress, register } from '../../../../tests/e2e/account-steps.ts'
import { expectSilence, openBrowser, openPage, reloadPage, settled, visit } from '../../../../tests/e2e/browser.ts'
import {
  check,
  confirmedOrder,
  deliverHome,
  order,
  payBy,
  putInCart,
  stepIsOpen,
} from '../../../../tests/e2e/checkout-steps.ts'
import { keyboardOf } from '../../../../tests/e2e/keyboard.ts'
import { watchShifts } from '../../../../tests/e2e/layout-shift.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('a gift message at $width px', ({ width }) => {
  test('is written in the cart with the keyboard, shown before the order, and kept in it', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await page.addInitScript(watchShifts)
    const keyboard = keyboardOf(page)
    await register(page, { url: shop }, `${randomUUID()}@example.com`)
    await addAddress(page, { url: shop })
    await putInCart(page, `${shop}/product/CHI-BROSSE-POILS`)

    await settled(page)
    await keyboard.press(page.getByRole('button', { name: /^Message cadeau/ }), 'Enter')
    await check(page, 'form')
    await keyboard.type(page.getByLabel(/^Pour/), 'Camille')
    await keyboard.type(page.getByLabel(/^De la part de/), 'Noé')
    await keyboard.type(page.getByLabel(/^Votre message/), 'Bon anniversaire !')
    await keyboard.press(page.getByRole('button', { name: 'Enregistrer' }), 'Enter')
    await page.getByRole('button', { name: /^Modifier le message/ }).waitFor()
    await check(page, 'cart')

    // The button comes late, and moves nothing.
    await reloadPage(page)
    await page.evaluate(() => (window.shifted = 0))
    await page.getByRole('button', { name: /^Modifier le message/ }).waitFor()
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)

    await page.getByRole('link', { name: 'Passer la commande' }).first().click()
    await stepIsOpen(page, 'Adresse de livraison')
    await deliverHome(page)
    await payBy(page, 'Virement bancaire')
    await page.getByRole('figure').getByText('Bon anniversaire !').waitFor()
    await check(page, 'review')
    const number = await confirmedOrder(page, await order(page))
    await page.getByRole('figure').getByText('Bon anniversaire !').waitFor()
    await check(page, 'success')

    // Also where its texts come with the page, and not with the review before.
    await reloadPage(page)
    await page.getByRole('figure').getByText('Bon anniversaire !').waitFor()
    await settled(page)
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)

    await openPage(page, `${shop}/user/orders/?number=${number}`)
    await page.getByRole('link', { name: new RegExp(`Voir la commande n°\\s${number}`) }).click()
    const note = page.getByRole('figure')
    await note.getByText('Message cadeau pour Camille').waitFor()
    await note.getByText('De la part de Noé').waitFor()
    await check(page, 'order')
    expectSilence(visitor)
    await visitor.leave()
  })
})
