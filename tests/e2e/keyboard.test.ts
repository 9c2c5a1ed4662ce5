import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, openBrowser, openPage, reloadPage, settled, visit } from './browser.ts'
import { focusFaults, hasFocus, keyboardOf } from './keyboard.ts'
import { waitFor } from '../support/wait-for.ts'

const shop = inject('shopUrl')
const COAT = 'Manteau de pluie Brume pour chien'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('with the keyboard alone', () => {
  test('a shopper skips to the content, opens the menu, narrows a list, chooses and changes the cart', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    const { press, tabTo, type } = keyboardOf(page)

    await openPage(page, shop)
    await press(page.getByRole('link', { name: 'Aller au contenu' }), 'Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await reloadPage(page)

    const toggle = page.getByRole('button', { name: 'Sous-rayons de Chiens' })
    const below = page.locator('#main-menu').getByRole('link', { name: 'Accessoires' }).first()
    await press(toggle, 'Enter')
    await tabTo(below)
    await page.keyboard.press('Escape')
    expect([await hasFocus(toggle), await below.isVisible()]).toEqual([true, false])
    await page.keyboard.press('Space')
    await press(below, 'Enter')
    await page.getByRole('heading', { level: 1, name: /^Accessoires/ }).waitFor()
    expect(await below.isVisible()).toBe(false)

    const facets = page.getByRole('main').getByRole('complementary')
    const colour = facets.locator('summary').filter({ hasText: 'Teinte' })
    const blue = facets.getByRole('checkbox', { name: /^Bleu/ })
    await tabTo(colour)
    if (!(await blue.isVisible())) await page.keyboard.press('Enter')
    await press(blue, 'Space')
    await page.waitForURL(/teinte=Bleu/)
    await page.locator('section[aria-busy="false"]').waitFor()
    expect([await blue.isChecked(), await hasFocus(blue)]).toEqual([true, true])
    await press(page.getByRole('link', { name: /^Retirer le filtre .*Bleu/ }), 'Enter')
    await page.waitForURL((url) => !url.search.includes('teinte'))

    await press(page.getByRole('link', { name: COAT }).first(), 'Enter')
    await page.getByRole('heading', { level: 1, name: COAT }).waitFor()
    // The group is one stop; its arrows choose.
    await tabTo(page.getByRole('form').getByRole('radio').first())
    const navy = page.getByRole('radio', { name: 'Marine' })
    while (!(await navy.isChecked())) await page.keyboard.press('ArrowRight')
    await press(page.getByRole('radio', { name: 'S', exact: true }), 'Space')
    const add = page.getByRole('form').getByRole('button', { name: /^Ajouter au panier/ })
    await press(add, 'Enter')
    const miniCart = page.getByRole('dialog', { name: 'Votre panier' })
    await miniCart.getByText('Ajouté au panier').waitFor()
    await page.keyboard.press('Escape')
    await miniCart.waitFor({ state: 'hidden' })
    expect(await hasFocus(add)).toBe(true)
    await page.keyboard.press('Enter')
    await press(miniCart.getByRole('link', { name: 'Voir le panier' }), 'Enter')

    const line = page.getByRole('article', { name: COAT })
    const quantity = line.getByRole('textbox', { name: `Quantité de ${COAT}` })
    await press(line.getByRole('button', { name: /^En ajouter un/ }), 'Enter')
    await expect.poll(() => quantity.inputValue()).toBe('3')
    await type(page.getByRole('textbox', { name: 'Code promo' }), 'BIENVENUE10')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Retirer .*BIENVENUE10/ }).waitFor()
    await page.keyboard.press('Home')
    await press(page.getByRole('button', { name: `Retirer ${COAT}` }), 'Enter')
    const undo = page.getByRole('button', { name: 'Annuler' })
    await undo.waitFor()
    // The focus comes to the notice that stands where the line was: its button is the next stop.
    await page.keyboard.press('Tab')
    expect(await hasFocus(undo)).toBe(true)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('a phone’s drawers open, keep the focus and give it back', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    const { press, tabTo } = keyboardOf(page)
    await openPage(page, `${shop}/chiens.html`)

    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await press(menu, 'Enter')
    await press(page.getByRole('button', { name: 'Sous-rayons de Chats' }), 'Enter')
    await tabTo(page.locator('#main-menu').getByRole('link', { name: 'Croquettes' }).first())
    await page.keyboard.press('Escape')
    expect(await hasFocus(menu)).toBe(true)

    const filter = page.getByRole('button', { name: /^Filtrer/ })
    await press(filter, 'Enter')
    const drawer = page.getByRole('dialog')
    const brand = drawer.locator('summary').filter({ hasText: 'Marque' })
    const musette = drawer.getByRole('checkbox', { name: /^Musette/ })
    await tabTo(brand)
    const isHeld = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
    expect(await isHeld()).toBe(true)
    if (!(await musette.isVisible())) await page.keyboard.press('Enter')
    await press(musette, 'Space')
    await page.waitForURL(/marque=Musette/)
    // Round and round, and never behind the drawer.
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      expect(await drawer.evaluate((box) => box.contains(document.activeElement) || !document.hasFocus())).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await hasFocus(filter)).toBe(true)
    await waitFor(async () => expect(await isHeld()).toBe(false))

    await openPage(page, `${shop}/product/CHI-BROSSE-POILS`)
    await press(page.getByRole('button', { name: /^Ajouter au panier/ }).first(), 'Enter')
    const miniCart = page.getByRole('dialog', { name: 'Votre panier' })
    const controls = miniCart.getByRole('link').or(miniCart.getByRole('button'))
    await miniCart.getByRole('heading', { name: 'Va bien avec votre panier' }).waitFor()
    await settled(page)
    // What can be ordered with it lies below the foot at first.
    for (let stop = 0; stop < (await controls.count()); stop++) {
      await page.keyboard.press('Tab')
      expect(await focusFaults(miniCart.locator(':focus'))).toEqual([])
    }
    expectSilence(visitor)
    await visitor.leave()
  })
})
