import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pairs } from '../../web/dev/tokens.ts'

const page = readFileSync('docs/theme.md', 'utf8')
const css = readFileSync('web/ui/global.css', 'utf8')

/** Set on elements by the code; and what a theme names its typefaces by. */
const OTHERS: ReadonlySet<string> = new Set(['--cover', '--font-file', '--font-heading-file'])

const declared = [...css.matchAll(/^ {4}(--[\w-]+): ([^;]+);$/gm)].map(([, name = '', value = '']) => ({ name, value }))
/** Those of `prefers-color-scheme: dark`. */
const dark = new Map(
  [...css.matchAll(/^ {6}(--color-[\w-]+): ([^;]+);$/gm)].map(([, name = '', value = '']) => [name, value]),
)

test('docs/theme.md names each token with its default, and colours with that of the night', () => {
  const rows = [...page.matchAll(/^\| `(--[\w-]+)` *\| `(.+?)` *\| (?:(?:`([^`]+)`|the same) \| )?.+ \|$/gm)]
  const named = rows.map(([, name = '', value, night]) => ({ name, value, night }))
  expect(named).toHaveLength(declared.length)
  expect(named).toEqual(expect.arrayContaining(declared.map((token) => ({ ...token, night: dark.get(token.name) }))))
  expect([...dark.keys()].filter((name) => !declared.some((token) => token.name === name))).toEqual([])
})

describe('what stands on a colour can be read', () => {
  const day = new Map(declared.map(({ name, value }) => [name, value]))
  const night = new Map([...day, ...dark])
  /** A site's theme over these. */
  const themed = (file: string) => {
    const [light = '', own = ''] = readFileSync(file, 'utf8').split(/@media screen and \(prefers-color-scheme: dark\)/)
    const over = (base: Map<string, string>, ...parts: string[]) =>
      new Map([
        ...base,
        ...parts.flatMap((part) =>
          [...part.matchAll(/(--color-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
        ),
      ])
    return [over(day, light), over(night, light, own)] as const
  }
  const [stableDay, stableNight] = themed('sites/cheval/theme.css')
  const [bookDay, bookNight] = themed('examples/bookshop/sites/theme.css')
  test.each([
    ['by day', day],
    ['at night', night],
    ['in a theme, by day', stableDay],
    ['in a theme, at night', stableNight],
    ['in the bookshop, by day', bookDay],
    ['in the bookshop, at night', bookNight],
  ])('%s', (_name, colours) => {
    const luminance = (name: string): number => {
      const value = colours.get(name) ?? ''
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
    const known = new Set([...declared.map(({ name }) => name), ...(isTheme ? [] : names(text, /(--[\w-]+):/g))])
    const used = [...names(text, /var\((--[\w-]+)/g), ...(isTheme ? names(text, /(--[\w-]+):/g) : [])]
    return used.filter((name) => !known.has(name) && !OTHERS.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(unknown).toEqual([])
})

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
