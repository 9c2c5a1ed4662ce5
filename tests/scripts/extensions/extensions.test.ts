import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { knownExtensions, takenExtensions, unbundledPackages } from '../../../scripts/extensions.mjs'
import { extensions } from '../../../scripts/vite/extensions.mjs'

const coreNames = takenExtensions().map(({ name }) => name)
let shop = ''
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'musette-shop-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(shop, { recursive: true, force: true })
})

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(shop, name)), { recursive: true })
    writeFileSync(join(shop, name), text)
  }
}

const configure = (fields: object) => write({ 'musette.config.ts': `export default ${JSON.stringify(fields)}` })
const take = (...names: unknown[]) => configure({ extensions: names })

describe('packages that stay outside the server’s bundle', () => {
  test('are those that the shop names, or none', () => {
    take()
    expect(unbundledPackages(shop)).toEqual([])
    configure({ unbundled: ['reads-its-own-files'] })
    expect(unbundledPackages(shop)).toEqual(['reads-its-own-files'])
  })

  test('that are no list of names stop the build', () => {
    configure({ unbundled: 'reads-its-own-files' })
    expect(() => unbundledPackages(shop)).toThrow(/musette\.config\.ts:1: unbundled has to be a list of names/)
  })
})

test('a folder in which another branch has left nothing but generated modules is no extension', () => {
  take('books')
  write({
    'extensions/books/web.ts': '',
    'extensions/gone/operations.generated.json': '{}',
    'extensions/gone/web/gone.generated.ts': '',
  })
  vi.stubEnv('MUSETTE_SHOP', shop)
  expect(knownExtensions().flatMap(({ name, folder }) => (folder.startsWith(shop) ? name : []))).toEqual(['books'])
})

describe('the extensions of a shop', () => {
  test('are folders of the shop or of the core, paths, or packages', () => {
    const ofCore = coreNames.slice(0, 1)
    take('books', ...ofCore, './more/gifts', 'musette-loyalty')
    write({
      'extensions/books/web.ts': '',
      'more/gifts/server.ts': '',
      'node_modules/musette-loyalty/package.json': '{}',
      'node_modules/musette-loyalty/server.ts': '',
    })
    expect(takenExtensions(shop).map(({ name }) => name)).toEqual(['books', ...ofCore, 'gifts', 'loyalty'])
  })

  test.each([
    [['nowhere'], /musette\.config\.ts: there is no extension nowhere/],
    [['books', './extensions/books'], /two extensions have the name books/],
    [[5], /musette\.config\.ts:1: extensions has to be a list of names/],
    [['empty'], /extension empty: neither server\.ts nor web\.ts/],
    [['./Wrong_Name'], /the name of an extension has lower-case letters/],
  ])('that are wrong stop the build: %j', (names, message) => {
    take(...names)
    write({ 'extensions/books/web.ts': '', 'extensions/empty/README.md': '', 'Wrong_Name/web.ts': '' })
    expect(() => takenExtensions(shop)).toThrow(message)
  })
})

