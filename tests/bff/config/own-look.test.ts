import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../bff/config/read-config.ts'

const fontOf = (name: string) => createRequire(import.meta.url).resolve(name)
const DEJAVU = fontOf('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')
const VARIABLE = fontOf('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

const env = { UPSTREAM_URL: 'https://store.example/graphql', PUBLIC_URL: 'https://shop.example', SITES: 'foin' }
/** As the build knows musette.config.ts. */
const shop = { sites: { foin: {} }, environment: {}, lines: {} }
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'musette-look-'))
  mkdirSync(join(root, 'sites'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string | Buffer): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

const read = () => readConfig(env, join(root, 'sites'), shop).sites[0]

function faults(): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

/** The descriptors of the rules of a family, by its weights. */
function rulesOf(css: string, family: string): Record<string, Record<string, string>> {
  const rules = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, text = '']) =>
    Object.fromEntries(
      text.split(';').flatMap((one) => {
        const [name = '', ...value] = one.split(':')
        return name.trim() ? [[name.trim(), value.join(':').trim()]] : []
      }),
    ),
  )
  return Object.fromEntries(
    rules.filter((rule) => rule['font-family'] === `'${family}'`).map((rule) => [rule['font-weight'] ?? '', rule]),
  )
}

describe('a typeface that the theme names', () => {
  test('comes with a rule, and with a fallback of its own measures', () => {
    cpSync(DEJAVU, join(root, 'sites/foin/public/fonts/text.woff2'))
    write('sites/foin/theme.css', ':root {\n  --font-file: url(fonts/text.woff2);\n}\n')
    const { css = '', fonts } = read().theme ?? {}
    expect(fonts).toMatchObject([{ path: expect.stringMatching(/^\/font-[\w-]{8}\.woff2$/) }])
    expect(rulesOf(css, 'Theme-body')).toMatchObject({
      400: { 'font-display': 'swap', src: `url('.${fonts?.[0]?.path}') format('woff2')` },
    })
    // DejaVu Sans is 14 % wider than Arial, and 0.928 of its size high.
    const { 'size-adjust': size = '', 'ascent-override': ascent = '' } = rulesOf(css, 'Theme-body-stand-in')[400] ?? {}
    expect(parseFloat(size)).toBeCloseTo(114, 0)
    expect((parseFloat(ascent) * parseFloat(size)) / 10_000).toBeCloseTo(0.928, 2)
    expect(css).toContain("--font-body: 'Theme-body', 'Theme-body-stand-in'")
  })

  test('may be variable, in several files, for headings only, and in the folder of all sites', () => {
    cpSync(VARIABLE, join(root, 'public/heads.woff2'))
    cpSync(DEJAVU, join(root, 'sites/foin/public/text.woff2'))
    write(
      'theme.css',
      ':root { --font-file: url("text.woff2"), url(heads.woff2); --font-heading-file: url(heads.woff2) }',
    )
    const { css = '', fonts } = read().theme ?? {}
    expect(fonts).toHaveLength(3)
    expect(Object.keys(rulesOf(css, 'Theme-body'))).toEqual(['400', '300 900'])
    expect(Object.keys(rulesOf(css, 'Theme-heading-stand-in'))).toEqual(['300 550', '551 900'])
    expect(css).toContain("--font-heading: 'Theme-heading'")
  })

  test('is refused with the reason where it is not there, or cannot be read', () => {
    const theme = (value: string) => write('sites/foin/theme.css', `:root { --font-file: ${value} }`)
    write('sites/foin/public/no.woff2', 'no typeface')
    write('sites/foin/public/half.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60, 1)]))
    write('sites/foin/public/big.woff2', Buffer.alloc(600_000))
    const cases: [value: string, fault: string][] = [
      ['url(gone.woff2)', '--font-file: gone.woff2 is not in public/'],
      ['url(no.woff2)', 'no.woff2 cannot be read: it is no WOFF2 file'],
      ['url(half.woff2)', 'half.woff2 cannot be read: '],
      ['url(big.woff2)', 'big.woff2 has 600000 bytes: 524288 are the most'],
      ["'Georgia'", '--font-file has to name at most 4 files of public/, such as url(fonts/text.woff2)'],
      ['url(../texts.json)', '--font-file has to name at most 4 files'],
    ]
    for (const [value, fault] of cases) {
      theme(value)
      expect(faults(), value).toEqual([expect.stringContaining(fault)])
    }
    write('sites/foin/theme.css', '/* :root { --font-file: url(gone.woff2) } */')
    expect(faults()).toEqual([])
  })
})

describe('icons of a site', () => {
  test('are drawn by files with the names of the shop’s icons, each site’s own before those of all', () => {
    write('icons/bag.svg', '<svg viewBox="0 0 10 10"><path d="M0 0"/></svg>')
    write('icons/user.svg', '<svg viewBox="0 0 16 16"><circle cx="8" cy="8" r="4"/></svg>')
    write(
      'sites/foin/icons/bag.svg',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor" stroke="none" onload="x()">\n  <g>\n    <path d="M1 1h30"/>\n  </g>\n</svg>\n',
    )
    expect(read().page.icons).toEqual({
      bag: { viewBox: '0 0 32 32', shapes: '<g fill="currentColor" stroke="none"><g><path d="M1 1h30"/></g></g>' },
      user: { viewBox: '0 0 16 16', shapes: '<g><circle cx="8" cy="8" r="4"/></g>' },
    })
  })

  test('are refused with the list of names, or where they hold more than shapes', () => {
    write('sites/foin/icons/basket.svg', '<svg viewBox="0 0 10 10"><path d="M0 0"/></svg>')
    expect(faults()).toEqual([
      expect.stringMatching(/basket\.svg is no icon of the shop: there are alert\.svg, .*bag\.svg/),
    ])
    rmSync(join(root, 'sites/foin/icons/basket.svg'))
    const shapes = [
      '<script>x()</script>',
      '<path d="M0 0" onclick="x()"/>',
      '<a href="javascript:x()"><path d="M0 0"/></a>',
      '<path d="M0 0" style="fill:red"/>',
      '<g><![CDATA[x]]></g>',
      '<path d="M0 0"/>text',
      '',
    ]
    for (const one of shapes) {
      write('sites/foin/icons/bag.svg', `<svg viewBox="0 0 10 10">${one}</svg>`)
      expect(faults(), one).toEqual([expect.stringContaining('bag.svg has to be an SVG with a viewBox')])
    }
    write('sites/foin/icons/bag.svg', '<svg><path d="M0 0"/></svg>')
    expect(faults()).toEqual([expect.stringContaining('with a viewBox')])
    write('sites/foin/icons/bag.svg', `<svg viewBox="0 0 9 9"><path d="${'M0 0'.repeat(3000)}"/></svg>`)
    expect(faults()).toEqual([expect.stringContaining('8192 are the most')])
  })
})
