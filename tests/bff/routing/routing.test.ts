import { describe, expect, test } from 'vitest'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { type Roots, RecordedStore, recording, refusal } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

type Recorded = Record<string, { data: { route: Record<string, unknown> | null } }>
const routes = recording<Recorded>('routes')
const products = recording<Record<string, Record<string, unknown>>>('products')
const home = recording<Record<string, unknown>>('cms-home')

const QUERY = `query ($url: String!) { route(url: $url) {
  __typename
  ... on Product { sku path }
  ... on Category { id path }
  ... on CmsPage { identifier path title }
  ... on RedirectEntity { redirectTo redirectType }
  ... on NotFoundEntity { path }
} }`

const category = { __typename: 'CategoryTree', uid: 'Mw==', name: 'Chiens', url_path: 'chiens', url_suffix: '.html' }

/** A store whose `route` knows the given addresses; everything else is nothing to it. */
function store(known: Record<string, unknown>, roots: Roots = {}): RecordedStore {
  return new RecordedStore({
    storeConfig: recording('store-config'),
    route({ url }: { url: string }) {
      const response = known[url] ?? null
      if (response instanceof Error) throw response
      return response
    },
    products: { items: [products['CHN-CROQ-AGN']], total_count: 1 },
    categories: { items: [category] },
    ...roots,
  })
}

const answerOf = (name: string) => routes[name]?.data.route
const route = async (url: string, upstream: RecordedStore) =>
  (await ask<{ route: unknown }>(upstream, QUERY, { url })).route

