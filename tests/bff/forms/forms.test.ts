import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

const camille = { email: 'camille.durand@example.com', password: 'Musette-2026!' }
const SIMPLE = 'CHI-JOUET-CORDE'

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), { RATE_LIMIT_SENSITIVE: '8' })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const pathOf = (sku: string) => `/${seed.products.find((one) => one.sku === sku)?.urlKey}.html`

/** A browser without scripts: it sends what the form on a page holds, and keeps cookies. */
function createReader() {
  const jar = new Map<string, string>()
  async function send(path: string, init: RequestInit = {}) {
    const headers = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: shop.url,
      ...(init.headers as Record<string, string>),
    }
    const response = await fetch(shop.url + path, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1)
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  return {
    jar,
    get: (path: string) => send(path),
    post: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(form), headers }),
    async count() {
      const { text } = await send('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query: '{ cart { items_qty } }' }),
        headers: { 'content-type': 'application/json' },
      })
      return (JSON.parse(text) as { data: { cart: { items_qty: number } } }).data.cart.items_qty
    },
  }
}

/** The fields of a page's form as the browser would send them: hidden ones, texts, and what is ticked. */
function fieldsOf(html: string, label: string): Record<string, string> {
  const form = new RegExp(`<form[^>]* aria-label="${label}"[^>]*>[\\s\\S]*?</form>`).exec(html)?.[0] ?? ''
  const inputs = [...form.matchAll(/<input ([^>]*)>/g)].map(([, text = '']) => text)
  const valueOf = (text: string, name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text)?.[1]
  return Object.fromEntries(
    inputs.flatMap((text) => {
      const name = valueOf(text, 'name')
      const isTicked = !/type="(radio|checkbox)"/.test(text) || / checked=""/.test(text)
      return name && isTicked ? [[name, valueOf(text, 'value') ?? '']] : []
    }),
  )
}

describe('a product', () => {
  test('is put into the cart by its form alone, which leads to the cart', async () => {
    const reader = createReader()
    const { text } = await reader.get(pathOf(SIMPLE))
    const form = fieldsOf(text, 'Ajouter au panier')
    expect(form).toEqual({ sku: SIMPLE, qty: '1' })
    const sent = await reader.post('/cart', { ...form, qty: '3' })
    expect(sent.status).toBe(303)
    const checked = await reader.get(sent.location ?? '')
    expect([checked.status, checked.location]).toEqual([303, '/cart'])
    expect(await reader.count()).toBe(3)
    // Its cookies are known by now.
    expect((await reader.post('/cart', form)).location).toBe('/cart')
    expect(await reader.count()).toBe(4)
  })

  test('with options takes those that were chosen', async () => {
    const reader = createReader()
    const { text } = await reader.get(pathOf('CHI-CRO-POULET'))
    const [, name = '', value = ''] = /<input type="radio"[^>]* name="(option\/\d+)" value="([^"]+)"/.exec(text) ?? []
    await reader.post('/cart', { ...fieldsOf(text, 'Ajouter au panier'), [name]: value })
    expect(await reader.count()).toBe(1)
  })

  test.each([
    ['no quantity', { sku: SIMPLE, qty: 'beaucoup' }],
    ['no choice', { sku: 'CHI-CRO-POULET', qty: '1' }],
    ['nothing that exists', { sku: 'RIEN', qty: '1' }],
    ['nothing at all', {}],
  ])('is refused with %s, and the page says why and leads back', async (_what, form) => {
    const reader = createReader()
    const { status, text } = await reader.post('/cart', form, { referer: `${shop.url}/chiens.html?page=2` })
    expect(status).toBe(422)
    expect(text).toContain('<h1>Votre demande n’a pas abouti</h1>')
    expect(text).toContain('href="/chiens.html?page=2"')
    expect(await reader.count()).toBe(0)
  })

  test('is not put into the cart by another site', async () => {
    const reader = createReader()
    await reader.post('/cart', { sku: SIMPLE, qty: '1' })
    for (const origin of ['https://elsewhere.example', 'null']) {
      expect((await reader.post('/cart', { sku: SIMPLE, qty: '1' }, { origin })).status).toBe(403)
    }
    expect(await reader.count()).toBe(1)
  })
})

test('a browser without cookies gets a message that says what to do', async () => {
  const reader = createReader()
  const { location } = await reader.post('/cart', { sku: SIMPLE, qty: '1' })
  reader.jar.clear()
  const { status, text } = await reader.get(location ?? '')
  expect([status, location]).toEqual([403, '/form-sent?next=%2Fcart'])
  expect(text).toMatch(/refuse les cookies[\s\S]*Autorisez les cookies/)
})

describe('signing in', () => {
  test('works by the form alone, and leads to where the shopper was', async () => {
    const reader = createReader()
    const { location } = await reader.post('/login?next=%2Fuser%2Forders%2F', camille)
    expect((await reader.get(location ?? '')).location).toBe('/user/orders/')
  })

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])(
    'never leads to %s',
    async (next) => {
      const { location } = await createReader().post(`/login?next=${encodeURIComponent(next)}`, camille)
      expect(location).toBe('/form-sent?next=%2Fuser%2F')
    },
  )

  test('in the checkout says first what the cart of the account adds to the order, and leads to both', async () => {
    const phone = createReader()
    await phone.post('/login', camille)
    await phone.post('/cart', { sku: SIMPLE, qty: '1' })
    const laptop = createReader()
    await laptop.post('/cart', { sku: SIMPLE, qty: '2' })
    const { status, text } = await laptop.post('/checkout/login', camille)
    expect([status, text]).toEqual([200, expect.stringMatching(/s’ajoute à cette commande[^<]*\(1\)\. Vérifiez/)])
    expect(text).toMatch(/href="\/checkout"[\s\S]*href="\/cart"/)
  })

  test('is refused with the reason, and counted', async () => {
    const reader = createReader()
    const wrong = { ...camille, password: 'faux' }
    const { status, text } = await reader.post('/login', wrong)
    expect([status, text.includes('Votre demande n’a pas abouti')]).toEqual([422, true])
    expect(reader.jar.size).toBe(0)
    for (let tries = 0; tries < 8; tries++) await reader.post('/login', wrong)
    expect((await reader.post('/login', wrong)).status).toBe(429)
  })
})

test('a form that needs a proof by a script says that nothing was sent', async () => {
  const { status, text } = await createReader().post('/newsletter', { email: 'lea@example.com' })
  expect([status, text.includes('Votre formulaire n’a pas été envoyé')]).toEqual([405, true])
})
