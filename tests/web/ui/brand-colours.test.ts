import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const house = readFileSync('web/ui/global.css', 'utf8')
const horses = readFileSync('sites/cheval/theme.css', 'utf8')

/** By day. */
const tokensOf = (css: string) => {
  const [day = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
  const found = day.matchAll(/--color-([a-z-]+): (#[\da-f]{6});/g)
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]))
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each([
  ['the house', tokensOf(house)],
  ['the site for horses', new Map([...tokensOf(house), ...tokensOf(horses)])],
])('the brand colours of %s', (_site, tokens) => {
  test.each(['primary', 'secondary', 'success', 'info', 'warning', 'error'])('%s can be read on white', (name) => {
    expect(1.05 / (luminance(tokens.get(name) ?? '#ffffff') + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})

test('the secondary colour is a dark grey, and that of texts and quiet buttons', () => {
  const [red = 0, green = 0, blue = 0] = (
    tokensOf(house)
      .get('secondary')
      ?.match(/[\da-f]{2}/g) ?? []
  ).map((part) => parseInt(part, 16))
  expect(Math.max(red, green, blue)).toBeLessThan(80)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(10)
  expect(house).toContain('--color-text: var(--color-secondary)')
  expect(readFileSync('web/ui/Button.module.css', 'utf8')).toMatch(/\.quiet \{\s+color: var\(--color-secondary\)/)
})
