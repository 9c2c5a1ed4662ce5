import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, inject, test } from 'vitest'

const shop = inject('shopUrl')

/** In bytes of gzip -9, per page type: what the browser has to have before a page is complete and usable. */
const LIMITS = { code: 110_000, messages: 5_000, styles: 20_000 }

/** Files of typefaces that the styles of a page may name. */
const MAX_FONTS = 2

const PAGES: [string, () => string][] = [
  ['home', () => '/'],
  ['category', () => '/chiens.html'],
  ['product', () => products.plain],
  ['configurable product', () => products.configurable],
  ['search', () => '/search/croquettes'],
  ['cart', () => '/cart'],
]

const products = { plain: '', configurable: '' }
const sizes = new Map<string, number>()

beforeAll(async () => {
  const list = await read('/chiens/croquettes.html')
  const cards = [...list.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => ({
    path: /href="(\/[^"]+\.html)"/.exec(card)?.[1] ?? '',
    isPlain: card.includes('Ajouter'),
  }))
  products.plain = cards.find(({ isPlain }) => isPlain)?.path ?? ''
  products.configurable = cards.find(({ isPlain }) => !isPlain)?.path ?? ''
})

describe('the first load of a page stays in its budget', () => {
  test.each(PAGES)('%s', async (_name, pathOf) => {
    const html = await read(pathOf())
    const scripts = addresses(html, /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g)
    const styles = addresses(html, /<link\b[^>]*\bhref="([^"]+\.css)"/g)
    // The catalogue of the shop's language is text, though it comes as a module.
    const messages = scripts.filter((script) => /\/fr-[^/]+\.js$/.test(script))
    const code = scripts.filter((script) => !messages.includes(script))

    expect(code.length).toBeGreaterThan(0)
    expect(messages).toHaveLength(1)
    expect(await total(code)).toBeLessThanOrEqual(LIMITS.code)
    expect(await total(messages)).toBeLessThanOrEqual(LIMITS.messages)
    expect(await total(styles)).toBeLessThanOrEqual(LIMITS.styles)
    expect((await fontsOf(styles)).length).toBeLessThanOrEqual(MAX_FONTS)
  })
})

test('code waits behind styles, pictures and the typeface', async () => {
  const html = await read('/cart')
  const scripts = html.match(/<(?:script|link)\b[^>]*\b(?:src|href)="[^"]+\.js"[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter((script) => !/ fetchpriority="low"/i.test(script))).toEqual([])
})

test('the code that asks for the cart comes with the cart’s page', async () => {
  expect(await read('/cart')).toMatch(/<link rel="modulepreload"[^>]*\/transport-/)
  expect(await read('/')).not.toContain('/transport-')
})

async function read(path: string): Promise<string> {
  const response = await fetch(shop + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
}

async function fontsOf(styles: string[]): Promise<string[]> {
  const texts = await Promise.all(styles.map(read))
  return addresses(texts.join('\n'), /url\(["']?([^"')]+\.(?:woff2?|ttf|otf))\b/g)
}

async function total(files: string[]): Promise<number> {
  const all = await Promise.all(files.map(size))
  return all.reduce((sum, bytes) => sum + bytes, 0)
}

async function size(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = gzipSync(Buffer.from(await (await fetch(shop + file)).arrayBuffer()), { level: 9 }).length
  sizes.set(file, bytes)
  return bytes
}
