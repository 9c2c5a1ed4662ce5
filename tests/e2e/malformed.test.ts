import { describe, expect, inject, test } from 'vitest'

const shop = inject('shopUrl')

type Case = { name: string; path: string; init?: RequestInit; statuses: number[] }

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({ method: 'POST', headers, body })
const query = (text: string, variables?: unknown) => post(JSON.stringify({ query: text, variables }))
const graphql = (name: string, init: RequestInit, statuses: number[]): Case => ({
  name,
  path: '/graphql',
  init,
  statuses,
})
const page = (path: string, ...statuses: number[]): Case => ({ name: `page ${path}`.slice(0, 80), path, statuses })

const LIST = 'query L($p: ProductListInput) { category(id: "38") { layer(params: $p) { total products { sku } } } }'
const REFUSED = [400, 405, 413, 414, 415, 422]
const RESPONSE_HEADERS = [200, 400]

/** Requests that no browser of ours sends. Each gets a clear refusal or clean data; none a 500, none a look inside. */
const CASES: Case[] = [
  graphql('no body', { method: 'POST', headers: json }, REFUSED),
  graphql('empty body', post(''), REFUSED),
  graphql('broken JSON', post('{"query": "{ shop { id } '), REFUSED),
  graphql('JSON that is a number', post('42'), REFUSED),
  graphql('JSON that is null', post('null'), REFUSED),
  graphql('JSON that is a text', post('"{ shop { id } }"'), REFUSED),
  graphql('empty batch', post('[]'), REFUSED),
  graphql('query of the wrong type', post('{"query": 42}'), REFUSED),
  graphql('variables of the wrong type', post('{"query": "{ shop { id } }", "variables": "x"}'), REFUSED),
  graphql('operationName of the wrong type', post('{"query": "{ shop { id } }", "operationName": {}}'), REFUSED),
  graphql('extensions of the wrong type', post('{"query": "{ shop { id } }", "extensions": 7}'), REFUSED),
  graphql('prototype pollution', post('{"query": "{ shop { id } }", "__proto__": {"admin": true}}'), RESPONSE_HEADERS),
  graphql('plain text body', post('{ shop { id } }', { 'content-type': 'text/plain' }), REFUSED),
  graphql(
    'form body',
    post('query=%7Bshop%7Bid%7D%7D', { 'content-type': 'application/x-www-form-urlencoded' }),
    REFUSED,
  ),
  graphql('syntax error', query('{ shop {'), RESPONSE_HEADERS),
  graphql('empty query', query(''), RESPONSE_HEADERS),
  graphql('unknown field', query('{ shop { password } }'), RESPONSE_HEADERS),
  graphql('unknown root field', query('{ users { id } }'), RESPONSE_HEADERS),
  graphql('missing argument', query('{ category { name } }'), RESPONSE_HEADERS),
  graphql('argument of the wrong type', query('{ category(id: {}) { name } }'), RESPONSE_HEADERS),
  graphql('unknown argument', query('{ shop(secret: true) { id } }'), RESPONSE_HEADERS),
  graphql('missing variable', query('query Q($sku: String!) { product(sku: $sku) { name } }'), RESPONSE_HEADERS),
  graphql(
    'variable of the wrong type',
    query('query Q($sku: String!) { product(sku: $sku) { name } }', { sku: [1] }),
    RESPONSE_HEADERS,
  ),
  graphql('two operations without a name', query('query A { shop { id } } query B { shop { id } }'), RESPONSE_HEADERS),
  graphql(
    'unknown operation name',
    post('{"query": "query A { shop { id } }", "operationName": "B"}'),
    RESPONSE_HEADERS,
  ),
  graphql('unknown fragment', query('{ shop { ...Nothing } }'), RESPONSE_HEADERS),
  graphql(
    'fragment cycle',
    query('query { shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }'),
    RESPONSE_HEADERS,
  ),
  graphql(
    'deep query',
    query(`{ category(id: "38") ${'{ children '.repeat(60)}{ id }${' }'.repeat(60)} }`),
    RESPONSE_HEADERS,
  ),
  graphql(
    'many aliases',
    query(`{ ${Array.from({ length: 500 }, (_, i) => `a${i}: shop { id }`).join(' ')} }`),
    RESPONSE_HEADERS,
  ),
  graphql('very large document', query(`{ shop { id } } #${'x'.repeat(2_000_000)}`), REFUSED),
  graphql('introspection', query('{ __schema { types { name } } }'), RESPONSE_HEADERS),
  graphql('subscription', query('subscription { shop { id } }'), RESPONSE_HEADERS),
  graphql('unknown sku', query('{ product(sku: "no-such-sku") { name } }'), [200]),
  graphql('sku with markup', query('{ product(sku: "<script>alert(1)</script>") { name } }'), [200]),
  graphql('very long sku', query(`{ product(sku: "${'x'.repeat(10_000)}") { name } }`), RESPONSE_HEADERS),
  graphql('unknown category', query('{ category(id: "999999") { name } }'), [200]),
  graphql('category id that is no number', query(`{ category(id: "' OR 1=1 --") { name } }`), RESPONSE_HEADERS),
  graphql('negative offset', query(LIST, { p: { from: -16, size: 16 } }), RESPONSE_HEADERS),
  graphql('huge page', query(LIST, { p: { from: 2_000_000_000, size: 16 } }), RESPONSE_HEADERS),
  graphql('huge page size', query(LIST, { p: { from: 0, size: 100_000 } }), RESPONSE_HEADERS),
  graphql('page size zero', query(LIST, { p: { from: 0, size: 0 } }), RESPONSE_HEADERS),
  graphql('price that is no number', query(LIST, { p: { priceRange: { min: 'NaN' } } }), RESPONSE_HEADERS),
  graphql(
    'reversed prices',
    query(LIST, { p: { from: 0, size: 16, priceRange: { min: 900, max: 1 } } }),
    RESPONSE_HEADERS,
  ),
  graphql(
    'unknown facet',
    query(LIST, { p: { from: 0, size: 16, filters: [{ name: 'no_such', values: ['x'] }] } }),
    [200],
  ),
  graphql(
    'unknown sort',
    query(LIST, { p: { from: 0, size: 16, sort: { field: 'no_such', direction: 'ASC' } } }),
    [200],
  ),
  graphql(
    '500 identifiers',
    query('query B($i: [String!]!) { cmsPageList(identifiers: $i) { title } }', { i: Array(500).fill('x') }),
    RESPONSE_HEADERS,
  ),
  graphql(
    'unknown cart line',
    query('mutation { removeCartItem(item_id: "999") { success errorMessage } }'),
    RESPONSE_HEADERS,
  ),
  graphql(
    'quantity NaN',
    query('mutation M($q: Float!) { updateCartItem(item_id: "1", qty: $q) { success } }', { q: 'x' }),
    RESPONSE_HEADERS,
  ),
  {
    name: 'mutation by GET',
    path: `/graphql?query=${encodeURIComponent('mutation { removeCoupon { success } }')}`,
    statuses: [405],
  },
  { name: 'GET without a query', path: '/graphql', statuses: REFUSED },
  { name: 'GET with broken variables', path: '/graphql?query=%7Bshop%7Bid%7D%7D&variables=%7Bx', statuses: REFUSED },
  { name: 'DELETE', path: '/graphql', init: { method: 'DELETE' }, statuses: [404, 405] },
  page('/search/%E0%A4%A', 200, 400, 404),
  page('/search/%00', 200, 400, 404),
  page(`/search/${'a'.repeat(5000)}`, 200, 400, 404, 414),
  page('/chiens.html?page=-1', 200),
  page('/chiens.html?page=99999999999999999999', 200),
  page('/chiens.html?pageLength=7&minPrice=abc&maxPrice=%3Cscript%3E', 200),
  page('/chiens.html?sort=%7Bbroken', 200),
  page('/chiens.html?sort=null', 200),
  page('/chiens.html?marque[]=x&marque[]=y&no_such_attribute=1&__proto__=x', 200),
  page(`/chiens.html?${'marque=x&'.repeat(2000)}`, 200, 414, 431),
  page('/category/abc', 404),
  page('/category/999999', 404),
  page('/product/no-such-sku', 404),
  page('/..%2F..%2Fetc%2Fpasswd', 400, 404),
  page('/%', 404),
  page('/%E0%A4%A', 404),
  page('/cheval/%ff', 404),
  page('/resized-images/%ff?format=small', 400, 404),
  page('/assets/%ff.js', 404),
  page('/no-such-file.php', 404),
  page('/resized-images/..%2f..%2fpackage.json?format=small', 400, 404),
  page('/resized-images/catalog/x.jpg?format=no-such-preset', 400),
  page('/resized-images/catalog/x.jpg?format=small&width=99999', 400),
  page('/assets/no-such-asset.js', 404),
]

describe('malformed requests', () => {
  test.each(CASES)('$name', async ({ path, init, statuses }) => {
    const response = await fetch(shop + path, { redirect: 'manual', ...init })
    const body = await response.text()
    expect(statuses, body.slice(0, 300)).toContain(response.status)
    expect(body).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules|\/bff\/|SELECT |PGlite/)
    if (path === '/graphql' && init?.method === 'POST') expect(response.headers.get('content-type')).toMatch(/json/)
  })
})
