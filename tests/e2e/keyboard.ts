import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More stops than any page has. */
const MAX_STOPS = 150

/** A shopper without a mouse: goes by Tab, and fails where the focus cannot be seen. */
export function keyboardOf(page: Page) {
  const { keyboard } = page

  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor()
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await hasFocus(target)) return expect(await focusFaults(target)).toEqual([])
      await keyboard.press('Tab')
    }
    throw new Error(`The Tab key never reached ${String(target)}.`)
  }
  return {
    tabTo,
    async press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
      await tabTo(target)
      await keyboard.press(key)
    },
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(target)
      await keyboard.type(text)
    },
  }
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** What keeps a shopper from seeing where the focus is (WCAG 2.4.7 and 2.4.11): on the element, or on the label or card that it stands for. */
export function focusFaults(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const faults: string[] = []
    const whole = element.closest('label, article')
    const parts = [element, whole, whole?.parentElement, ...(whole?.querySelectorAll('*') ?? [])].filter(
      (part) => part instanceof Element,
    )
    const hasOutline = (part: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    if (!parts.some(hasOutline)) faults.push('no outline')
    const { left, right, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect()
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!shown || !parts.some((part) => part.contains(shown) || shown.contains(part))) faults.push('out of sight')
    return faults
  })
}
