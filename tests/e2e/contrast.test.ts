import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, openPage, settled, visit } from './browser.ts'
import { beginOrder, goOnAsGuest, putInCart } from './checkout-steps.ts'
import { focusFaults } from './keyboard.ts'
import { differenceOf } from './picture-difference.ts'

const shop = inject('shopUrl')

const PAGES = {
  home: '/',
  category: '/chiens.html',
  product: '/manteau-de-pluie-brume-pour-chien.html',
  contact: '/contact',
  login: '/login',
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

describe('fields and signs stand out from what is around them', () => {
  test.each(Object.entries(PAGES))('%s', async (_name, path) => {
    await page.emulateMedia({ forcedColors: 'none' })
    await openPage(page, shop + path)
    const faint = await page.evaluate(edgeContrasts)
    expect(faint.length).toBeGreaterThan(1)
    expect(faint.filter(({ contrast }) => contrast < LEAST)).toEqual([])
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
    await expect.poll(() => focusFaults(focused), { message: what, timeout: 2000 }).toEqual([])
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

/** Runs in the page: how much the edge of each field, and each sign that stands for a button or link, differs from its ground. */
function edgeContrasts(): { control: string; contrast: number }[] {
  type Colour = { r: number; g: number; b: number; a: number }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parse = (text: string): Colour => {
    canvas?.clearRect(0, 0, 1, 1)
    if (canvas) canvas.fillStyle = text
    canvas?.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
    return { r, g, b, a: a / 255 }
  }
  const linear = (part: number) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const brightness = ({ r, g, b }: Colour) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const contrastOf = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const groundOf = (element: Element | null): Colour => {
    if (!element) return parse('#fff')
    const colour = parse(getComputedStyle(element).backgroundColor)
    return colour.a > 0.99 ? colour : groundOf(element.parentElement)
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 2 &&
      height > 2 &&
      getComputedStyle(element).opacity !== '0' &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const edgeOf = (box: Element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(box)
    const colour = parse(borderTopColor)
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0 && colour.a > 0.99 ? colour : null
  }
  const fields = [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]
  const signs = [...document.querySelectorAll('button svg, a svg')]
  const isUsable = (element: Element) => isShown(element) && !element.closest(':disabled, [aria-disabled=true]')
  return [
    ...fields.filter(isUsable).map((field) => {
      // The edge may be that of the box around the field.
      const box = [field, field.parentElement, field.closest('form')].find((one) => one && edgeOf(one)) ?? field
      const around = groundOf(box.parentElement)
      const edge = edgeOf(box) ?? groundOf(box)
      return { control: field.outerHTML.slice(0, 160), contrast: contrastOf(edge, around) }
    }),
    ...signs.filter(isUsable).map((sign) => {
      const colour = parse(getComputedStyle(sign).color)
      return {
        control: sign.parentElement?.outerHTML.slice(0, 160) ?? '',
        contrast: contrastOf(colour, groundOf(sign)),
      }
    }),
  ]
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