describe('the entry of an extension', () => {
  const entry = (web: string) => {
    write({ 'extensions/books/web.ts': web })
    return () => extensions([{ name: 'books', folder: join(shop, 'extensions/books') }])
  }

  test.each([
    [
      'export default defineWebExtension({ slots: { Cellar: Part } })',
      /extension books: slots\.Cellar is none of .*CardBadge/,
    ],
    [
      'export default defineWebExtension({ replaces: { Basket } })',
      /extension books: replaces\.Basket is none of .*ProductCard/,
    ],
    ['export default defineWebExtension({ slots: all })', /extension books: slots has to be an object/],
    [
      'export default defineWebExtension({ slot: {} })',
      /extension books: slot is no field of web\.ts: there are routes,/,
    ],
    [
      "export default defineWebExtension({ routes: [route('/a', a, { section: 'public' }), route('/b', b, { message: ['books'] })] })",
      /extension books: routes\[1\]\.message is no field of \/b: there are section, kind, layout, inner, messages/,
    ],
    [
      "const options = { mesages: [] }\nexport default defineWebExtension({ routes: [route('/a', a, options)] })",
      /extension books: routes\[0\]\.mesages is no field of \/a/,
    ],
    [
      "export default defineWebExtension({ routes: [route('books', a)] })",
      /extension books: routes\[0\]: the path books has to begin with a slash/,
    ],
    [
      "export default defineWebExtension({ routes: [route('/books', a, { messages: ['books'] })] })",
      /extension books: routes\[0\]\.section is missing: it says what \/books is/,
    ],
    [
      "export default defineWebExtension({ routes: [route('/cart', a)] })",
      /extension books: routes\[0\]: \/cart is an address of the core/,
    ],
    ["export default defineWebExtension({ routes: ['/a'] })", /extension books: routes\[0\] has to be made with route/],
    ['export default defineWebExtension({ routes: all })', /extension books: routes has to be a list/],
    ['export default {}', /extension books: web\.ts has to export defineWebExtension/],
    ['export default defineWebExtension({', /extension books: /],
  ])('that is wrong stops the build with its name and the field: %s', (web, message) => {
    expect(entry(web)).toThrow(message)
  })

  test.each([
    [
      'server.ts',
      'defineServerExtension({ payment: [] })',
      /extension books: payment is no field of server\.ts: .*payments/,
    ],
    [
      'demo-store.ts',
      'defineDemoStoreExtension({ route })',
      /extension books: route is no field of demo-store\.ts: .*routes/,
    ],
  ])('is as strict in %s', (file, call, message) => {
    write({ [`extensions/books/${file}`]: `export default ${call}` })
    expect(() => extensions([{ name: 'books', folder: join(shop, 'extensions/books') }])).toThrow(message)
  })

  test('brings a document that is saved while the development server runs', () => {
    const adding = (field: string) =>
      write({ 'extensions/books/web/books.graphql': `fragment B on Product @adds(to: "ProductCard") { ${field} }` })
    adding('isbn')
    const [plugin] = entry('export default defineWebExtension({})')()
    const transform = plugin!.transform as (code: string, id: string) => { code: string }
    const text = JSON.stringify('query P{p{...ProductCard}}fragment ProductCard on Product{name}')
    const documentOf = () => transform(`  sha256: 'a',\n  text: ${text},`, '/web/p.generated.ts').code
    expect(documentOf()).toContain('fragment B on Product{isbn}')
    expect(plugin!.api.readDocuments()).toBe(false)
    adding('publisher')
    expect(plugin!.api.readDocuments()).toBe(true)
    expect(documentOf()).toContain('fragment B on Product{publisher}')
  })

  test('shows the core’s component where it replaces it, and the replacement elsewhere', async () => {
    const block = (mark: string) =>
      `import { ui } from 'musette/web'\nexport const Block = () => <b className="${mark}"><ui.PriceBlock /></b>`
    write({
      'extensions/books/web.ts': `import { Block } from './web/Block.tsx'
export default defineWebExtension({ replaces: { PriceBlock: Block } })`,
      'extensions/books/web/Block.tsx': block('mine'),
      'extensions/gifts/web.ts': 'export default defineWebExtension({})',
      'extensions/gifts/web/Block.tsx': block('beside'),
    })
    const codeOf = async (name: string) => {
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        plugins: extensions(['books', 'gifts'].map((one) => ({ name: one, folder: join(shop, 'extensions', one) }))),
        build: {
          write: false,
          minify: false,
          rolldownOptions: {
            input: join(shop, `extensions/${name}/web/Block.tsx`),
            preserveEntrySignatures: 'strict',
            external: /^react|messages-context|use-format|\/slot\.tsx$/,
          },
        },
      })) as Rolldown.RolldownOutput
      return output.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
    }
    const own = await codeOf('books')
    expect(own).toContain('function PriceBlock')
    expect(own).not.toContain('replaced(')
    const other = await codeOf('gifts')
    expect(other).toContain('replaced(')
    expect(other).toContain('"mine"')
  })

  test('fills slots: those of nobody are null', () => {
    const [plugin] = entry('export default defineWebExtension({ slots: { CardBadge: Part } })')()
    const load = plugin?.load as (id: string) => { code: string }
    const { code } = load('\0virtual:extensions/slots')
    expect(code).toContain(
      'export const CardBadge = /* @__PURE__ */ slot([{ extension: "books", get Part() { return e0.slots.CardBadge } }])',
    )
    expect(code).toContain('export const CartExtra = null')
  })
})
