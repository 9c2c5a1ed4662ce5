/**
 * `UPSTREAM_URL=https://store.example/graphql npm run try-store [-- --orders] [-- --json FILE]`: starts the built shop in front of a store and
 * walks it as a shopper would: every kind of page, facets, a cart with each type of product that is found, delivery, and the account if
 * `TRY_EMAIL` and `TRY_PASSWORD` are set. Nothing is left behind: the cart is emptied. With `--orders` a guest buys the cheapest product by a
 * method that takes no money. All other variables of the shop apply. Ends with 1 when something does not work.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../bff/config/read-config.ts'
import { checkEndpoint } from './doctor/endpoint.ts'
import { tableOf } from './doctor/print.ts'
import type { Row } from './doctor/row.ts'
import { connectStore } from './doctor/store.ts'
import { walkAccount, walkCart, walkOrder } from './try-store/buying.ts'
import { walkPages } from './try-store/pages.ts'
import { startShop } from './try-store/shop.ts'

if (!process.env.UPSTREAM_URL) {
  console.error(
    'UPSTREAM_URL is not set: name the GraphQL endpoint of the store, such as https://store.example/graphql.',
  )
  process.exit(2)
}

const rows: Row[] = []
const { sites, ...config } = readConfig({ ...process.env, NODE_ENV: '' }, join(process.env.MUSETTE_SHOP ?? '', 'sites'))
const store = connectStore({ upstream: { ...config.upstream, store: sites[0].shop.storeView } })
const endpoint = await checkEndpoint(store)
if (!endpoint.isThere) {
  console.error(tableOf(endpoint.rows))
  process.exit(1)
}
console.error(`Walking ${process.env.UPSTREAM_URL} through the shop: this takes minutes …`)
const shop = await startShop()
try {
  const { rows: pages, products } = await walkPages(shop, store)
  rows.push(...pages)
  rows.push(...(await walkCart(shop, products)))
  rows.push(...(await walkAccount(shop, process.env.TRY_EMAIL, process.env.TRY_PASSWORD)))
  if (process.argv.includes('--orders')) rows.push(...(await walkOrder(shop, products)))
} catch (error) {
  rows.push({ id: 'walk/end', verdict: 'fault', says: error instanceof Error ? error.message : String(error) })
} finally {
  rows.push(...(await shop.stop()))
}

const isFit = rows.every(({ verdict }) => verdict !== 'fault')
const report = JSON.stringify({ store: process.env.UPSTREAM_URL, at: new Date().toISOString(), isFit, rows }, null, 2)
const at = process.argv.indexOf('--json')
const file = at < 0 ? undefined : process.argv[at + 1]
if (file && !file.startsWith('--')) writeFileSync(file, `${report}\n`)
console.log(at >= 0 && !file ? report : tableOf(rows))
process.exitCode = isFit ? 0 : 1
