import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { overrides, overridesOf, ratedOverrides } from '../../../scripts/vite/overrides.mjs'
import { publicNames } from '../../../scripts/vite/public-names.mjs'

let shop = ''
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'musette-shop-'))
})
afterEach(() => rmSync(shop, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(shop, file)), { recursive: true })
    writeFileSync(join(shop, file), text)
  }
}

/** Builds the core's `web/ui/Price.tsx` as the pages of this shop have it. */
async function built() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [publicNames([]), overrides(shop)],
    build: {
      write: false,
      manifest: true,
      rolldownOptions: {
        input: resolve('web/ui/Price.tsx'),
        preserveEntrySignatures: 'strict',
        external: /^react|^virtual:|messages-context|use-format/,
      },
    },
  })) as Rolldown.RolldownOutput
  const of = (ending: string) => output.find(({ fileName }) => fileName.endsWith(ending))
  const source = (ending: string) => {
    const found = of(ending)
    return found?.type === 'asset' ? String(found.source) : (found?.code ?? '')
  }
  return { js: source('.js'), css: source('.css'), manifest: source('manifest.json') }
}

test('puts a component of the shop in the place of the core’s, and it may show the original', async () => {
  write({
    'web/ui/VisuallyHidden.tsx': `import { VisuallyHidden as Original } from 'musette/original/web/ui/VisuallyHidden.tsx'
import { classNames } from './class-names.ts'
export const VisuallyHidden = (props: object) => <i className={classNames('mine')}><Original {...props as { children: null }} /></i>
`,
  })
  const { js } = await built()
  expect(js).toContain('mine')
  expect(js).toMatch(/as:\w+=["`]span/)
})

test('puts a style sheet in the place of the core’s', async () => {
  write({ 'web/ui/Price.module.css': '.block { color: rebeccapurple }' })
  const { css } = await built()
  expect(css).toMatch(/color:(#639|rebeccapurple)/)
  expect(css).not.toContain('flex-wrap')
})

test('leaves the code of a shop under the core’s path in the manifest, by which pages find it', async () => {
  write({
    'web/ui/VisuallyHidden.tsx': `export const load = () => import('./Late.tsx')
export const VisuallyHidden = () => <button onClick={load} />
`,
    'web/ui/Late.tsx': 'export default () => <i>late</i>\n',
  })
  const { manifest } = await built()
  expect(Object.keys(JSON.parse(manifest))).toContain('web/ui/Late.tsx')
})

test('lists what is stable and what follows the version', () => {
  write({
    'web/ui/Button.tsx': '',
    'web/ui/Button.module.css': '',
    'web/shell/Main.tsx': '',
    'web/of-the-shop.tsx': '',
    'web/ui/notice.generated.ts': '',
  })
  expect(overridesOf(shop)).toEqual(['shell/Main.tsx', 'ui/Button.module.css', 'ui/Button.tsx'])
  expect(ratedOverrides(shop)).toEqual({ stable: ['ui/Button.tsx'], deep: ['shell/Main.tsx', 'ui/Button.module.css'] })
})

test('refuses the addresses of generated modules in other files of an extension', () => {
  const { resolveId } = publicNames([{ name: 'books', folder: '/shop/extensions/books' }])
  const find = resolveId as (id: string, importer: string) => unknown
  const id = 'musette/internal/bff/domains/memo.ts'
  expect(() => find(id, '/shop/extensions/books/server.ts')).toThrow(/memo\.ts is not public.*caching/)
  expect(find(id, '/shop/extensions/books/schema.generated.ts')).toMatch(/bff\/domains\/memo\.ts$/)
})

test('refuses server code in a page of an extension', () => {
  const { transform } = publicNames([{ name: 'books', folder: '/shop/extensions/books' }])
  const load = transform as (code: string, id: string) => unknown
  const code = "import { money } from 'musette/server'"
  expect(() => load(code, '/shop/extensions/books/web/Card.tsx')).toThrow(/books: pages cannot import musette\/server/)
  expect(load(code, '/shop/extensions/books/server/prices.ts')).toMatchObject({
    code: expect.stringContaining('bff/public/money.ts'),
  })
})