describe('route', () => {
  test('finds a product when the address and the catalogue know it', async () => {
    const upstream = store({ 'croquettes-agneau-pour-chien-5-kg.html': answerOf('product') })
    expect(await route('croquettes-agneau-pour-chien-5-kg.html', upstream)).toEqual({
      __typename: 'Product',
      sku: 'CHN-CROQ-AGN',
      path: '/croquettes-agneau-pour-chien-5-kg.html',
    })
    expect(upstream.names).toEqual(['StoreConfig', 'Route', 'ProductDetails'])
  })

  test('takes a leading slash, a query string and a host', async () => {
    const upstream = store({ 'chiens.html': answerOf('category') })
    const expected = { __typename: 'Category', id: '3', path: '/chiens.html' }
    expect(await route('/chiens.html', upstream)).toEqual(expected)
    expect(await route('chiens.html?page=2&marque=Royal%20Croc', upstream)).toEqual(expected)
    expect(await route('https://boutique.example/chiens.html', upstream)).toEqual(expected)
  })

  test.each(['/livraison%3Fx', '/livraison%23x', '/%3Fx'])(
    'does not take an escaped sign for a query string: %s',
    async (url) => {
      const page = { ...answerOf('home'), ...home }
      const upstream = store({ 'livraison?x': page, 'livraison#x': page, '?x': page })
      expect(await route(url, upstream)).toEqual({ __typename: 'NotFoundEntity', path: url })
    },
  )

  test.each([' ', '\0', 'livraison ', 'livraison\0', 'liv\nraison', '\u00a0'])('does not cut off %j', async (url) => {
    const page = { ...answerOf('home'), ...home }
    const found = await route(`/${url}`, store({ '/': page, livraison: page }))
    expect(found).toEqual({ __typename: 'NotFoundEntity', path: `/${encodeURIComponent(url)}` })
  })

  test('returns the home page at the root, and redirects its own address there', async () => {
    const page = { ...answerOf('home'), ...home }
    expect(await route('', store({ '/': page }))).toMatchObject({
      __typename: 'CmsPage',
      identifier: 'home',
      path: '/',
    })
    expect(await route('/home', store({ home: page }))).toEqual({
      __typename: 'RedirectEntity',
      redirectTo: '/',
      redirectType: 301,
    })
  })

  test('sends an address without suffix to the one with it', async () => {
    const upstream = store({ 'chiens.html': answerOf('category') })
    expect(await route('/chiens?page=2', upstream)).toEqual({
      __typename: 'RedirectEntity',
      redirectTo: '/chiens.html?page=2',
      redirectType: 301,
    })
  })

  test.each([
    ['CHIENS.HTML', 'uppercase', { redirectTo: '/chiens.html', redirectType: 301 }],
    ['promo-ete', '302-to-product', { redirectTo: '/croquettes-saumon-sans-cereales-5-kg.html', redirectType: 302 }],
    ['souris-mecanique.html', 'oldkey-301', { redirectTo: '/souris-mecanique-chat.html', redirectType: 301 }],
    ['vers-panier', 'to-controller', { redirectTo: '/checkout/cart', redirectType: 302 }],
  ])('%s is a redirect', async (url, name, expected) => {
    expect(await route(url, store({ [url]: answerOf(name) }))).toEqual({ __typename: 'RedirectEntity', ...expected })
  })

  test.each([
    ['/customer/account/login/', '/login'],
    ['/sales/order/history', '/user/orders/'],
  ])('sends %s, a page of the store’s own, to %s without asking the store', async (url, redirectTo) => {
    const upstream = store({})
    expect(await route(url, upstream)).toEqual({ __typename: 'RedirectEntity', redirectTo, redirectType: 302 })
    expect(upstream.calls).toEqual([])
  })

  test('reads past the name of the store’s script', async () => {
    const upstream = store({})
    expect(await route('/index.php/chiens.html?page=2', upstream)).toEqual({
      __typename: 'RedirectEntity',
      redirectTo: '/chiens.html?page=2',
      redirectType: 301,
    })
    expect(upstream.calls).toEqual([])
  })

  test('sends a slash at the end away, as the store does', async () => {
    const found = { ...(answerOf('category') as object), relative_url: 'chiens.html', redirect_code: 301 }
    expect(await route('/chiens.html/', store({ 'chiens.html/': found }))).toMatchObject({
      redirectTo: '/chiens.html',
      redirectType: 301,
    })
  })

  test('keeps the query string on a redirect', async () => {
    const upstream = store({ 'promo-ete': answerOf('302-to-product') })
    expect(await route('/promo-ete?utm_source=lettre', upstream)).toMatchObject({
      redirectTo: '/croquettes-saumon-sans-cereales-5-kg.html?utm_source=lettre',
    })
  })

  test('lets redirects leave the site by http and https only, and keeps those within it relative', async () => {
    const redirect = (relative_url: string) => ({
      __typename: 'RoutableUrl',
      type: null,
      redirect_code: 302,
      relative_url,
    })
    const upstream = store({
      a: redirect('https://ailleurs.example/page?x=1'),
      b: redirect('javascript:alert(1)'),
      c: redirect('http://127.0.0.1:8090/chats.html'),
      d: redirect('//ailleurs.example/'),
    })
    expect(await route('/a', upstream)).toMatchObject({ redirectTo: 'https://ailleurs.example/page?x=1' })
    expect(await route('/b', upstream)).toEqual({ __typename: 'NotFoundEntity', path: '/b' })
    expect(await route('/c', upstream)).toMatchObject({ redirectTo: '/chats.html' })
    expect(await route('/d', upstream)).toMatchObject({ redirectTo: 'https://ailleurs.example/' })
  })

  test('finds nothing where a redirect leads to itself', async () => {
    const upstream = store({
      boucle: { __typename: 'RoutableUrl', type: null, redirect_code: 301, relative_url: 'boucle' },
    })
    expect(await route('/boucle', upstream)).toEqual({ __typename: 'NotFoundEntity', path: '/boucle' })
  })

  test('sends internal addresses to the proper one', async () => {
    const upstream = store({ 'catalog/category/view/id/3': answerOf('category') })
    expect(await route('/catalog/category/view/id/3', upstream)).toMatchObject({
      redirectTo: '/chiens.html',
      redirectType: 301,
    })
  })

  test.each([
    ['unknown addresses', null],
    ['rewrites without entity', refusal('rejected', 'Internal server error')],
    ['controllers of the store', refusal('not-found', 'No such entity found with matching URL key')],
  ])('finds nothing for %s', async (_, response) => {
    expect(await route('/rien.html', store({ 'rien.html': response }))).toEqual({
      __typename: 'NotFoundEntity',
      path: '/rien.html',
    })
  })

  test('shows the no-route page at no address', async () => {
    const page = {
      ...answerOf('cms'),
      identifier: 'no-route',
      url_key: 'no-route',
      relative_url: 'no-route',
      content: '',
    }
    expect(await route('/no-route', store({ 'no-route': page }))).toMatchObject({ __typename: 'NotFoundEntity' })
  })

  test('finds nothing where the catalogue does not show what the address names', async () => {
    const products = ({ filter }: { filter: { sku?: unknown } }) =>
      filter.sku ? { items: [], total_count: 0 } : { items: [], total_count: 28 }
    const upstream = store({ 'article-desactive.html': answerOf('disabled-product') }, { products })
    expect(await route('/article-desactive.html', upstream)).toMatchObject({ __typename: 'NotFoundEntity' })
    expect(upstream.names).toContain('CatalogueCanary')
  })

  test('is out of order where the catalogue shows nothing at all', async () => {
    const known = { 'croquettes-agneau-pour-chien-5-kg.html': answerOf('product') }
    const upstream = store(known, { products: { items: [], total_count: 0 } })
    await expect(route('/croquettes-agneau-pour-chien-5-kg.html', upstream)).rejects.toMatchObject({
      kind: 'unavailable',
    })
  })

  test('finds nothing for a category that is switched off', async () => {
    const upstream = store({ 'chiens.html': answerOf('category') }, { categories: { items: [] } })
    expect(await route('/chiens.html', upstream)).toMatchObject({ __typename: 'NotFoundEntity' })
  })

  test('sends one request where it gets no response', async () => {
    const upstream = store({ lent: new UpstreamError('unavailable', 'no answer', 'Route') })
    await expect(route('/lent', upstream)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(upstream.calls.filter(({ name }) => name === 'Route')).toHaveLength(1)
  })

  test.each(['%', '%E0%A4%A', 'a'.repeat(9000), '\\\\evil', '../../etc', '?', '#', 'x\u0000y'])(
    'takes garbage without failing',
    async (url) => {
      expect(await route(url, store({}))).toMatchObject({ __typename: 'NotFoundEntity' })
    },
  )
})
