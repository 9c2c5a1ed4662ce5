import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FontFile, readFontFile } from './font-file.ts'

/** The theme of a site: its style sheet, and the typefaces that it names. */
export type Theme = {
  /** The rules of its typefaces, then custom properties that override those of `web/ui/global.css`. */
  css: string
  fonts: readonly ThemeFont[]
  /** Colour schemes of the theme: light, or light and dark; `null` for a theme without colours. */
  schemes: 'light' | 'both' | null
}

export type ThemeFont = {
  /** Below the base path; its name holds its hash. */
  path: string
  content: Buffer
}

/** Properties of a theme that name files of typefaces, and the token that these stand for. */
const FONT_FILES = { '--font-file': '--font-body', '--font-heading-file': '--font-heading' }

/** Bytes. A visitor loads the file before text shows in this font. */
const MAX_FONT_BYTES = 512 * 1024
/** Regular and strong, upright and slanted. */
const MAX_FONTS = 4

/** Bytes of the theme's own style sheet. */
const MAX_THEME_BYTES = 16 * 1024

/** Reads a theme, with its typefaces from the first of the public folders that has each. Appends faults to `faults`. */
export function readTheme(file: string, publicDirs: readonly string[], faults: string[]): Theme | null {
  const { size } = statSync(file)
  if (size > MAX_THEME_BYTES) {
    faults.push(`${file} has ${size} bytes: ${MAX_THEME_BYTES} are the most`)
    return null
  }
  const css = readFileSync(file, 'utf8')
  const families = Object.entries(FONT_FILES).flatMap(([property, token]) => {
    const value = new RegExp(`${property}:([^;}]+)`).exec(withoutComments(css))?.[1]
    if (value === undefined) return []
    const names = namesIn(value)
    if (!names || names.length > MAX_FONTS) {
      faults.push(
        `${file}: ${property} has to name at most ${MAX_FONTS} files of public/, such as url(fonts/text.woff2), url(fonts/bold.woff2)`,
      )
      return []
    }
    const read = (name: string) =>
      readFont(name, publicDirs, (fault) => void faults.push(`${file}: ${property}: ${fault}`))
    return [{ token, fonts: names.flatMap((name) => read(name) ?? []) }]
  })
  const rules = families.map(({ token, fonts }) => familyRules(token, fonts))
  return {
    css: [...rules, css].join('\n'),
    fonts: families.flatMap(({ fonts }) => fonts),
    schemes: schemesOf(withoutComments(css)),
  }
}

/** Returns the schemes that a theme has colours for. Colours chosen only for a light background are unreadable on a dark one. */
function schemesOf(css: string): Theme['schemes'] {
  if (/prefers-color-scheme:\s*dark/.test(css)) return 'both'
  return /--color-[\w-]+\s*:|color-scheme:/.test(css) ? 'light' : null
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}

/** `url(fonts/text.woff2), url("fonts/bold.woff2")`; undefined for anything else. */
function namesIn(value: string): string[] | undefined {
  const names = value.split(',').map((one) => /^\s*url\(\s*(["']?)([\w-][\w./-]*)\1\s*\)\s*$/.exec(one)?.[2] ?? '')
  return names.every((name) => name !== '' && !name.includes('..')) ? names : undefined
}

function readFont(name: string, publicDirs: readonly string[], fail: (fault: string) => undefined) {
  const file = publicDirs.map((folder) => join(folder, name)).find((one) => existsSync(one))
  if (!file) return fail(`${name} is not in public/`)
  const { size } = statSync(file)
  if (size > MAX_FONT_BYTES) return fail(`${name} has ${size} bytes: ${MAX_FONT_BYTES} are the most`)
  const content = readFileSync(file)
  try {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    return { path: `/font-${hash}.woff2`, content, ...readFontFile(content) }
  } catch (error) {
    return fail(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Mean width of the letters of Arial, and of fonts with its widths, by the text that `readFontFile` measures with. */
const ARIAL = { regular: 0.441, bold: 0.4738 }
/** The weight from which the fallback is Arial Bold. */
const BOLD = 551
/** The usual weights of text below `BOLD` and from it on. */
const USUAL = { regular: 400, bold: 650 }

const LOCAL = {
  regular: `local('Arial'), local('Liberation Sans'), local('Roboto')`,
  bold: `local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')`,
}

/** Returns a family of the fonts, and a fallback with the same metrics, so that the layout does not shift when the fonts load. */
function familyRules(token: string, fonts: readonly (ThemeFont & FontFile)[]): string {
  const name = `Theme${token.slice('--font'.length)}`
  const rules = fonts.flatMap((font) => [ownRule(name, font), ...standIns(name, font)])
  return `${rules.join('\n')}\n:root { ${token}: '${name}', '${name}-stand-in', system-ui, sans-serif; }`
}

function ownRule(name: string, { path, weights: { least, most }, isItalic }: ThemeFont & FontFile): string {
  // The style sheet lies beside the file.
  return rule(name, least, most, isItalic, `font-display: swap; src: url('.${path}') format('woff2');`)
}

function standIns(name: string, font: FontFile): string[] {
  const { least, most } = font.weights
  const standIn = (kind: 'regular' | 'bold', from: number, to: number) => {
    const adjusted = font.widthAt(Math.min(Math.max(USUAL[kind], from), to)) / ARIAL[kind]
    const percent = (share: number) => `${(share * 100).toFixed(2)}%`
    const metrics = [
      `size-adjust: ${percent(adjusted)};`,
      `ascent-override: ${percent(font.ascent / adjusted)};`,
      `descent-override: ${percent(font.descent / adjusted)};`,
      `line-gap-override: ${percent(font.lineGap / adjusted)};`,
    ]
    return rule(`${name}-stand-in`, from, to, font.isItalic, `src: ${LOCAL[kind]}; ${metrics.join(' ')}`)
  }
  return [
    ...(least < BOLD ? [standIn('regular', least, Math.min(most, BOLD - 1))] : []),
    ...(most >= BOLD ? [standIn('bold', Math.max(least, BOLD), most)] : []),
  ]
}

function rule(family: string, from: number, to: number, isItalic: boolean, rest: string): string {
  const weight = from === to ? from : `${from} ${to}`
  const style = isItalic ? 'italic' : 'normal'
  return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; ${rest} }`
}
