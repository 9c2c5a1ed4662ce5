import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../bff/config/read-config.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import { tableOf, tasksOf } from '../../../scripts/doctor/print.ts'
import { reportOn } from '../../../scripts/doctor/report.ts'
import type { Row, Verdict } from '../../../scripts/doctor/row.ts'
import names from 'virtual:extensions/names'
import magento from 'virtual:extensions/magento'
import extensions from 'virtual:extensions/server'
import { extensionNames } from '../../../demo-store/levels.ts'
import { providerOf } from '../../../demo-store/payment/provider.ts'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../../bff/support/demo-store.ts'
import { PASS, startFaultProxy } from '../../bff/support/fault-proxy.ts'
import { freePort } from '../../e2e/shop.ts'
import { closeIntrospection } from './closed-store.ts'

let store: Store
let endpoint: string
beforeAll(async () => {
  store = await startDemoStore()
  endpoint = new URL('graphql', store.url).href
})
afterAll(() => store.close())

type Kind = { level: string; edition: string; extensions: 'all' | 'none' }

async function make({ level, edition, extensions: modules }: Kind): Promise<void> {
  await store.control.level({ level })
  await store.control.edition({ edition })
  await store.control.extensions({ names: modules === 'all' ? [...extensionNames] : [] })
}

const configOf = ({ level, edition, extensions: modules }: Kind, url = endpoint) =>
  readConfig({ UPSTREAM_URL: url, UPSTREAM_LEVEL: level, UPSTREAM_EDITION: edition, UPSTREAM_EXTENSIONS: modules })

const named = (rows: readonly Row[], ...wanted: Verdict[]) =>
  rows.flatMap(({ verdict, id }) => (wanted.includes(verdict) && !OF_SETTINGS.includes(id) ? [id] : []))
const of = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id)

const SOLD_BY_CORE = ['banktransfer', 'cashondelivery', 'purchaseorder']
/** What the demo store lets shoppers pay with. */
const PAID = seed.checkout.paymentMethods.map(({ code }) => code).filter((code) => code !== 'checkmo')

/** Rows of methods that the demo store offers for providers which no extension of the build brings. */
const UNPLAYED: ReadonlySet<string> = new Set(
  PAID.filter((code) => !SOLD_BY_CORE.includes(code) && !providerOf(code)).map((code) => `checkout/payment ${code}`),
)

/** Whether an extension adds something to Magento's schema that not every store has: then its features need modules, or Adobe Commerce. */
const hasModules = (name: string) =>
  Object.entries(magento).some(
    ([file, text]) => file.includes(`/${name}/magento/`) && /@(extension|commerce)\b/.test(text),
  )
const OF_EXTENSIONS = extensions.flatMap(({ name, features = {} }) => (hasModules(name) ? Object.keys(features) : []))
/** Features that settings of the shop decide, or what every store has. */
const OF_SETTINGS = extensions.flatMap(({ name, features = {} }) =>
  hasModules(name) ? [] : Object.keys(features).map((feature) => `features/${feature}`),
)
const OF_COMMERCE = ['returns']
/** Features of the core that an extension may bring to a store where they are off. */
const HELPED = ['features/pickupPoints', 'features/withdrawal']

const KINDS: Kind[] = ['2.4.6', '2.4.7', '2.4.8', '2.4.9'].flatMap((level, index) =>
  ['open-source', 'commerce'].map((edition, more) => ({
    level,
    edition,
    extensions: (index + more) % 2 ? ('all' as const) : ('none' as const),
  })),
)

function isSince248(level: string): boolean {
  return level >= '2.4.8'
}

/** Features that a store of this kind lacks. */
function lacking({ level, edition, extensions: modules }: Kind): string[] {
  const old = level === '2.4.6' ? ['contact', 'orderCancellation', 'guestOrders', 'deliveryEstimate'] : []
  const before248 = isSince248(level) ? [] : ['guestOrderCancellation']
  const needed = OF_EXTENSIONS.filter((name) => !(edition === 'commerce' && OF_COMMERCE.includes(name)))
  const bare = modules === 'none' ? [...needed, 'priceHistory', 'pickupPoints'] : []
  const withdrawal = old.length > 0 && bare.length > 0 ? ['withdrawal'] : []
  const own = edition === 'commerce' ? [] : ['storeCredit']
  return [...old, ...before248, ...bare, ...withdrawal, ...own].map((name) => `features/${name}`).toSorted()
}

