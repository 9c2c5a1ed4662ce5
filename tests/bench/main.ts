/**
 * `npm run bench`: speed as ratios inside one run, because machines differ. Needs a build (`npm run build`).
 * Each row compares the shop with the physical limit: a bare Fastify route that sends the same bytes.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import manifest from '../../web/api/operations.generated.json' with { type: 'json' }
import { startShop } from '../e2e/shop.ts'
import { medianTime, throughput } from './load.ts'

const PRODUCT_QUERY =
  'query P($sku: String!) { product(sku: $sku) { sku name prices { finalPrice { priceInclTax { value { amount } } } } } }'
const NAVIGATION = { query: '{ navigation { id name path children { id name path } } }' }
const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } } as const

const shop = await startShop()
try {
  const rows = [
    await against('public operation, kept (persisted GET)', persistedGet('Navigation'), {}),
    await against('public operation, kept (POST)', `${shop.url}/graphql`, {
      ...JSON_POST,
      body: JSON.stringify(NAVIGATION),
    }),
    await against('category page, kept', `${shop.url}/chiens.html`, {}),
    await against('product picture, made before', await firstPicture(`${shop.url}/chiens.html`), {}),
  ]
  console.table(rows)
  console.log(await missPath())
} finally {
  await shop.stop()
}

async function against(
  what: string,
  url: string,
  request: { method?: 'POST'; headers?: Record<string, string>; body?: string },
) {
  const sample = await fetch(url, request)
  const bytes = Buffer.from(await sample.arrayBuffer())
  const ours = await throughput(url, request)
  const bare = await bareRoute(bytes, sample.headers.get('content-type') ?? 'text/plain')
  const limit = await throughput(bare.url, request).finally(bare.stop)
  return {
    what,
    'answers/s': Math.round(ours),
    'bare route/s': Math.round(limit),
    ratio: Number((ours / limit).toFixed(2)),
  }
}

/** An operation of the client as the client sends it: by its hash. */
function persistedGet(name: string): string {
  const [sha256Hash] = Object.entries(manifest).find(([, operation]) => operation.name === name) ?? []
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
  return `${shop.url}/graphql?${new URLSearchParams({ variables: '{}', extensions })}`
}

function bareRoute(bytes: Buffer, type: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['tests/bench/bare-server.mjs', type], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(bytes)
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).once('line', (url) =>
      resolve({ url: `${url}/`, stop: () => child.kill() }),
    )
  })
}

async function firstPicture(page: string): Promise<string> {
  const [, path = ''] = /(\/resized-images\/[^"\s]+)/.exec(await (await fetch(page)).text()) ?? []
  return shop.url + path.replaceAll('&amp;', '&')
}

/** What the bff adds to the store's own time when nothing is cached: a product unknown to both, a new one each time. */
async function missPath(): Promise<string> {
  const post = (url: string, body: unknown) =>
    fetch(url, { ...JSON_POST, body: JSON.stringify(body) }).then((response) => response.arrayBuffer())
  const throughBff = await medianTime(60, (n) =>
    post(`${shop.url}/graphql`, { query: PRODUCT_QUERY, variables: { sku: `no-such-${n}` } }),
  )
  const direct = await medianTime(60, (n) =>
    post(`${shop.storeUrl}/graphql`, {
      query: 'query P($sku: String!) { products(filter: { sku: { eq: $sku } }, pageSize: 1) { items { sku } } }',
      variables: { sku: `no-such-${n}` },
    }),
  )
  return `miss path: ${throughBff.toFixed(1)} ms through the bff, ${direct.toFixed(1)} ms at the store`
}
