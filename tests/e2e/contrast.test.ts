import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { AXE, openBrowser, openPage, settled, visit } from './browser.ts'
import { beginOrder, goOnAsGuest, putInCart } from './checkout-steps.ts'
import { focusFaults } from './keyboard.ts'
import { differenceOf } from './picture-difference.ts'

const shop = inject('shopUrl')

const PAGES = {
  home: '/',
  category: '/chiens.html',
  product: '/manteau-de-pluie-brume-pour-chien.html',
  contact: '/contact',
}
/** Stops of the Tab key that are looked at on each page: the header, and the beginning of the content. */
const STOPS = 16
/** Share of a control's picture that says that its state is another. */
const SEEN = 0.01

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  ;({ page } = await visit(browser, 1280))
})
afterAll(() => browser.close())

/** WCAG 2.2, success criterion 1.4.11. */
const LEAST = 3
/** The same for text that is not large (1.4.3). */
const LEAST_OF_TEXT = 4.5

describe.each(['light', 'dark'] as const)('fields and signs stand out from what is around them, %s', (colorScheme) => {
  test.each(Object.entries(PAGES))('%s', async (_name, path) => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme })
    await openPage(page, shop + path)
    const found = await page.evaluate(edges)
    expect(found.length).toBeGreaterThan(1)
    expect(found.filter(({ edge, ground }) => contrastOf(edge, ground) < LEAST)).toEqual([])
  })
})

/** Where axe gives up: it sees that there is a picture, not which. */
describe.each(['light', 'dark'] as const)('words over pictures can be read, %s', (colorScheme) => {
  test.each([
    ['home', '/'],
    ['text of every kind', '/accueillir-un-chiot'],
  ])('%s', async (_name, path) => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme })
    await openPage(page, shop + path)
    const { words, faint } = await readWords()
    expect(words).toBeGreaterThan(1)
    expect(faint).toEqual([])
  })
})

/** Text on the colour behind it, by axe; by day, `expectAccessible` sees to it on all screens. */
describe('at night every screen can be read', () => {
  beforeAll(() => page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' }))

  test.each([
    '/',
    '/chiens.html',
    '/search/saumon',
    '/manteau-de-pluie-brume-pour-chien.html',
    '/biscuits-pomme-et-cannelle-pour-chien.html',
    '/accueillir-un-chiot',
    '/livraison',
    '/faq/',
    '/contact',
    '/login',
    '/register',
    '/orders',
    '/rgpd/',
    '/newsletter',
    '/accessibilite',
    '/cart',
    '/nothing-here',
    '/offline.html',
  ])('%s', async (path) => {
    await openPage(page, shop + path)
    expect(await backgroundOf(page)).toBeLessThan(0.05)
    expect(await unreadable(page)).toEqual([])
  })

  test('a cart and an order', async () => {
    const { page: shopper, leave } = await visit(browser, 360)
    await shopper.emulateMedia({ colorScheme: 'dark' })
    await putInCart(shopper, `${shop}/brosse-en-hetre-et-soies-de-sanglier.html`)
    await openPage(shopper, `${shop}/cart`)
    expect(await unreadable(shopper)).toEqual([])
    await beginOrder(shopper)
    expect(await unreadable(shopper)).toEqual([])
    await goOnAsGuest(shopper, 'nuit@example.com')
    await settled(shopper)
    expect(await unreadable(shopper)).toEqual([])
    await leave()
  })
})

test('printed pages are white', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' })
  await openPage(page, `${shop}/livraison`)
  expect(await backgroundOf(page)).toBe(1)
  await page.emulateMedia({ media: null })
})

describe('and if something were faint', () => {
  test('it would be found', async () => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    await openPage(page, shop)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        'h1 { color: #bbb !important; } * { border-color: #eee !important; transition: none !important; }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    const found = await page.evaluate(edges)
    expect(found.filter(({ edge, ground }) => contrastOf(edge, ground) < LEAST)).not.toEqual([])
    expect((await readWords()).faint).toHaveLength(1)
  })
})