describe('the doctor', () => {
  test.each(KINDS)('reports the truth about a store of $level, $edition, extensions $extensions', async (kind) => {
    await make(kind)
    const config = configOf(kind)
    const rows = await examine(config)
    expect(named(rows, 'fault')).toEqual([])
    expect(of(rows, 'schema/release')).toMatchObject({ verdict: 'ok', says: `behaves like ${kind.level}` })
    expect(of(rows, 'caching/get')?.verdict).toBe('ok')
    expect(of(rows, 'caching/tags')?.verdict).toBe('ok')
    expect(of(rows, 'schema/edition')?.says).toBe(kind.edition === 'commerce' ? 'Adobe Commerce' : 'Open Source')
    expect(of(rows, 'documents/valid')).toMatchObject({
      verdict: 'ok',
      says: expect.stringMatching(/^all \d{2,3} documents fit/),
    })
    const limit = isSince248(kind.level) ? 'at most 1000' : 'at most 300'
    expect(of(rows, 'documents/complexity')?.says).toContain(limit)
    expect(of(rows, 'documents/depth')?.says).toContain('at most 20')
    expect(
      named(rows, 'off', 'law', 'absent')
        .filter((id) => id.startsWith('features/') && !(kind.extensions === 'all' && HELPED.includes(id)))
        .toSorted(),
    ).toEqual(lacking(kind))
    const own = rows.filter(({ id }) => id.startsWith('extensions/'))
    expect(own.map(({ id }) => id.slice('extensions/'.length))).toEqual(names)
    const withModules = own.filter(({ says }) => says !== 'needs no module of the store')
    const verdict = kind.extensions === 'all' ? 'ok' : 'absent'
    // Adobe Commerce has some of it without the modules.
    if (kind.extensions === 'all' || kind.edition !== 'commerce')
      expect(withModules.filter((one) => one.verdict !== verdict)).toEqual([])
    const modules = rows.filter(({ id }) => id.startsWith('schema/extension '))
    expect(modules.map(({ id }) => id.slice('schema/extension '.length))).toEqual(extensionNames)
    const isGood = (row: Row) => row.verdict === 'ok' || (kind.extensions === 'none' && row.verdict === 'absent')
    expect(modules.filter((row) => !isGood(row))).toEqual([])
  })

  test('sees caching, pictures, payment and content as they are', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'all' }
    await make(kind)
    await store.control.resetRequests()
    const rows = await examine(configOf(kind))
    const off = named(rows, 'off', 'law', 'absent').filter((id) => !HELPED.includes(id) && !UNPLAYED.has(id))
    expect(off.toSorted()).toEqual([
      'caching/compression',
      'caching/session',
      'content/cost of delivery',
      'content/guarantee picture',
      'content/invoice dates',
      'content/producer numbers',
      'content/returns',
      'features/guestOrderCancellation',
      'features/storeCredit',
    ])
    expect(of(rows, 'caching/tags')?.says).toContain('cat_p')
    expect(of(rows, 'media/original')?.says).toMatch(/HTTP 200, image\/png/)
    expect(of(rows, 'checkout/payment checkmo')?.verdict).toBe('note')
    expect(of(rows, 'content/attribute poids_net')?.verdict).toBe('ok')
    expect(of(rows, 'content/safety')?.says).toMatch(/^\d+ products that are no feed name maker and warnings$/)
    expect(of(rows, 'content/seller')?.verdict).toBe('ok')
    const { level, edition, extensions: modules } = kind
    const elsewhere = readConfig({
      UPSTREAM_URL: endpoint,
      UPSTREAM_LEVEL: level,
      UPSTREAM_EDITION: edition,
      UPSTREAM_EXTENSIONS: modules,
      ATTRIBUTE_MAKER_CONTACT: 'code_inconnu',
    })
    expect(of(await examine(elsewhere, ['content']), 'content/safety')).toMatchObject({
      verdict: 'law',
      says: expect.stringMatching(/^(\d+) of \1 products that are no feed lack maker, contact or warnings: .+/),
    })

    const { byOperation } = await store.control.requests()
    const requested = Object.keys(byOperation)
    const changes = requested.filter((name) => /Create|Add|Remove|Set|Update|Place|Delete/.test(name))
    expect(changes.toSorted()).toEqual(['AddProducts', 'CreateGuestCart', 'RemoveItem'])
  })

  test('says first what keeps the shop from selling, then what the law wants, and once what is optional', async () => {
    await make({ level: '2.4.7', edition: 'open-source', extensions: 'none' })
    const { code, text } = await reportOn({ UPSTREAM_URL: endpoint }, 'tasks')
    expect(code).toBe(0)
    expect(text).toMatch(/^.+\n\nNothing keeps the shop from selling\.\n\nThe law wants it .*\n[^]+\nCould be better\n/)
    const [, optional = ''] = /\nOptional, and not there: (.+) \(docs\/modules\.md\)\n/.exec(text) ?? []
    const parts = optional.split(', ')
    expect(parts).toEqual(expect.arrayContaining(['elasticsuite', 'store-credit']))
    expect(new Set(parts).size).toBe(parts.length)
    expect(text).not.toMatch(/^ +(schema\/extension|extensions\/)/m)

    const same = { verdict: 'law', says: 'not there', remedy: 'Make it.' } as const
    const rows: Row[] = [
      { id: 'media/size', verdict: 'off', says: '20 × 20 pixels', remedy: 'Upload larger ones.' },
      { id: 'media/original', verdict: 'note', says: 'nothing to do' },
      { ...same, id: 'content/attribute maker' },
      { id: 'features/returns', verdict: 'absent', says: 'off', part: 'returns' },
      { id: 'extensions/half', verdict: 'absent', says: 'off', part: 'half' },
      { id: 'features/half', verdict: 'ok', says: 'on', part: 'half' },
      { ...same, id: 'content/attribute warnings' },
      { id: 'checkout/catalogue', verdict: 'fault', says: '0 products are listed', remedy: 'Index them.' },
    ]
    expect(tasksOf(rows)).toBe(`
Keeps the shop from selling
  checkout/catalogue: 0 products are listed
    → Index them.

The law wants it (docs/law.md)
  content/attribute maker, warnings: not there
    → Make it.

Could be better
  media/size: 20 × 20 pixels
    → Upload larger ones.

Optional, and not there: returns (docs/modules.md)

1 of 8 rows are fine: npm run doctor -- --verbose prints all.`)
  })

  test('needs no setting to know the store, and names modules that are not to be used', async () => {
    await make({ level: '2.4.6', edition: 'open-source', extensions: 'all' })
    const rows = await examine(configOf({ level: '2.4.8', edition: 'commerce', extensions: 'none' }))
    expect(named(rows, 'fault')).toEqual([])
    expect(of(rows, 'schema/release')?.says).toBe('behaves like 2.4.6')
    expect(of(rows, 'schema/edition')?.says).toBe('Open Source')
    expect(of(rows, 'schema/extension price-history')?.remedy).toBe('Add price-history to UPSTREAM_EXTENSIONS.')
  })

  test('finds release, edition and modules also where introspection is closed', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'none' }
    await make(kind)
    await store.control.extensions({ names: ['price-history'] })
    const closed = await closeIntrospection(endpoint)
    const rows = await examine(configOf(kind, closed.endpoint)).finally(closed.close)
    expect(of(rows, 'schema/introspection')).toMatchObject({ verdict: 'ok', says: expect.stringContaining('closed') })
    expect(of(rows, 'schema/release')?.says).toBe('behaves like 2.4.7')
    expect(of(rows, 'schema/edition')?.says).toBe('Open Source')
    expect(of(rows, 'schema/extension price-history')?.remedy).toBe('Add price-history to UPSTREAM_EXTENSIONS.')
    expect(of(rows, 'documents/valid')?.verdict).toBe('note')
  })

  test('names what the store’s settings keep from shoppers', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'all' }
    await make(kind)
    const settings = {
      recaptcha_forms: 'NEWSLETTER,PLACE_ORDER,SENDFRIEND',
      contact_enabled: false,
      product_reviews_enabled: '0',
    }
    for (const [key, value] of Object.entries(settings)) await store.control.setting({ key, value })
    for (const code of PAID) await store.control.paymentMethod({ code, enabled: false })
    await store.control.paymentMethod({ code: 'mystery_pay', enabled: true })
    const rows = await examine(configOf(kind))
    expect(of(rows, 'forms/reCAPTCHA')?.remedy).toContain('CSP_CAPTCHA=')
    expect(of(rows, 'forms/reCAPTCHA SENDFRIEND')?.verdict).toBe('off')
    expect(rows.filter(({ id }) => /reCAPTCHA (NEWSLETTER|PLACE_ORDER)/.test(id))).toEqual([])
    expect(of(rows, 'checkout/payment mystery_pay')?.remedy).toContain('OFFLINE_PAYMENT_METHODS')
    expect(of(rows, 'checkout/payment')).toMatchObject({
      verdict: 'fault',
      says: 'nothing that costs anything can be paid',
    })
    expect(named(rows, 'off')).toEqual(expect.arrayContaining(['features/contact', 'features/reviews']))

    await store.control.setting({ key: 'recaptcha_forms', value: '' })
    await store.control.setting({ key: 'contact_enabled', value: true })
    await store.control.setting({ key: 'product_reviews_enabled', value: '1' })
    await store.control.search({ available: false })
    const searchless = await examine(configOf(kind), ['checkout', 'content']).finally(() =>
      store.control.search({ available: true }),
    )
    expect(of(searchless, 'checkout/catalogue')).toMatchObject({ verdict: 'fault', says: '0 products are listed' })
    // What could not be looked at is not fine.
    for (const id of ['checkout/search window', 'content/safety']) expect(of(searchless, id)?.verdict).toBe('note')
    expect(searchless.map(({ id }) => id)).not.toContain('content/feed labels')
  })

  test('finds fields that the store requires and no form of the shop can show', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'all' }
    await make(kind)
    const config = configOf(kind, `${store.url}graphql`)
    await store.control.setting({ key: 'required_fields', value: 'customer:prefix,id_copy' })
    expect(of(await examine(config, ['forms']), 'forms/required fields')).toMatchObject({
      verdict: 'fault',
      says: 'the store requires what no form of the shop can show: id_copy',
    })
    await store.control.setting({ key: 'required_fields', value: 'customer:prefix;address:prefix,company' })
    expect(of(await examine(config, ['forms']), 'forms/required fields')).toMatchObject({
      verdict: 'ok',
      says: 'the shop’s forms have all that the store requires, also prefix, company',
    })
  })

  test('finds an attribute that addresses of the book must have and those of a cart cannot', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'all' }
    await make(kind)
    await store.control.setting({ key: 'required_fields', value: 'address:fax' })
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: (_, answered) => answered.replaceAll('"code":"fax"', '"code":"doorbell"'),
    })
    const rows = await examine(configOf(kind, `${proxy.url}/graphql`), ['forms']).finally(() => proxy.close())
    expect(of(rows, 'forms/required fields')).toMatchObject({
      verdict: 'fault',
      says: expect.stringMatching(/^no guest can order: .* requires doorbell$/),
    })
  })

  test('finds a home page that nobody has written', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'all' }
    await make(kind)
    const content = '<p>CMS homepage content goes here.</p>'
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: (_, answered) =>
        answered.replace(/("identifier":"home"[^}]*"content":)"(?:[^"\\]|\\.)*"/, `$1${JSON.stringify(content)}`),
    })
    const rows = await examine(configOf(kind, `${proxy.url}/graphql`), ['content']).finally(() => proxy.close())
    expect(of(rows, 'content/written pages')).toMatchObject({ verdict: 'off', remedy: 'Content > Pages: write home.' })
  })

  // Magento 2.4.7-p6 in production mode without `pub/static/deployed_version.txt`.
  test('does not blame the store view where the store cannot read its settings', async () => {
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) =>
        body.includes('storeConfig')
          ? '{"errors":[{"message":"Internal server error","path":["storeConfig"]}],"data":{"storeConfig":null}}'
          : answered,
    })
    const rows = await examine(
      configOf({ level: '2.4.9', edition: 'open-source', extensions: 'none' }, `${proxy.url}/graphql`),
    )
    await proxy.close()
    expect(named(rows, 'fault')).toEqual(['store view/view'])
    const { says, remedy } = of(rows, 'store view/view') ?? {}
    expect(says).toContain('Internal server error')
    expect(remedy).toContain('setup:static-content:deploy')
    expect(remedy).not.toContain('UPSTREAM_STORE')
  })

  test('says which store views there are where the configured one is not', async () => {
    const config = readConfig({ UPSTREAM_URL: endpoint, UPSTREAM_STORE: 'nowhere' })
    const rows = await examine(config)
    expect(named(rows, 'fault')).toEqual(['store view/view'])
    expect(of(rows, 'store view/view')?.remedy).toContain('default (fr_FR)')
  })

  test('recommends a session group for sites of one website and one address', async () => {
    const rowsOf = async (fields: Record<string, string>) => {
      const sites = { shop: fields, shop2: { basePath: '/en', ...fields } }
      const config = readConfig({ UPSTREAM_URL: endpoint, SITES: 'all' }, 'sites', {
        sites,
        environment: {},
        lines: {},
      })
      return (await examine(config, [])).filter(({ id }) => id.endsWith('/session group'))
    }
    const remedy = expect.stringContaining('give shop, shop2 one sessionGroup')
    expect(await rowsOf({})).toMatchObject([
      { id: 'shop/store view/session group', verdict: 'note', remedy },
      { id: 'shop2/store view/session group', verdict: 'note', remedy },
    ])
    expect(await rowsOf({ sessionGroup: 'both' })).toMatchObject([{ verdict: 'ok' }, { verdict: 'ok', says: 'both' }])
    const sites = { shop: { publicUrl: 'https://a.example' }, shop2: { publicUrl: 'https://b.example' } }
    const apart = readConfig({ UPSTREAM_URL: endpoint, SITES: 'all' }, 'sites', { sites, environment: {}, lines: {} })
    expect((await examine(apart, [])).map(({ id }) => id)).not.toContain('shop/store view/session group')
  })

  test('says that the store refuses the currency of the shop', async () => {
    await make({ level: '2.4.7', edition: 'open-source', extensions: 'all' })
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: (_, answered) =>
        answered.replace('"default_display_currency_code":"EUR"', '"default_display_currency_code":"JPY"'),
    })
    const inCurrency = (SHOP_CURRENCY: string) =>
      examine(readConfig({ UPSTREAM_URL: `${proxy.url}/graphql`, UPSTREAM_LEVEL: '2.4.7', SHOP_CURRENCY }), [])
    const [own, other] = [await inCurrency('JPY'), await inCurrency('SEK')]
    await proxy.close()
    expect(of(own, 'store view/currency')).toMatchObject({
      verdict: 'fault',
      says: 'JPY: Please correct the target currency',
      remedy: expect.stringContaining('SHOP_CURRENCY'),
    })
    expect(of(other, 'store view/currency')?.remedy).toContain('currency/options/allow')
  })

  test('distinguishes a store in maintenance, a wrong address and a silent one', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'none' }
    await store.control.maintenance({ enabled: true })
    const down = await examine(configOf(kind)).finally(() => store.control.maintenance({ enabled: false }))
    expect(down).toMatchObject([{ verdict: 'fault', says: 'the store is in maintenance' }])
    const wrong = await examine(configOf(kind, new URL('health_check.php', store.url).href))
    expect(wrong).toMatchObject([{ verdict: 'fault', remedy: expect.stringContaining('/graphql') }])
    const silent = await examine(configOf(kind, `http://127.0.0.1:${await freePort()}/graphql`))
    expect(silent).toMatchObject([{ verdict: 'fault', says: expect.stringContaining('ECONNREFUSED') }])
  })

  test('goes on with the other topics where a store fails in between', async () => {
    const kind: Kind = { level: '2.4.7', edition: 'open-source', extensions: 'all' }
    await make(kind)
    const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
    const crash = { kind: 'answer', status: 500, body: '<h1>There has been an error</h1>' } as const
    proxy.fault = ({ url = '' }) => (url.includes('StoreCountries') ? { kind: 'cut' } : PASS)
    const cut = await examine(configOf(kind, `${proxy.url}/graphql`))
    expect(named(cut, 'fault')).toContain('caching/response')
    expect(of(cut, 'documents/valid')?.verdict).toBe('ok')
    proxy.fault = () => (proxy.count % 3 === 0 ? crash : PASS)
    const flapping = await examine(configOf(kind, `${proxy.url}/graphql`)).finally(() => proxy.close())
    expect(named(flapping, 'fault').length).toBeGreaterThan(0)
  })

  test('prints a line for each row and ends with 1 for a fault, with its rows as JSON on request', async () => {
    const rows: Row[] = [
      { id: 'endpoint/latency', verdict: 'ok', says: '3 ms' },
      { id: 'media/size', verdict: 'off', says: '20 × 20 pixels', remedy: 'Upload larger ones.' },
    ]
    expect(tableOf(rows)).toMatch(
      /Endpoint\n {2}ok +latency +3 ms\n\nMedia\n {2}OFF +size .*\n +→ Upload larger ones\.\n\n1 work, 1 off/,
    )

    const silent = await reportOn(
      { UPSTREAM_URL: `http://127.0.0.1:${await freePort()}/graphql`, NODE_ENV: 'production' },
      'json',
    )
    expect(silent.code).toBe(1)
    const rowsOfSilent = [{ id: 'endpoint/reachable', verdict: 'fault' }]
    expect(JSON.parse(silent.text)).toMatchObject({ isFit: false, rows: rowsOfSilent })
    expect(await reportOn({}, 'tasks')).toMatchObject({
      code: 2,
      text: expect.stringContaining('UPSTREAM_URL is required'),
    })
  })
})
