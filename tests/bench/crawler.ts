/**
 * `npm run bench:crawler`: what shoppers notice of a crawler that asks for searches nobody asked for before, as ratios inside one run: how long a cart takes
 * beside it and without it, and how many pages a second it gets on 256 connections and on 16.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'node:http'
import { machine } from './machine.ts'
import { markdown, median } from './report.ts'
import { pinLoad } from './servers.ts'
import { startShop, startStore } from './shop.ts'

const SECONDS = Number(process.env.CRAWL_SECONDS || 8)
const [FEW, MANY] = [16, 256]
/** Ms between two looks at a cart. */
const REST = 25
const ADD = 'mutation { added: addMultipleItemsToCart(items: [{ sku: "CHI-FRI-BISCUIT", qty: 1 }]) { errorMessage } }'

type Answer = { status: number; cookie: string; text: string }
type Crawl = { pages: number; refused: number; failed: number }
type Carts = { times: number[]; failed: number }

const isPinned = pinLoad()
const store = await startStore()
const shop = await startShop(store)
let nth = 0
try {
  const { cookie } = await ask('POST', '/graphql', { query: ADD })
  // The modules are loaded and what all pages share is kept.
  await crawl(FEW, 2)
  const idle = await carts(cookie, SECONDS)
  const few = await crawl(FEW, SECONDS)
  const [many, beside] = await Promise.all([crawl(MANY, SECONDS), carts(cookie, SECONDS)])
  const pagesOf = ({ pages }: Crawl) => `${(pages / SECONDS).toFixed(1)}/s`
  const rows = [
    ['what', 'without', 'beside 256 connections', 'ratio', 'goal'],
    ['---', '---', '---', '---', '---'],
    [
      'cart, median',
      ms(median(idle.times)),
      ms(median(beside.times)),
      ratio(median(beside.times), median(idle.times)),
      '',
    ],
    ['cart, p95', ms(p95(idle)), ms(p95(beside)), ratio(p95(beside), p95(idle)), '≤ 2'],
    [
      'carts that failed',
      `${idle.failed} of ${idle.times.length}`,
      `${beside.failed} of ${beside.times.length}`,
      '',
      '0',
    ],
    ['pages of the crawler (16 / 256 connections)', pagesOf(few), pagesOf(many), ratio(many.pages, few.pages), '≥ 1'],
    ['refused with 503', String(few.refused), String(many.refused), '', ''],
    ['failed otherwise', String(few.failed), String(many.failed), '', '0'],
  ]
  console.log(`${markdown(rows)}\n\n${machine(isPinned)}`)
} finally {
  await shop.stop()
  await store.stop()
}

/** Each connection asks for the next search as soon as it has its answer. */
async function crawl(connections: number, seconds: number): Promise<Crawl> {
  const crawled = { pages: 0, refused: 0, failed: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      const { status } = await ask('GET', `/search/mot-${process.pid}-${++nth}`, undefined, '', agent)
      // What comes in after the end took part of the time of what comes next.
      if (performance.now() >= end) return
      if (status === 200) crawled.pages++
      else if (status === 503) crawled.refused++
      else crawled.failed++
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  return crawled
}

async function carts(cookie: string, seconds: number): Promise<Carts> {
  const seen: Carts = { times: [], failed: 0 }
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const begin = performance.now()
    const { status, text } = await ask('POST', '/graphql', { query: '{ cart { items { sku } } }' }, cookie, agent)
    seen.times.push(performance.now() - begin)
    if (status !== 200 || !text.includes('CHI-FRI-BISCUIT')) seen.failed++
    await pause(REST)
  }
  agent.destroy()
  return seen
}

function ask(method: string, path: string, body?: unknown, cookie = '', agent?: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...(cookie && { cookie }) }
    const sent = request(shop.url + path, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0])
        resolve({ status: response.statusCode ?? 0, cookie: cookies.join('; '), text: String(Buffer.concat(chunks)) })
      })
    })
    sent.on('error', () => resolve({ status: 0, cookie: '', text: '' }))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function p95({ times }: Carts): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}

function ratio(one: number, other: number): string {
  return `**${(one / other).toFixed(2)}**`
}