/** With the reader's own colours, which take backgrounds and shadows away. */
describe('in forced colours', () => {
  beforeAll(() => page.emulateMedia({ forcedColors: 'active' }))

  test.each(Object.entries(PAGES))('%s: controls have edges, and the focus can be seen', async (_name, path) => {
    await openPage(page, shop + path)
    await expectOutlined(page)
  })

  test('so have those of an order', async () => {
    await putInCart(page, `${shop}/brosse-en-hetre-et-soies-de-sanglier.html`)
    await beginOrder(page)
    await goOnAsGuest(page, 'contraste@example.com')
    await expectOutlined(page)
  })

  test('what is chosen looks different from what is not', async () => {
    await openPage(page, `${shop}/manteau-de-pluie-brume-pour-chien.html`)
    const form = page.getByRole('main').getByRole('form')
    await expectSeen(form.getByRole('radio', { name: 'Marine' }).locator('xpath=..'), () =>
      form.getByRole('radio', { name: 'Marine' }).check(),
    )
    await expectSeen(form.getByRole('radio', { name: 'S', exact: true }).locator('xpath=..'), () =>
      form.getByRole('radio', { name: 'S', exact: true }).check(),
    )

    await openPage(page, `${shop}/register`)
    const box = page.getByRole('checkbox').first()
    await expectSeen(box, () => box.check())
  })

  test('the current page of a list differs from the others by more than its colour', async () => {
    await openPage(page, `${shop}/chiens.html`)
    const pages = page.getByRole('navigation', { name: /page/i })
    const current = pages.locator('[aria-current="page"]')
    const other = pages.getByRole('link', { name: /2$/ }).first()
    expect(await edgesOf(current)).not.toEqual(await edgesOf(other))
  })
})

/** Each control that can be seen has an edge, and each stop of the Tab key an outline in sight. */
async function expectOutlined(target: Page): Promise<void> {
  await settled(target)
  expect(await target.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  expect(await target.evaluate(edgeless)).toEqual([])
  for (let stop = 0; stop < STOPS; stop++) {
    await target.keyboard.press('Tab')
    const focused = target.locator(':focus')
    if ((await focused.count()) === 0) break
    const what = await focused.evaluate((element) => element.outerHTML.slice(0, 200))
    await expect.poll(() => focusFaults(focused), { message: what }).toEqual([])
  }
}

/** Runs in the page: fields, and buttons of words that send a form, without an edge in forced colours. */
function edgeless(): string[] {
  const hasEdge = (element: Element) => {
    const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth, appearance } =
      getComputedStyle(element)
    const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0
    return (
      isDrawn(borderTopStyle, borderTopWidth) ||
      isDrawn(borderBottomStyle, borderBottomWidth) ||
      (appearance !== 'none' && element.matches('input[type=checkbox], input[type=radio], select'))
    )
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { opacity, clipPath } = getComputedStyle(element)
    return (
      width > 2 &&
      height > 2 &&
      opacity !== '0' &&
      clipPath === 'none' &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const fields = 'input:not([type=hidden]), select, textarea, button[type=submit]:not(:has(> svg:first-child))'
  return [...document.querySelectorAll(fields)]
    .filter(
      (element) =>
        isShown(element) &&
        ![element, element.parentElement, element.closest('form')].some((one) => one && hasEdge(one)),
    )
    .map((element) => element.outerHTML.slice(0, 160))
}

async function unreadable(target: Page): Promise<string[]> {
  await target.evaluate(AXE)
  return target.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ['color-contrast'] })
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
  })
}

