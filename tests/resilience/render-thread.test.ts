import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../demo-store/server.ts'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'

let store: Store
let shops: Record<'beside' | 'within', ShopProcess>
beforeAll(async () => {
  store = await openStore()
  const start = (env: Record<string, string> = {}) => openShop(store.url, env)
  const [within, beside] = await Promise.all([start(), start({ RENDER_THREAD: 'true' })])
  shops = { within, beside }
})

async function pageOf(shop: ShopProcess, path: string) {
  const response = await fetch(shop.url + path, { redirect: 'manual' })
  const { status, headers } = response
  const html = (await response.text()).replaceAll(shop.url, '')
  return { status, location: headers.get('location'), html, policy: headers.get('content-security-policy') }
}

const PATHS = [
  '/',
  '/chiens/croquettes.html',
  '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
  '/croquettes-poulet-fermier-et-riz-chien-adulte',
  '/search/agneau',
  '/mentions-legales',
  '/cart',
  '/nulle-part.html',
]

test.each(PATHS)('%s is the same page from a thread', async (path) => {
  const [beside, within] = await Promise.all([pageOf(shops.beside, path), pageOf(shops.within, path)])
  expect(beside.html.length).toBe(within.html.length)
  expect(beside).toEqual(within)
})

test.runIf(process.platform === 'linux')('what the server has to do goes before what the thread has', () => {
  const own = getPriority()
  expect(nicesOf(shops.within)).toEqual(new Set([own]))
  expect(nicesOf(shops.beside)).toEqual(new Set([own, own + 10]))
})

/** The nice values of a process's threads (`man 5 proc_pid_stat`: field 19). */
function nicesOf({ child }: ShopProcess): Set<number> {
  const threads = `/proc/${child.pid}/task`
  const stats = readdirSync(threads).map((thread) => readFileSync(join(threads, thread, 'stat'), 'utf8'))
  // The second field is a name in brackets, which may hold blanks.
  return new Set(stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])))
}

test('without the store, a page fails in the same way', async () => {
  await store.control.maintenance({ enabled: true })
  try {
    const path = '/chats.html?page=2'
    const [beside, within] = await Promise.all([pageOf(shops.beside, path), pageOf(shops.within, path)])
    expect(within.status).toBe(503)
    expect(beside).toEqual(within)
  } finally {
    await store.control.maintenance({ enabled: false })
  }
})

test('the process ends with its thread, without an error, while pages are rendered', async () => {
  const waiting = Promise.allSettled(PATHS.map((path) => pageOf(shops.beside, `${path}?page=3`)))
  expect(await shops.beside.terminate()).toBe(0)
  await waiting
  expect(shops.beside.stderr).toBe('')
})
