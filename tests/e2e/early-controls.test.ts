import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { isSame, mark, openHeld } from './early-steps.ts'
import { addToCart, product } from './product-steps.ts'

const shop = inject('shopUrl')

const SIMPLE = `/${product('CHI-JOUET-CORDE').urlKey}.html`
const WITH_PACKS = `/${product('CHI-CRO-CHIOT-MAXI').urlKey}.html`
const WITH_OPTIONS = `/${product('CHI-CRO-POULET').urlKey}.html`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Control = {
  width?: number
  path: string
  touch(page: Page): Promise<void>
  shows(page: Page): Promise<void>
}

const quantity = (page: Page) => page.getByRole('form').getByRole('textbox', { name: /^Quantité/ })
/** Price and stock of what is chosen. */
const offer = (page: Page) => page.getByText('Prix TTC').first()
const badge = (page: Page, count: string) =>
  page
    .getByRole('link', { name: `Panier, ${count}` })
    .first()
    .waitFor()

const CONTROLS: Record<string, Control> = {
  'the button that adds to the cart': {
    path: SIMPLE,
    async touch(page) {
      await addToCart(page).click()
      await page.locator('form button[type=submit][aria-busy=true]').waitFor()
    },
    shows: (page) => badge(page, '1 article'),
  },
  'the same button, pressed twice': {
    path: SIMPLE,
    async touch(page) {
      await addToCart(page).click()
      await addToCart(page).click()
    },
    shows: (page) => badge(page, '1 article'),
  },
  'the same button, pressed by a script': {
    path: SIMPLE,
    touch: (page) => addToCart(page).evaluate((button: HTMLElement) => button.click()),
    shows: (page) => badge(page, '1 article'),
  },
  'a quantity that is typed': {
    path: SIMPLE,
    async touch(page) {
      await quantity(page).fill('4')
      await addToCart(page).click()
    },
    shows: (page) => badge(page, '4 articles'),
  },
  'the buttons of the quantity': {
    path: SIMPLE,
    async touch(page) {
      const more = page.getByRole('form').getByRole('button', { name: /^En ajouter un/ })
      await more.click()
      await more.click()
      await addToCart(page).click()
    },
    shows: (page) => badge(page, '3 articles'),
  },
  'an option': {
    path: WITH_OPTIONS,
    async touch(page) {
      await page.locator('[data-field^="option-"] label').last().click()
      await addToCart(page).click()
    },
    shows: (page) => badge(page, '1 article'),
  },
  'another pack, whose price is not that of the page': {
    path: WITH_PACKS,
    async touch(page) {
      expect(await addToCart(page).innerText()).toMatch(/€$/)
      await page.getByRole('radio', { checked: false }).first().check({ force: true })
      expect(await addToCart(page).innerText()).toBe('Ajouter au panier')
      expect(await offer(page).isVisible()).toBe(false)
    },
    async shows(page) {
      await offer(page).waitFor()
      const price = await page.locator('label:has(:checked) data').last().innerText()
      await expect.poll(() => addToCart(page).innerText()).toBe(`Ajouter au panier · ${price}`)
    },
  },
  'a filter': {
    width: 1280,
    path: '/chiens.html',
    touch: (page) =>
      page
        .locator('aside label')
        .filter({ has: page.locator('input[type=checkbox]') })
        .first()
        .click(),
    async shows(page) {
      await page.waitForURL(/\?/)
      await page.getByRole('list', { name: 'Filtres actifs' }).waitFor()
    },
  },
  'two filters': {
    width: 1280,
    path: '/chiens.html',
    async touch(page) {
      const boxes = page.locator('aside label').filter({ has: page.locator('input[type=checkbox]') })
      await boxes.nth(0).click()
      await boxes.nth(1).click()
    },
    async shows(page) {
      await expect.poll(() => page.getByRole('list', { name: 'Filtres actifs' }).getByRole('listitem').count()).toBe(3)
    },
  },
  'a price and Enter': {
    width: 1280,
    path: '/chiens.html',
    async touch(page) {
      await page.locator('aside input[name=maxPrice]').fill('20')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.waitForURL(/maxPrice=20/),
  },
  'the order of a list': {
    path: '/chiens.html',
    touch: async (page) => {
      await page.getByRole('combobox', { name: /^Trier/ }).selectOption({ index: 1 })
    },
    shows: (page) => page.waitForURL(/sort=/),
  },
  'the button of the filters': {
    path: '/chiens.html',
    touch: (page) => page.getByRole('button', { name: /^Filtre/ }).click(),
    shows: (page) => page.getByRole('dialog', { name: /^Filtre/ }).waitFor(),
  },
  'the choice of a breed': {
    path: '/formule-race',
    touch: async (page) => {
      await page.locator('#formule-race').selectOption({ index: 1 })
    },
    async shows(page) {
      const { value } = await page.locator('#formule-race').evaluate(({ value }: HTMLSelectElement) => ({ value }))
      await page.getByRole('main').locator('output, [id*=result]').getByText(value).first().waitFor()
    },
  },
  'an address and Enter': {
    path: '/newsletter',
    async touch(page) {
      await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill('tot@example.com')
      await page.keyboard.press('Enter')
    },
    shows: (page) => page.getByText(/tot@example\.com/).waitFor(),
  },
}

describe('what is done before the code has come is done once it has', () => {
  test.each(Object.entries(CONTROLS))('%s', async (_name, { width = 360, path, touch, shows }) => {
    const { page, messages, release, leave } = await openHeld(browser, width, shop + path)
    await mark(page)
    await touch(page)
    release()
    await shows(page)
    expect(await isSame(page)).toBe(true)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    expect(messages.filter((message) => !message.includes('Service Worker'))).toEqual([])
    await leave()
  })
})
