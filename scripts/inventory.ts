/**
 * `npm run inventory`: every script that a payment page of this build and configuration may load, with purpose, origin and SHA-384, as
 * `var/payment-scripts.json` and `.md`. `-- --against FILE.json` compares with an approved one and exits with 1 if they differ.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../bff/config/read-config.ts'
import { distFolder, shopFolder } from './extensions.mjs'
import { changesSince, type Inventory, inventoryOf, markdownOf } from './inventory/inventory.ts'
import { ownScripts } from './inventory/own-scripts.ts'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'var' }, against: { type: 'string' } },
})
const CLIENT = join(distFolder(), 'client')
if (!existsSync(CLIENT)) throw new Error(`${distFolder()} holds no build: run «npm run build» first`)

const { version } = JSON.parse(readFileSync(join(shopFolder(), 'package.json'), 'utf8')) as { version: string }
// No store is called and no session is used, so their variables may be missing here.
const env = { UPSTREAM_URL: 'https://store.invalid/graphql', ...process.env, NODE_ENV: '' }
const { sites } = readConfig(env, join(shopFolder(), 'sites'))
const inventory = inventoryOf(version, sites, ownScripts(CLIENT))
mkdirSync(values.out, { recursive: true })
const file = join(values.out, 'payment-scripts')
writeFileSync(`${file}.json`, `${JSON.stringify(inventory, null, 2)}\n`)
writeFileSync(`${file}.md`, markdownOf(inventory))
console.log(
  `${file}.json, ${file}.md: ${inventory.own.length} scripts of ours, ${inventory.foreign.length} origins of others`,
)

if (values.against !== undefined) {
  const approved = JSON.parse(readFileSync(values.against, 'utf8')) as Inventory
  const changes = changesSince(approved, inventory)
  for (const change of changes) console.log(change)
  if (changes.length > 0) process.exitCode = 1
}
