/**
 * The last part of `npm run bench`, by itself `npm run bench:purge`: how soon a save in the store shows to a reader behind Varnish, two
 * processes and Redis, and whether an old page comes after the new one. `--write` puts the table in `docs/benchmark.md`.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { startRedisServer } from '../bff/support/redis-server.ts'
import { freePort, startVarnish, type Way, WAYS } from '../resilience/support/varnish.ts'
import { catalogueOf } from './catalogue.ts'
import { writeFigures } from './figures.ts'
import { machine } from './machine.ts'
import { markdown, quantile } from './report.ts'
import { LOAD_CORE, pinLoad, startServer } from './servers.ts'
import { startShop } from './shop.ts'

const SAVES = Number(process.env.PURGE_SAVES || 200)
const READS = 10_000
const TAGS = 100_000
/** Keys of one of the responses that fill Varnish. */
const KEYS = 50
/** Most tags of one purge by token. */
const AT_ONCE = 5000
const READERS = 10
const GOAL = 150
/** Ms after which a save counts as lost. */
const PATIENCE = 10_000
const TOKEN = 'a-token-for-the-measuring-of-purges'

type Stopped = { stop(): Promise<unknown> }
/** Times until a save shows, in ms: `since` its start, and since the store `told` the shop. In between, the store works. */
type Result = { way: Way; since: number[]; told: number[]; old: number; reads: number; hits: number }

const isPinned = pinLoad()
const dispatcher = new Agent({ connections: READERS + 2 })
const results: Result[] = []
for (const way of WAYS) results.push(await measure(way))
const rows = [
  ['from the store’s `PURGE` until it shows', ...results.map(({ way }) => `Varnish with ${way}`), 'goal', ''],
  ['---', ...results.map(() => '---'), '---', '---'],
  ['median', ...results.map(({ told }) => ms(quantile(told, 0.5))), '', ''],
  ['p95', ...results.map(({ told }) => ms(quantile(told, 0.95))), '', ''],
  verdict(`p99 of ${SAVES} saves`, ({ told }) => quantile(told, 0.99), `≤ ${GOAL} ms`, ms, GOAL),
  ['longest', ...results.map(({ told }) => ms(Math.max(...told))), '', ''],
  ['with the work of the store before that, median', ...results.map(({ since }) => ms(quantile(since, 0.5))), '', ''],
  verdict(`old pages after that, of ${READS}`, ({ old }) => old, '0', String, 0),
  [
    'of these reads answered by Varnish',
    ...results.map(({ hits, reads }) => `${((100 * hits) / reads).toFixed(1)} %`),
    '',
    '',
  ],
]
const figures = `${markdown(rows)}\n\n${machine(isPinned)}`
console.log(figures)
if (process.argv.includes('--write')) writeFigures(figures, 'docs/benchmark.md', 'purge')
await dispatcher.close()

async function measure(way: Way): Promise<Result> {
  const running: Stopped[] = []
  const opened = <One extends Stopped>(one: One): One => (running.unshift(one), one)
  try {
    const redis = await startRedisServer()
    opened({ stop: redis.close })
    const dataDir = mkdtempSync(join(tmpdir(), 'musette-bench-'))
    // Its control API, which saves products, is off in production.
    const env = { DATA_DIR: dataDir, UPSTREAM_PORT: '0', NODE_ENV: 'test' }
    const store = opened(await startServer({ name: 'store', file: 'dist/demo-store/main.js', core: LOAD_CORE, env }))
    const storeUrl = new URL('.', store.url).origin
    const port = await freePort()
    const shopEnv = {
      REDIS_URL: redis.url,
      SURROGATE_KEYS: 'surrogate-key',
      EDGE_VARNISH: `http://127.0.0.1:${port}`,
      CACHE_TOKEN: TOKEN,
      // Two processes share one core here, and neither may refuse a reader.
      MAX_EVENT_LOOP_DELAY: '10000',
      PAGE_CACHE_BYTES: String(64 * 1024 ** 2),
    }
    const shops = []
    for (let nth = 0; nth < 2; nth++) {
      shops.push(opened(await startShop({ url: storeUrl, calls: [], stop: store.stop }, { env: shopEnv })))
    }
    const filler = opened(await startFiller())
    const addresses = shops.map(({ url }) => url)
    const varnish = await startVarnish({
      port,
      way,
      shops: addresses,
      filler: filler.url,
      isWatched: false,
      memory: '512m',
    })
    opened({ stop: varnish.close })
    const [first = ''] = addresses
    const relay = opened(await startPurgeRelay(first))
    await control(storeUrl, 'purgeHosts', { hosts: [new URL(relay.url).host] })
    await fill(varnish.url, first)
    const { products } = await catalogueOf(`${first}/graphql`)
    const result: Result = { way, since: [], told: [], old: 0, reads: 0, hits: 0 }
    for (let nth = 0; nth < SAVES; nth++) {
      const { sku, path } = products[nth % products.length]!
      await oneSave(result, { storeUrl, varnishUrl: varnish.url, relay, sku, path, name: `Nom ${nth} ${way}` })
    }
    rmSync(dataDir, { recursive: true, force: true })
    return result
  } finally {
    for (const one of running) await one.stop()
  }
}

