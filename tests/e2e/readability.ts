import type { Page } from 'playwright-core'

/** The least that authors have to put up with (WCAG 2.2, success criterion 1.4.12), over whatever the page says itself. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

/** Sets the page's text as a reader may; through the CSSOM, as the content security policy allows no style of others. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
}

/** Visible text that a box cuts off or that lies beside the page, out of reach; what can be scrolled to is not lost. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Parts of a pixel, and the room that a font reserves above and below its letters. */
    const BESIDE = 1.5
    const ABOVE = 0.3

    const lost = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (!isWhole(rect, element) && !isFolded(element))
          lost.add(`${node.nodeValue.trim().slice(0, 60)} (${element.className})`)
      }
    }
    return [...lost]

    /** Whether a button beside it unfolds the rest. */
    function isFolded(element: Element): boolean {
      const buttons = document.querySelectorAll('[aria-expanded="false"][aria-controls]')
      return [...buttons].some((one) =>
        document.getElementById(one.getAttribute('aria-controls') ?? '')?.contains(element),
      )
    }

    function isWhole(rect: DOMRect, start: Element): boolean {
      const slack = rect.height * ABOVE
      for (let box: Element | null = start; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
        // Text for screen readers only.
        if (clipPath !== 'none') return true
        const frame = box.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll') return true
        if (overflowX !== 'visible' && (rect.left < frame.left - BESIDE || rect.right > frame.right + BESIDE))
          return false
        if (overflowY === 'auto' || overflowY === 'scroll') continue
        if (overflowY !== 'visible' && (rect.top < frame.top - slack || rect.bottom > frame.bottom + slack))
          return false
        if (position === 'fixed') break
      }
      return rect.left >= -BESIDE && rect.right <= document.documentElement.clientWidth + BESIDE
    }
  })
}

/** Share of the window's height that stays covered while the page scrolls. */
export function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
    const rows = Array.from({ length: 64 }, (_, row) => ((row + 0.5) * innerHeight) / 64)
    const isHeld = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isHeld(element.parentElement))
    const covered = rows.filter((y) => isHeld(document.elementFromPoint(innerWidth / 2, y)))
    window.scrollTo(0, 0)
    return covered.length / rows.length
  })
}

/** What would still move for somebody who asked for less motion: longest running time in ms, by element. */
export function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Milliseconds; shorter than any eye follows. */
    const BLINK = 20
    const longest = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
    const moving = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > BLINK
        if (isAnimated || longest(style.transitionDuration) > BLINK || style.scrollBehavior === 'smooth') {
          moving.add(`${element.localName}${pseudo ?? ''} ${element.getAttribute('class') ?? ''}`)
        }
      }
    }
    return [...moving]
  })
}