async function backgroundOf(target: Page): Promise<number> {
  const colour = await target.evaluate(() => {
    const [page = '', body = ''] = [document.documentElement, document.body].map(
      (one) => getComputedStyle(one).backgroundColor,
    )
    return body === 'rgba(0, 0, 0, 0)' ? page : body
  })
  return brightness((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as Colour)
}

type Colour = [red: number, green: number, blue: number]

/** Runs in the page: the edge of each field, and each sign that stands for a button or link, with the ground it is on. */
function edges(): { control: string; edge: Colour; ground: Colour }[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  /** Null for what can be seen through. */
  const opaque = (text: string): Colour | null => {
    canvas?.clearRect(0, 0, 1, 1)
    if (canvas) canvas.fillStyle = text
    canvas?.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
    return alpha === 255 ? [red, green, blue] : null
  }
  const groundOf = (element: Element | null): Colour =>
    element ? (opaque(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement)) : [255, 255, 255]
  const edgeOf = (box: Element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(box)
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 ? opaque(borderTopColor) : null
  }
  const isUsable = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isShown = width > 2 && height > 2 && getComputedStyle(element).opacity !== '0'
    const isOff = element.closest(':disabled, [aria-disabled=true]')
    return isShown && !isOff && element.checkVisibility({ visibilityProperty: true })
  }
  const fields = [...document.querySelectorAll('input:not([type=hidden]), select, textarea')].filter(isUsable)
  const signs = [...document.querySelectorAll('button svg, a svg')].filter(isUsable)
  return [
    ...fields.map((field) => {
      // The edge may be that of the box around the field.
      const box = [field, field.parentElement, field.closest('form')].find((one) => one && edgeOf(one)) ?? field
      const edge = edgeOf(box) ?? groundOf(box)
      return { control: field.outerHTML.slice(0, 160), edge, ground: groundOf(box.parentElement) }
    }),
    ...signs.map((sign) => ({
      control: sign.parentElement?.outerHTML.slice(0, 160) ?? '',
      edge: opaque(getComputedStyle(sign).color) ?? [0, 0, 0],
      ground: groundOf(sign),
    })),
  ]
}

function contrastOf(one: Colour, other: Colour): number {
  const [dark, light] = [brightness(one), brightness(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function brightness(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Runs in the page: words with a picture behind them, as axe found them. */
function wordsOverPictures(targets: string[]): { target: string; colour: Colour; isLarge: boolean }[] {
  return targets.flatMap((target) => {
    const element = document.querySelector(target)
    if (!element || element.matches('select')) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const colour = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as Colour
    return [{ target, colour, isLarge: size >= 24 || (size >= 18.5 && Number(fontWeight) >= 700) }]
  })
}

/** How many texts of the page have a picture behind them, and those that cannot be read there. */
async function readWords(): Promise<{ words: number; faint: string[] }> {
  await page.evaluate(AXE)
  const targets = await page.evaluate(async () => {
    const { incomplete } = await window.axe.run(document, { runOnly: ['color-contrast'] })
    return incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  })
  const words = await page.evaluate(wordsOverPictures, targets)
  // What is behind the words, without them.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important; text-shadow: none !important; }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const faint: string[] = []
  for (const { target, colour, isLarge } of words) {
    const box = page.locator(target).first()
    if (!(await box.isVisible())) continue
    const contrast = await lowestContrast(colour, await box.screenshot())
    if (contrast < (isLarge ? LEAST : LEAST_OF_TEXT)) faint.push(`${target}: ${contrast.toFixed(2)}`)
  }
  return { words: words.length, faint }
}

/** The lowest contrast of a colour with what a picture shows, but for single pixels. */
async function lowestContrast(colour: Colour, picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const found: number[] = []
  for (let at = 0; at < data.length; at += info.channels) {
    found.push(contrastOf(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length * 0.02)] ?? 0
}

/** Looks at a control before and after, without the focus on it. */
async function expectSeen(control: Locator, change: () => Promise<void>): Promise<void> {
  const look = async () => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await settled(page)
    return control.screenshot()
  }
  const before = await look()
  await change()
  expect(await differenceOf(before, await look())).toBeGreaterThan(SEEN)
}

function edgesOf(element: Locator): Promise<string[]> {
  return element.evaluate((one) => {
    const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine, fontWeight } = getComputedStyle(one)
    return [borderTopStyle === 'none' ? '0px' : borderTopWidth, outlineStyle, textDecorationLine, fontWeight]
  })
}
