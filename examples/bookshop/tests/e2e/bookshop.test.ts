import { browser as chromium, startShop } from 'musette/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } = chromium
const BOOK = 'Night Ferry to Rathlin'
const AUTHOR = 'Orla Dunmore'

let shop: Awaited<ReturnType<typeof startShop>>
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop({ SITES: 'all' }), openBrowser()])
})
afterAll(() => Promise.all([browser?.close(), shop?.stop()]))

describe.each([{ width: 360 }, { width: 1280 }])('the bookshop at $width px', ({ width }) => {
  const isPhone = width < 700

  test('leads from the home page by facet, author and gift wrapping to an order paid by its own method', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const check = async (what: string) => {
      await settled(page)
      await expectAccessible(page, what)
      await expectFits(page, what)
    }

    await openPage(page, shop.url)
    await page.getByRole('heading', { name: 'Books we have read' }).first().waitFor()
    await check('home')

    await openPage(page, `${shop.url}/fiction.html`)
    await choose(page, 'Author', new RegExp(`^${AUTHOR}`))
    expect(new URL(page.url()).searchParams.get('author')).toBe(AUTHOR)
    expect(await page.getByRole('article').count()).toBe(2)
    await check('shelf of one author')

    await page.getByRole('article').getByRole('link', { name: BOOK }).click()
    await page.getByRole('heading', { level: 1, name: BOOK }).waitFor()
    const byline = page.getByText(/^by Orla Dunmore · Paperback · ISBN 978-/)
    await byline.waitFor()
    await check('book')

    await byline.getByRole('link', { name: AUTHOR }).click()
    await page.getByRole('heading', { level: 1, name: `Books by ${AUTHOR}` }).waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
    await check('author')

    await page.getByRole('button', { name: `Add to cart: ${BOOK}` }).click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).click()
    await page.getByRole('article', { name: 'Gift wrapping' }).waitFor()
    await check('cart')

    await page.getByRole('link', { name: 'Go to checkout' }).first().click()
    const guest = page.getByRole('region', { name: 'I order without an account' })
    await guest.getByRole('textbox', { name: /E-mail/ }).fill('reader@example.com')
    await guest.getByRole('button', { name: 'Continue without an account' }).click()
    await page.getByRole('heading', { level: 2, name: 'Delivery address' }).waitFor()
    for (const [name, text] of ADDRESS) await page.getByRole('textbox', { name }).fill(text)
    await page.getByRole('button', { name: 'Choose the delivery' }).click()
    // There is one way to deliver: it is chosen, and said so.
    await page.getByRole('radio', { name: 'Pay by bank' }).check()
    await page.getByRole('button', { name: 'Review my order' }).click()
    await page.getByRole('heading', { level: 2, name: 'Review your order' }).waitFor()
    await check('review')
    await page.getByRole('checkbox', { name: /terms of sale/ }).check()
    expectSilence(visitor)
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()

    await page.waitForURL(/\/sandbox-bank\//)
    await page.getByRole('button', { name: 'Confirm the payment' }).waitFor()
    // What the bank's page says in the console is not the shop's.
    visitor.messages.length = 0
    await page.getByRole('button', { name: 'Confirm the payment' }).click()
    await page.waitForURL(/\/checkout\/success$/)
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
    expect(await page.getByText(/^Order no\./).innerText()).toMatch(/\d{9}/)
    await check('order')
    expectSilence(visitor)
    await visitor.leave()
  })

  test('speaks French in the French shop, about the same books', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const check = async (what: string) => {
      await settled(page)
      await expectAccessible(page, what)
      await expectFits(page, what)
      expect(await page.locator('body').innerText(), what).not.toMatch(
        /\b(Hardback|Paperback|Publisher|Author|Children|Delivery|Terms of sale|the booksellers)\b/,
      )
    }
    await openPage(page, `${shop.url}/fr/`)
    await page.getByRole('heading', { name: 'Des livres que nous avons lus' }).first().waitFor()
    await check('French home')
    await openPage(page, `${shop.url}/fr/romans.html`)
    await page.getByRole('heading', { level: 1, name: 'Romans' }).waitFor()
    await choose(page, 'Auteur', new RegExp(`^${AUTHOR}`))
    await page.getByText('Broché').first().waitFor()
    await check('French shelf')
    await page.getByRole('article').getByRole('link', { name: BOOK }).click()
    await page.getByText(/^par Orla Dunmore · Broché · ISBN 978-/).waitFor()
    await page.getByText('Neuf passagers, un capitaine').first().waitFor()
    await check('French book')
    await page.getByRole('link', { name: AUTHOR }).click()
    await page.getByRole('heading', { level: 1, name: `Les livres de ${AUTHOR}` }).waitFor()
    await check('French author')
    expectSilence(visitor)
    await visitor.leave()
  })

  test('leads from each page to the same page in the other language', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const read = (language: string) => page.getByRole('contentinfo').getByRole('link', { name: language, exact: true })
    for (const [english, french] of [
      ['/', '/fr/'],
      ['/fiction.html', '/fr/romans.html'],
      ['/delivery', '/fr/livraison'],
      ['/contact', '/fr/contact'],
    ] as const) {
      await openPage(page, shop.url + english)
      await read('Français').click()
      await page.waitForURL(shop.url + french)
      await settled(page)
      expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR')
      await read('English').click()
      await page.waitForURL(shop.url + english)
      await settled(page)
    }
    await openPage(page, `${shop.url}/fiction.html`)
    if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Romans' }).waitFor()
    expectSilence(visitor)
    await visitor.leave()
  })

  /** Ticks a facet, opening its group first; on a phone the facets lie in a drawer. */
  async function choose(page: Page, group: string, name: RegExp): Promise<void> {
    const before = page.url()
    if (isPhone) await page.getByRole('button', { name: /^Filt/ }).click()
    const filters = page.getByRole(isPhone ? 'dialog' : 'main')
    const box = filters.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name })
    await filters.locator('summary').filter({ hasText: group }).waitFor()
    if (!(await box.isVisible())) await filters.locator('summary').filter({ hasText: group }).click()
    await box.click()
    await expect.poll(() => page.url()).not.toBe(before)
    if (isPhone)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(See|Show|Voir|Afficher)/ })
        .click()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  }
})

const ADDRESS = [
  [/^First name/, 'Nora'],
  [/^Last name/, 'Byrne'],
  [/^Address/, '8 Harcourt Row'],
  [/^Postcode/, 'D02 XY45'],
  [/^Town/, 'Dublin'],
  [/^Telephone/, '01 555 0199'],
] as const

test('search engines read that it is a book, and by whom', async () => {
  const response = await fetch(`${shop.url}/the-salt-lantern.html`)
  const books = [...(await response.text()).matchAll(/ld\+json">(\{[^<]*"Book"[^<]*\})/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(books).toMatchObject([
    { '@type': 'Book', author: { name: 'Maeve Corrigan' }, bookFormat: 'https://schema.org/Hardcover' },
  ])
})

test('an author is found in both languages, and an unknown one is not', async () => {
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status
  expect(await statusOf('/authors/Maeve%20Corrigan')).toBe(200)
  expect(await statusOf('/fr/auteurs/Maeve%20Corrigan')).toBe(200)
  expect(await statusOf('/authors/Nobody')).toBe(404)
})
