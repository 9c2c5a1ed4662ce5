import { expect, test } from 'vitest'
import { openFakeShop } from '../support/open-fake-shop.ts'

const { app } = await openFakeShop({ NODE_ENV: 'production' })

const json = { 'content-type': 'application/json' }
const document = '{ shop { id } }'
const feature = 'query F($f: String!) { isFeatureActive(feature: $f) }'
const repeat = (text: string, times: number) => text.repeat(times)
const nested = (depth: number) => repeat('[', depth) + repeat(']', depth)
const bomb = (levels: number) =>
  `{ ...F0 } ${Array.from({ length: levels }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F${levels} on Query { shop { id } }`

/** [what, status, body as sent] */
const bodies: [string, number, string][] = [
  ['no JSON', 400, 'hello'],
  ['cut JSON', 400, '{"query": "{ sh'],
  ['empty body', 400, ''],
  ['JSON null', 400, 'null'],
  ['JSON number', 400, '5'],
  ['JSON text', 400, '"{ shop { id } }"'],
  ['an empty batch', 400, '[]'],
  ['a batch of eleven', 413, JSON.stringify(Array.from({ length: 11 }, () => ({ query: document })))],
  ['empty object', 400, '{}'],
  ['query null', 400, '{"query": null}'],
  ['query number', 400, '{"query": 5}'],
  ['query boolean', 400, '{"query": true}'],
  ['query list', 400, '{"query": ["{ shop { id } }"]}'],
  ['query object', 400, '{"query": {"kind": "Document"}}'],
  ['query empty', 400, '{"query": ""}'],
  ['query of spaces', 400, '{"query": "   "}'],
  ['query a comment', 400, '{"query": "# nothing"}'],
  ['only a fragment', 400, JSON.stringify({ query: 'fragment S on Shop { id }' })],
  ['variables text', 400, JSON.stringify({ query: document, variables: '{}' })],
  ['variables list', 400, JSON.stringify({ query: document, variables: [1] })],
  ['variables number', 400, JSON.stringify({ query: document, variables: 3 })],
  ['extensions text', 400, JSON.stringify({ query: document, extensions: 'x' })],
  ['operationName number', 400, JSON.stringify({ query: document, operationName: 1 })],
  ['operationName unknown', 400, JSON.stringify({ query: document, operationName: 'Nope' })],
  ['operationName of 200 kB', 413, JSON.stringify({ query: document, operationName: repeat('n', 200_000) })],
  ['operationName of 1 kB', 400, JSON.stringify({ query: document, operationName: repeat('n', 1000) })],
  ['two operations, none named', 400, JSON.stringify({ query: 'query A { shop { id } } query B { shop { id } }' })],
  ['two operations of one name', 400, JSON.stringify({ query: 'query A { shop { id } } query A { shop { id } }' })],
  ['a subscription', 400, JSON.stringify({ query: 'subscription { shop { id } }' })],
  ['syntax error', 400, JSON.stringify({ query: '{ shop { id }' })],
  ['control characters', 400, JSON.stringify({ query: '{ \u0000 }' })],
  ['lone surrogate', 400, '{"query": "{ \\ud800 }"}'],
  ['unknown field', 400, JSON.stringify({ query: '{ nothing }' })],
  ['unknown argument', 400, JSON.stringify({ query: '{ shop(id: 1) { id } }' })],
  ['unknown directive', 400, JSON.stringify({ query: '{ shop @defer { id } }' })],
  ['unknown type', 400, JSON.stringify({ query: 'query Q($a: Nope) { shop { id } }' })],
  ['missing selection', 400, JSON.stringify({ query: '{ shop }' })],
  ['missing argument', 400, JSON.stringify({ query: '{ isFeatureActive }' })],
  ['wrong literal', 400, JSON.stringify({ query: '{ isFeatureActive(feature: 5) }' })],
  ['unused fragment', 400, JSON.stringify({ query: '{ shop { id } } fragment S on Shop { id }' })],
  ['a fragment of itself', 400, JSON.stringify({ query: '{ shop { ...S } } fragment S on Shop { ...S }' })],
  ['variable missing', 400, JSON.stringify({ query: feature })],
  ['variable null', 400, JSON.stringify({ query: feature, variables: { f: null } })],
  ['variable of a wrong type', 400, JSON.stringify({ query: feature, variables: { f: { a: 1 } } })],
  ...[500, 5000, 20_000].flatMap((depth): [string, number, string][] => [
    [
      `a list of ${depth} levels in the document`,
      400,
      JSON.stringify({ query: `{ isFeatureActive(feature: ${nested(depth)}) }` }),
    ],
    [
      `a variable of ${depth} lists`,
      400,
      `{"query": ${JSON.stringify(feature)}, "variables": {"f": ${nested(depth)}}}`,
    ],
    [
      `a variable of ${depth} objects`,
      400,
      `{"query": ${JSON.stringify(feature)}, "variables": ${repeat('{"f":', depth)}1${repeat('}', depth)}}`,
    ],
    [
      `a variable of ${depth} lists that nothing asks for`,
      400,
      `{"query": "${document}", "variables": {"f": ${nested(depth)}}}`,
    ],
  ]),
  ['variable a list', 400, JSON.stringify({ query: feature, variables: { f: ['x'] } })],
  ['a document of 100 kB', 400, JSON.stringify({ query: `{ shop { ${repeat('id ', 33_000)} } }` })],
  ['a body of 300 kB', 413, JSON.stringify({ query: `# ${repeat('x', 300_000)}` })],
  ['too many tokens', 400, JSON.stringify({ query: `{ ${repeat('a ', 4000)} }` })],
  ['too many fields', 400, JSON.stringify({ query: `{ shop { ${repeat('id ', 1000)} } }` })],
  [
    'too many aliases',
    400,
    JSON.stringify({ query: `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: shop { id }`).join(' ')} }` }),
  ],
  ['too many directives', 400, JSON.stringify({ query: `{ shop { id ${repeat('@include(if: true) ', 60)} } }` })],
  [
    'too deep',
    400,
    JSON.stringify({ query: `{ category(id: 1) { ${repeat('children { ', 20)} id ${repeat('}', 20)} } }` }),
  ],
  [
    'lists in lists',
    400,
    JSON.stringify({ query: `{ product(sku: "a") { ${repeat('relatedProducts { sku ', 8)} ${repeat('}', 8)} } }` }),
  ],
  ['prototype key', 400, '{"query": "{ shop { id } }", "__proto__": {"x": 1}}'],
  ['prototype key in variables', 400, '{"query": "{ shop { id } }", "variables": {"__proto__": {"x": 1}}}'],
  [
    'persisted query of version 2',
    200,
    JSON.stringify({ extensions: { persistedQuery: { version: 2, sha256Hash: 'a' } } }),
  ],
  ['persisted query without hash', 400, JSON.stringify({ extensions: { persistedQuery: { version: 1 } } })],
  [
    'persisted query with an empty hash',
    400,
    JSON.stringify({ query: document, extensions: { persistedQuery: { version: 1, sha256Hash: '' } } }),
  ],
  [
    'hash of another text',
    400,
    JSON.stringify({ query: document, extensions: { persistedQuery: { version: 1, sha256Hash: repeat('a', 64) } } }),
  ],
]

test.each(bodies)('POST with %s → %i, an error to read and no stack', async (_what, status, payload) => {
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: json, payload })
  expect(response.statusCode).toBe(status)
  expectReadable(response.body)
})

const addresses: [string, number][] = [
  ['/graphql', 400],
  ['/graphql?query=', 400],
  ['/graphql?query=%7B', 400],
  ['/graphql?query={shop{id}}&query={me{id}}', 400],
  ['/graphql?query={shop{id}}&variables=nope', 400],
  ['/graphql?query={shop{id}}&variables=[]', 400],
  ['/graphql?query={shop{id}}&variables={}&variables={}', 400],
  ['/graphql?query={shop{id}}&extensions=5', 400],
  ['/graphql?variables[a]=1', 400],
]

test.each(addresses)('GET %s → %i', async (url, status) => {
  const response = await app.inject({ url })
  expect(response.statusCode).toBe(status)
  expectReadable(response.body)
})

test.each([
  ['text/plain', JSON.stringify({ query: document })],
  ['application/x-www-form-urlencoded', 'query=%7Bshop%7Bid%7D%7D'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/xml', '<query/>'],
])('a body of type %s is refused with 415', async (type, payload) => {
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': type }, payload })
  expect(response.statusCode).toBe(415)
  expectReadable(response.body)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is refused with 405', async (method) => {
  const response = await app.inject({ method, url: '/graphql' })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD, POST')
})

test('an unknown hash gets the response of Apollo’s protocol', async () => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: repeat('b', 64) } })
  const response = await app.inject({ url: '/graphql', query: { extensions } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  })
})

test('a bomb of fragments costs no time and is refused', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: json,
    payload: JSON.stringify({ query: bomb(40) }),
  })
  expect(response.statusCode).toBe(400)
})

test('unknown members of the body are ignored', async () => {
  const payload = JSON.stringify({ query: document, operationName: null, variables: null, extensions: null, more: 1 })
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: json, payload })
  expect(response.json()).toEqual({ data: { shop: { id: 'musette' } } })
})

function expectReadable(body: string) {
  const { errors } = JSON.parse(body) as { errors: { message: string; extensions: { code: string } }[] }
  expect(errors.length).toBeGreaterThan(0)
  for (const { message, extensions } of errors) {
    expect(message).not.toBe('')
    expect(extensions.code).toMatch(/^[A-Z_\d]+$/)
  }
  expect(body).not.toMatch(/at .+:\d+:\d+|node_modules|Did you mean/)
}
