import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Browser, Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } from './browser.ts'
import { watchShifts } from './layout-shift.ts'
import { type RunningShop, startShop } from './shop.ts'

/** A shop's folder over this build, with a look of its own. */
const folder = mkdtempSync(join(tmpdir(), 'musette-theme-'))
const PRODUCT = '/manteau-de-pluie-brume-pour-chien.html'

const LAYOUTS = {
  own: {},
  second: { SHOP_HEADER: 'centered', SHOP_HOME: 'split', SHOP_PRODUCT_PAGE: 'stage' },
  third: { SHOP_HEADER: 'compact', SHOP_HOME: 'catalogue', SHOP_PRODUCT_PAGE: 'buybox' },
}
type Name = keyof typeof LAYOUTS

const THEME = `:root {
  --color-primary: #123456;
  --color-primary-strong: #0b2036;
  --radius-control: 0;
  --font-file: url(fonts/text.woff2), url(fonts/bold.woff2);
  --weight-heading: 700;
}
`
const ICON = '<svg viewBox="0 0 32 32"><path d="M4 10h24l-2 18H6z"/></svg>'

let shops: Record<Name, RunningShop>
let browser: Browser
beforeAll(async () => {
  for (const name of ['dist', 'demo-store']) symlinkSync(resolve(name), join(folder, name))
  write('theme.css', THEME)
  write('icons/bag.svg', ICON)
  write(
    'public/logo.png',
    await sharp({ create: { width: 300, height: 100, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  )
  // Wide letters, far from those of the shop and of the system.
  const { resolve: fileOf } = createRequire(import.meta.url)
  for (const [name, weight] of Object.entries({ text: 400, bold: 700 })) {
    const file = fileOf(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`)
    cpSync(file, join(folder, `public/fonts/${name}.woff2`))
  }
  const [own, second, third] = await Promise.all([
    startShop(LAYOUTS.own, folder),
    startShop(LAYOUTS.second),
    startShop(LAYOUTS.third),
  ])
  shops = { own, second, third }
  browser = await openBrowser()
})
afterAll(async () => {
  await Promise.all([browser.close(), ...Object.values(shops).map((one) => one.stop())])
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

const addressOf = (name: Name, path = '/') => shops[name].url + path

describe('a theme', () => {
  test('shows in controls, typeface, logo and icons, and the shop’s own typeface is not loaded', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.push(new URL(request.url()).pathname)
    })
    await openPage(page, addressOf('own', PRODUCT))
    const button = page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first()
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element)
      return { backgroundColor, borderRadius, fontFamily }
    })
    expect(look).toMatchObject({ backgroundColor: 'rgb(18, 52, 86)', borderRadius: '0px' })
    expect(look.fontFamily).toMatch(/^"?Theme-body"?, "?Theme-body-stand-in/)
    expect(loaded.toSorted()).toEqual([...new Set(loaded)].toSorted())
    expect(loaded).toEqual([expect.stringMatching(/^\/font-/), expect.stringMatching(/^\/font-/)])

    const logo = page.getByRole('banner').getByRole('link', { name: 'Musette, accueil' }).locator('img')
    expect(await logo.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([132, 44])
    const cart = page.getByRole('banner').getByRole('link', { name: /Panier/ })
    expect(await cart.locator('svg').getAttribute('viewBox')).toBe('0 0 32 32')
    await expectAccessible(page, 'a product in a theme')
    expectSilence(visitor)
    await visitor.leave()
  })

  test('has its typeface named in the head, to be cached for good', async () => {
    const html = await (await fetch(addressOf('own'))).text()
    const links = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin/gi)]
    expect(links).toHaveLength(2)
    // Colours and a logo of the day alone.
    expect(html).toMatch(/<html[^>]* data-scheme="light"/)
    for (const [, path = ''] of links) {
      const response = await fetch(shops.own.url + path)
      expect(response.headers.get('content-type')).toBe('font/woff2')
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    expect(await (await fetch(inject('shopUrl'))).text()).toMatch(
      /<link rel="preload" href="\/assets\/figtree[^"]+\.woff2"/,
    )
  })

  // Words differ, if lines do not: without the stand-in the page moves 0.003 and 0.04.
  test.each([
    [360, 0.001],
    [1280, 0.01],
  ])('moves next to nothing at %i pixels when its typeface comes late', async (width, most) => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block' })
    await page.addInitScript(watchShifts)
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    await page.route('**/font-*.woff2', async (route) => {
      await released
      await route.continue()
    })
    const isLoaded = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => /Theme-body"?$/.test(family) && status === 'loaded')
            .length,
      )
    await page.goto(addressOf('own', PRODUCT), { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    expect(await isLoaded()).toBe(0)
    release()
    await expect.poll(isLoaded).toBe(2)
    await settled(page)
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(most)
    await leave()
  })
})

test('the page of tokens and components is there in development only', async () => {
  expect((await fetch(addressOf('own', '/dev/theme'))).status).toBe(404)
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((name) => readFileSync(join('dist', name), 'utf8').includes('Right to left'))).toEqual([])
})

describe('layouts', () => {
  test.each([360, 768, 1280])('hold the same parts at %i pixels, and break no rule', async (width) => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const found: Record<string, { header: string[]; home: string[]; product: string[] }> = {}
    for (const code of ['own', 'second', 'third'] as const) {
      await openPage(page, addressOf(code))
      if (width !== 768) await expectAccessible(page, `home of ${code}`)
      await expectFits(page, `home of ${code}`)
      const [header, home] = [await partsOf(page.getByRole('banner')), await partsOf(page.getByRole('main'))]
      await openPage(page, addressOf(code, PRODUCT))
      if (width !== 768) await expectAccessible(page, `product of ${code}`)
      await expectFits(page, `product of ${code}`)
      found[code] = { header, home, product: await partsOf(page.getByRole('main')) }
    }
    const { own, second, third } = found
    expect(second).toEqual(own)
    expect({ ...third, home: own?.home }).toEqual(own)
    expect(third?.home).toEqual(expect.arrayContaining(own?.home ?? []))
    expectSilence(visitor)
    await visitor.leave()
  })

  test('differ where they should', async () => {
    const { page, leave } = await visit(browser, 1280)
    const box = async (locator: Locator) => {
      const { x, y, width, height } = (await locator.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2, centre: x + width / 2 }
    }
    const header = page.getByRole('banner')
    const parts = async () => ({
      logo: await box(header.getByRole('link', { name: 'Musette, accueil' })),
      search: await box(header.getByRole('combobox')),
      menu: await box(header.getByRole('link', { name: 'Chiens', exact: true })),
    })
    await openPage(page, addressOf('second'))
    const centered = await parts()
    expect(Math.abs(centered.logo.centre - (await box(page.locator('body'))).centre)).toBeLessThan(2)
    expect(centered.search.right).toBeLessThan(centered.logo.left)
    const heading = page.getByRole('heading', { level: 1 })
    const picture = page.getByRole('main').locator('img')
    expect((await box(heading)).right).toBeLessThan((await box(picture)).left)

    await openPage(page, addressOf('third'))
    const compact = await parts()
    expect(compact.logo.right).toBeLessThan(compact.menu.left)
    expect(compact.menu.right).toBeLessThan(compact.search.left)
    expect(Math.abs(compact.menu.middle - compact.search.middle)).toBeLessThan(4)
    const first = page.getByRole('main').getByRole('link', { name: 'Chiens', exact: true })
    expect((await box(first)).bottom).toBeLessThan((await box(heading)).top)
    await page.mouse.wheel(0, 2000)
    await expect.poll(async () => (await parts()).logo.top).toBeLessThan(20)

    const price = page.getByRole('main').getByText(/34,90/)
    await openPage(page, addressOf('third', PRODUCT))
    expect((await box(price)).left).toBeGreaterThan((await box(heading)).right)
    await openPage(page, addressOf('second', PRODUCT))
    expect((await box(heading)).top).toBeGreaterThan((await box(picture)).bottom)
    await leave()
  })

  test('the list of suggestions has room on a phone, also beside a narrow field', async () => {
    const { page, leave } = await visit(browser, 360)
    await openPage(page, addressOf('third'))
    await page.getByRole('banner').getByRole('combobox').fill('croq')
    await page.getByRole('option').first().waitFor()
    const { width = 0 } = (await page.getByRole('listbox').boundingBox()) ?? {}
    expect(width).toBeGreaterThan(300)
    await expectFits(page, 'suggestions')
    await leave()
  })
})

/** What a screen reader finds in a part of the page, in any order, without text and pictures that a name repeats. */
async function partsOf(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n').map((line) => line.trim())
  return lines.filter((line) => !/^- (img|text)\b/.test(line)).toSorted()
}
