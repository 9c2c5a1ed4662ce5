import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shopFiles } from '../../scripts/new/shop.mjs'
import { pairs } from '../../web/dev/tokens.ts'

const page = readFileSync('docs/theme.md', 'utf8')
const css = readFileSync('web/ui/global.css', 'utf8')

/** Set on elements by the code; and what a theme names its typefaces by. */
const OTHERS: ReadonlySet<string> = new Set([
  '--cover',
  '--font-file',
  '--font-heading-file',
  '--bar-height',
  '--banner-height',
  '--zoom',
])

const declared = names(css, /^ {4}(--[\w-]+): [^;]+;$/gm)

test('docs/theme.md names each token', () => {
  expect(names(page, /^- `(--[\w-]+)`: .+$/gm).toSorted()).toEqual(declared.toSorted())
})

describe('what stands on a colour can be read', () => {
  const colours = (text: string, pattern: RegExp) =>
    new Map([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))
  const day = colours(css, /^ {4}(--color-[\w-]+): ([^;]+);$/gm)
  const night = new Map([
    ...day,
    ...colours(
      css.split('(prefers-color-scheme: dark)')[1]?.split('@media')[0] ?? '',
      /^ {6}(--color-[\w-]+): ([^;]+);$/gm,
    ),
  ])
  /** A site's theme over these. */
  const themed = (theme: string) => {
    const [light = '', own = ''] = theme.split(/@media screen and \(prefers-color-scheme: dark\)/)
    const over = (base: Map<string, string>, part: string) =>
      new Map([...base, ...colours(part, /(--color-[\w-]+): ([^;]+);/g)])
    return [over(day, light), over(night, light + own)] as const
  }
  const [stableDay, stableNight] = themed(readFileSync('sites/cheval/theme.css', 'utf8'))
  const [bookDay, bookNight] = themed(readFileSync('examples/bookshop/sites/theme.css', 'utf8'))
  const [newDay, newNight] = themed(shopFiles('my-shop', { musette: '', overrides: {}, types: '' })['theme.css'])
  test.each([
    ['by day', day],
    ['at night', night],
    ['in a theme, by day', stableDay],
    ['in a theme, at night', stableNight],
    ['in the bookshop, by day', bookDay],
    ['in the bookshop, at night', bookNight],
    ['in a new shop, by day', newDay],
    ['in a new shop, at night', newNight],
  ])('%s', (_name, shown) => {
    const luminance = (name: string): number => {
      const value = shown.get(name) ?? ''
      const [, alias] = /^var\((.+)\)$/.exec(value) ?? []
      if (alias) return luminance(alias)
      const hex = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const faint = pairs.flatMap(([front, back, least]) => {
      const [low = 0, high = 0] = [`--color-${front}`, `--color-${back}`].map(luminance).toSorted((a, b) => a - b)
      const contrast = (high + 0.05) / (low + 0.05)
      return contrast < least ? [`${front} on ${back}: ${contrast.toFixed(2)}`] : []
    })
    expect(faint).toEqual([])
  })
})

test('style sheets use no token that does not exist', () => {
  const sheets = ['web', 'extensions', 'sites', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && !name.includes('dist/'))
      .map((name) => join(folder, name)),
  )
  expect(sheets.length).toBeGreaterThan(100)
  const unknown = sheets.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isTheme = file.endsWith('theme.css')
    const known = new Set([...declared, ...(isTheme ? [] : names(text, /(--[\w-]+):/g))])
    const used = [...names(text, /var\((--[\w-]+)/g), ...(isTheme ? names(text, /(--[\w-]+):/g) : [])]
    return used.filter((name) => !known.has(name) && !OTHERS.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(unknown).toEqual([])
})

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
