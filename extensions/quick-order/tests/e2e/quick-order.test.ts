import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import {
  expectAccessible,
  expectFits,
  expectSilence,
  openBrowser,
  openPage,
  reloadPage,
  settled,
  visit,
} from '../../../../tests/e2e/browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const csv = (rows: readonly string[]) => ({
  name: 'liste.csv',
  mimeType: 'text/csv',
  // As Excel writes it in France.
  buffer: Buffer.from(`\ufeffRéférence;Quantité\r\n${rows.join('\r\n')}\r\n`),
})

const VARIED = seed.products.find(({ configurable }) => configurable)?.sku ?? ''

describe.each([{ width: 360 }, { width: 1280 }])('a quick order at $width px', ({ width }) => {
  test('goes from a file and a name to the cart; what cannot be added stays, with its reason', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const check = async (what: string) => {
      await settled(page)
      await expectAccessible(page, what)
      await expectFits(page, what)
    }
    await openPage(page, `${shop}/cgv`)
    if (width < 768) await page.getByRole('contentinfo').getByText('Service client').click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Commande rapide' }).click()
    await page.waitForURL(`${shop}/quick-order`)
    await page.getByLabel('Fichier CSV').waitFor()
    await check('empty')

    // By name, with the keyboard.
    await page.getByRole('combobox', { name: /ligne 1$/ }).focus()
    await page.keyboard.type('brosse en hêtre')
    await page.getByRole('option', { name: /Brosse en hêtre/ }).waitFor()
    await check('suggestions')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('combobox', { name: /ligne 1$/ }).inputValue()).toBe('CHI-BROSSE-POILS')
    await page.keyboard.type('2')

    const rows = ['CHI-JOUET-CORDE;3', 'INCONNUE-1;1', `${VARIED};1`, 'CHI-BROSSE-POILS;beaucoup', ';4']
    await page.getByLabel('Fichier CSV').setInputFiles(csv(rows))
    await page.getByText('5 lignes reprises. 2 sont à corriger.').waitFor()
    await page.getByText('Pas de fiche à cette référence').waitFor()
    await page.getByRole('link', { name: 'Choisir sur la fiche' }).waitFor()
    await check('imported')

    await page.getByRole('button', { name: 'Ajouter 3 lignes au panier' }).click()
    await page.getByText('2 lignes sont dans votre panier.').waitFor()
    await page.getByText('4 lignes restent à revoir').waitFor()
    await check('added in part')

    // Nothing is lost on a reload.
    await reloadPage(page)
    const left = await page
      .getByRole('combobox', { name: /^Référence/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(left).toEqual(['INCONNUE-1', VARIED, 'CHI-BROSSE-POILS', '', ''])

    await openPage(page, `${shop}/cart`)
    const brush = page.getByRole('article', { name: /Brosse en hêtre/ })
    expect(await brush.getByRole('textbox').inputValue()).toBe('2')
    expect(await page.getByRole('article', { name: /corde/i }).getByRole('textbox').inputValue()).toBe('3')
    expectSilence(visitor)
    await visitor.leave()
  })
})

describe('a quick order of hundreds of lines', () => {
  test('is added whole, and draws only what changes', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openPage(page, `${shop}/quick-order`)
    const sold = ['CHI-BROSSE-POILS', 'CHI-JOUET-CORDE']
    const rows = Array.from({ length: 300 }, (_, index) => `${index < 40 ? sold[index % 2] : `INCONNUE-${index}`};1`)
    await page.getByLabel('Fichier CSV').setInputFiles(csv(rows))
    await page.getByText('300 lignes reprises.').waitFor()

    // Typing in one line changes that line alone.
    const changed = await page.evaluate(async () => {
      const lines = [...document.querySelectorAll('fieldset li')]
      const touched = new Set<Element>()
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const line = target instanceof Element ? target.closest('li') : target.parentElement?.closest('li')
          if (line) touched.add(line)
        }
      })
      const field = lines[150]?.querySelectorAll('input')[1]
      if (!field) throw new Error('no line')
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      field.focus()
      document.execCommand('insertText', false, '7')
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      observer.disconnect()
      return { value: field.value, lines: [...touched].map((line) => lines.indexOf(line as HTMLLIElement)) }
    })
    expect(changed.value).toBe('7')
    expect(changed.lines.every((index) => index === 150)).toBe(true)

    await page.getByRole('button', { name: 'Ajouter 300 lignes au panier' }).click()
    await page.getByText('40 lignes sont dans votre panier.').waitFor()
    await page.getByText('260 lignes restent à revoir').waitFor()
    expectSilence(visitor)
    await visitor.leave()
  })
})
