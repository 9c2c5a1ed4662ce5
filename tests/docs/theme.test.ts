import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/theme.md', 'utf8')
const css = readFileSync('web/ui/global.css', 'utf8')

/** Set on elements by the code; and what a theme names its typefaces by. */
const OTHERS: ReadonlySet<string> = new Set(['--cover', '--font-file', '--font-heading-file'])

const declared = names(css, /^ {4}(--[\w-]+): [^;]+;$/gm)

test('docs/theme.md names each token', () => {
  expect(names(page, /^- `(--[\w-]+)`: .+$/gm).toSorted()).toEqual(declared.toSorted())
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
