import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../bff/app.ts'
import type { PageRequest } from '../../../schema/page.ts'
import { fakeDomains } from '../support/fake-domains.ts'
import { fakePages, testConfig } from '../support/test-app.ts'

const FONT = createRequire(import.meta.url).resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'
const shop = { sites: { foin: {} }, environment: {}, lines: {} }
const builtManifest = {
  name: 'Built',
  theme_color: '#000000',
  start_url: './',
  shortcuts: [
    { name: 'Built cart', url: './cart' },
    { name: 'Built orders', url: './user/orders/' },
    { name: 'Of an extension', url: './its-page' },
  ],
}

let root: string
let app: FastifyInstance
let rendered: PageRequest | undefined

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'musette-files-'))
  write('build/shared.txt', 'of the build')
  write('build/only-built.txt', 'of the build alone')
  write('build/assets/entry-abc.css', 'a{}')
  write('build/assets/picture-abc.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('build/assets/entry-abc.js', '1')
  write('build/assets/entry-abc.js.map', '{}')
  write('build/manifest.webmanifest', JSON.stringify(builtManifest))
  write('sites/foin/theme.css', ':root { --color-primary: #8a5324; --font-file: url(text.woff2); }')
  write('sites/foin/public/shared.txt', 'of the site')
  mkdirSync(join(root, 'sites/foin/public'), { recursive: true })
  cpSync(FONT, join(root, 'sites/foin/public/text.woff2'))
  await sharp({ create: { width: 240, height: 80, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(root, 'sites/foin/public/logo.png'))
  app = await start({ SITES: 'foin', SHOP_NAME: 'Le Foin', BASE_PATH: '/boutique', THEME_COLOR: '#8a5324' })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

function start(env: Record<string, string>): Promise<FastifyInstance> {
  return createApp(testConfig(env, join(root, 'sites'), shop), {
    ...fakeDomains,
    pages: {
      ...fakePages,
      publicDir: join(root, 'build'),
      assetsBelow: (base) => ({ ...fakePages.assetsBelow(base), styles: ['/built.css'], fonts: ['/built.woff2'] }),
      render: async (request) => {
        rendered = request
        return { kind: 'html', status: 200, html: 'x' }
      },
    },
  })
}

const get = (path: string) => app.inject(`/boutique${path}`)

/** What a page is rendered with. */
async function pageOf(of: FastifyInstance, url: string): Promise<PageRequest> {
  rendered = undefined
  await of.inject(url)
  if (!rendered) throw new Error(`${url} was not rendered`)
  return rendered
}

describe('files of a site', () => {
  test('replace those of the build with the same name; others stay', async () => {
    expect((await get('/shared.txt')).body).toBe('of the site')
    expect((await get('/only-built.txt')).body).toBe('of the build alone')
  })

  test('never change where a hash is in their name', async () => {
    expect((await get('/assets/entry-abc.js')).headers['cache-control']).toBe(KEPT_FOR_GOOD)
  })

  test('are no maps of the source', async () => {
    expect((await get('/assets/entry-abc.js.map')).statusCode).toBe(404)
  })
})

describe('the look of a site', () => {
  test('follows the styles of the build, and its typeface replaces theirs', async () => {
    const { assets } = await pageOf(app, '/boutique/chiens.html')
    expect(assets.styles).toEqual(['/built.css', expect.stringMatching(/^\/boutique\/theme-[\w-]{8}\.css$/)])
    expect(assets.fonts).toEqual([expect.stringMatching(/^\/boutique\/font-[\w-]{8}\.woff2$/)])
    const [css, font] = [await app.inject(assets.styles[1] ?? ''), await app.inject(assets.fonts[0] ?? '')]
    expect(css.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': KEPT_FOR_GOOD })
    expect(css.body).toContain('--color-primary: #8a5324')
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': KEPT_FOR_GOOD })
    expect(font.rawPayload.equals(readFileSync(FONT))).toBe(true)
  })

  test('shows its logo with its size, on light ground where the theme has no night', async () => {
    const { site } = await pageOf(app, '/boutique/chats.html')
    expect(site).toMatchObject({ logo: { path: '/logo.png', width: 240, height: 80 }, isLight: true })
  })

  test('colours pages that depend on nothing else', async () => {
    const style = await get('/status-page.css')
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(style.body).toContain('--color-primary: #8a5324')
    const offline = await get('/offline.html')
    expect(offline.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(offline.body).toContain('Le Foin')
  })

  test('is that of the build in a shop without one', async () => {
    const plain = await start({})
    const { assets, site } = await pageOf(plain, '/')
    expect([assets.styles, assets.fonts]).toEqual([['/built.css'], ['/built.woff2']])
    expect(site).not.toHaveProperty('isLight')
    expect((await plain.inject('/status-page.css')).body).not.toContain('#8a5324')
    await plain.close()
  })
})

test('the web manifest is in the name, colour and words of the site; what it does not know stays', async () => {
  const response = await get('/manifest.webmanifest')
  expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.json()).toEqual({
    name: 'Le Foin',
    short_name: 'Le Foin',
    theme_color: '#8a5324',
    lang: 'fr-FR',
    description: expect.stringMatching(/./),
    start_url: './',
    shortcuts: [
      { name: 'Panier', url: './cart' },
      { name: 'Mes commandes', url: './user/orders/' },
      { name: 'Of an extension', url: './its-page' },
    ],
  })
})
