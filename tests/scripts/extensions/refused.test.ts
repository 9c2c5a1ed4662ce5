import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { checkAdapters } from '../../../bff/domains/payment/adapters.ts'
import type { PaymentAdapter } from '../../../bff/domains/payment/payment-adapter.ts'
import { publicNames } from '../../../scripts/vite/public-names.mjs'

/** Inside the repository, whose modules its files import. */
const SHOP = 'var/refused-test'
const REPLACING = `import { defineWebExtension } from 'musette/web'
import { Card } from './web/Card.tsx'
export default defineWebExtension({ replaces: { ProductCard: Card } })
`
const CARD = `export const Card = () => null\n`
const serverWith = (options: string) => `import { defineServerExtension } from 'musette/server'
export default defineServerExtension(${options} as never)
`

// What it generated stays for the next test: that takes three times as long as to start.
afterEach(() => rmSync(`${SHOP}/extensions`, { recursive: true, force: true }))
afterAll(() => rmSync(SHOP, { recursive: true, force: true }))

/** Starts a shop with these extensions. It has no store: what is wrong with an extension stops it before. */
function start(files: Readonly<Record<string, string>>): string {
  const names = [...new Set(Object.keys(files).map((file) => file.split('/')[0]))]
  const all = {
    'musette.config.ts': `export default { extensions: ${JSON.stringify(names)} }`,
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`extensions/${file}`, text])),
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(SHOP, file)), { recursive: true })
    writeFileSync(join(SHOP, file), text)
  }
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  const env = { ...rest, PORT: '0', UPSTREAM_URL: 'http://127.0.0.1:9/graphql', DATA_DIR: join(SHOP, 'var') }
  const args = ['scripts/run.mjs', 'bff/main.ts', '--shop', SHOP]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env, timeout: 60_000 })
  expect(status).toBe(1)
  return stderr
}

test.each([
  [
    'a resolver of no field',
    {
      'books/server.ts': serverWith('{ resolvers: { Product: { athor: () => null } } }'),
    },
    /extension books: resolvers\.Product\.athor is not in its schema\.graphql/,
  ],
  [
    'a way to pay that does not say of which codes',
    { 'books/server.ts': serverWith("{ payments: [{ name: 'pay', choose: () => {}, place: () => {} }] }") },
    /extension books: payments\[0\]\.kindOf has to be a function/,
  ],
  [
    'two components in the place of one',
    {
      'books/web.ts': REPLACING,
      'books/web/Card.tsx': CARD,
      'records/web.ts': REPLACING,
      'records/web/Card.tsx': CARD,
    },
    /extension records: replaces\.ProductCard: books replaces it, too/,
  ],
  [
    'a name that is not there',
    { 'books/server.ts': `import { mony } from 'musette/server'\n${serverWith('{ mony }')}` },
    /mony is no name of musette\/server/,
  ],
  [
    'a field that is not there',
    {
      'books/server.ts': serverWith('{}'),
      'books/web/books.graphql': 'fragment BookOnCard on Product @adds(to: "ProductCard") { athor }',
    },
    /extension books: [^]*"athor" on type "Product"[^]* at extensions\/books\/web\/books\.graphql:1:/,
  ],
  [
    'a private field in what public pages ask for',
    {
      'books/server.ts': serverWith('{ resolvers: { Product: { isRead: () => null } } }'),
      'books/schema.graphql': 'extend type Product { isRead: Boolean @cacheControl(maxAge: 0, scope: PRIVATE) }',
      'books/web/books.graphql': 'fragment ReadOnCard on Product @adds(to: "ProductCard") { isRead }',
    },
    /extension books: Product\.isRead is private .* ReadOnCard adds it to ProductCard .*books\/web\/books\.graphql/,
  ],
])('a shop does not start with %s, and says whose it is', (_, files, message) => {
  expect(start(files)).toMatch(message)
})

test('nor do two ways to pay have one name', () => {
  const pay = { name: 'pay', kindOf: () => null, choose: () => {}, place: () => {} } as unknown as PaymentAdapter
  expect(() => checkAdapters([{ name: 'books', payments: [pay, pay] }])).toThrow(
    'extension books: payments[1].name: extension books has a way to pay of the name pay',
  )
})

test('nor is imported what is not public', () => {
  const folder = resolve(SHOP, 'extensions/books')
  const { resolveId } = publicNames([{ name: 'books', folder }])
  const find = resolveId as (id: string, importer: string) => unknown
  expect(() => find('../../../../bff/domains/memo.ts', join(folder, 'server.ts'))).toThrow(
    /extension books: bff\/domains\/memo\.ts is not public.*import \{ caching \} from 'musette\/server', which has once/,
  )
})