type Save = { storeUrl: string; varnishUrl: string; relay: PurgeRelay; sku: string; path: string; name: string }

async function oneSave(result: Result, { storeUrl, varnishUrl, relay, sku, path, name }: Save): Promise<void> {
  const url = varnishUrl + path
  while (!(await read(url)).isHit) await pause(1)
  relay.toldAt = 0
  const begin = performance.now()
  const saving = control(storeUrl, 'product', { sku, name })
  while (!(await read(url)).text.includes(name)) {
    if (performance.now() - begin > PATIENCE) throw new Error(`${path} does not show what was saved`)
    await pause(1)
  }
  result.since.push(performance.now() - begin)
  result.told.push(performance.now() - relay.toldAt)
  await saving
  const each = Math.ceil(READS / SAVES / READERS)
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      for (let nth = 0; nth < each; nth++) {
        const { text, isHit } = await read(url)
        result.reads++
        if (isHit) result.hits++
        if (!text.includes(name)) result.old++
      }
    }),
  )
}

async function read(url: string): Promise<{ text: string; isHit: boolean }> {
  const { statusCode, headers, body } = await request(url, { dispatcher })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return { text, isHit: String(headers['cache-status']).endsWith('Varnish; hit') }
}

async function control(storeUrl: string, action: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const url = `${storeUrl}/__control/${action}`
  const { statusCode, body: said } = await request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await said.text()
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${text}`)
}

/** So many tags in Varnish, and so many that the processes have heard of. */
async function fill(varnishUrl: string, shopUrl: string): Promise<void> {
  for (let nth = 0; nth < TAGS / KEYS; nth += READERS) {
    const urls = Array.from({ length: READERS }, (_, more) => `${varnishUrl}/filler/${nth + more}`)
    await Promise.all(urls.map(read))
  }
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  for (let from = 0; from < TAGS; from += AT_ONCE) {
    const tags = Array.from({ length: AT_ONCE }, (_, nth) => `cat_p_9${from + nth}`)
    const body = JSON.stringify({ tags })
    const { statusCode } = await request(`${shopUrl}/cache/purge`, { method: 'POST', headers, body })
    if (statusCode !== 200) throw new Error(`a purge was answered with ${statusCode}`)
    await settled(shopUrl)
  }
}

/** Waits until the edge knows all tags. */
async function settled(shopUrl: string): Promise<void> {
  for (;;) {
    const { body } = await request(`${shopUrl}/metrics`)
    if (/^musette_edge_waiting\{[^}]*\} 0$/m.test(await body.text())) return
    await pause(20)
  }
}

/** `toldAt`: when the store first told of the present save, in ms of `performance`; 0 before. */
type PurgeRelay = Stopped & { url: string; toldAt: number }

/** A proxy in front of the shop, for the store only: forwards its purges, and records when they arrive. */
async function startPurgeRelay(shopUrl: string): Promise<PurgeRelay> {
  const server = createServer(({ headers }, response) => {
    relay.toldAt ||= performance.now()
    const pattern = { 'x-magento-tags-pattern': String(headers['x-magento-tags-pattern']) }
    request(shopUrl, { method: 'PURGE' as 'PUT', headers: pattern, dispatcher }).then(
      async ({ statusCode, body }) => response.writeHead(statusCode).end(await body.text()),
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
  })
  const relay: PurgeRelay = { ...(await listening(server)), toldAt: 0 }
  return relay
}

/** Answers with keys like those of the shop, each with others. */
async function startFiller(): Promise<Stopped & { url: string }> {
  const server = createServer(({ url = '' }, response) => {
    const nth = Number(url.split('/').at(-1))
    const keys = Array.from({ length: KEYS }, (_, more) => (nth * KEYS + more).toString(36).padStart(7, 'z'))
    response.writeHead(200, {
      'cache-control': 'public, max-age=60',
      'surrogate-control': 'max-age=3600, stale-while-revalidate=3600, stale-if-error=3600',
      'surrogate-key': keys.join(' '),
    })
    response.end('x')
  })
  return listening(server)
}

async function listening(server: Server): Promise<Stopped & { url: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function verdict(
  what: string,
  of: (result: Result) => number,
  goal: string,
  shown: (value: number) => string,
  limit: number,
): string[] {
  const values = results.map(of)
  const isMet = values.every((value) => value <= limit)
  return [what, ...values.map((value) => `**${shown(value)}**`), goal, isMet ? 'met' : '**missed**']
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}
