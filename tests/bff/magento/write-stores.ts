/**
 * `node scripts/run.mjs tests/bff/magento/write-stores.ts FOLDER…`: writes `tests/fixtures/stores.json` anew from the schemas in these folders
 * (SDL or the JSON of an introspection, one file for each store, named after its release).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coordinatesOf, magentoContract } from '../../../bff/magento/contract.ts'
import { LEVELS } from '../../../bff/config/levels.ts'
import { readSchema } from '../../../scripts/doctor/store-schema.ts'
import type { KnownStores } from './stores.test.ts'

const FILE = 'tests/fixtures/stores.json'

const optional = [...magentoContract()].flatMap(([name, type]) =>
  [...coordinatesOf(name, type)].flatMap(([coordinate, marks]) =>
    marks.module || Object.keys({ ...type.marks, ...marks }).length === 0 ? [] : [coordinate],
  ),
)
const files = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') || name.endsWith('.json'))
    .map((name) => join(folder, name)),
)
const stores = Object.fromEntries(
  files.map((file) => {
    const { members } = readSchema(readFileSync(file, 'utf8'))
    const unmarked = [...members.missing].filter((one) => !optional.includes(one) && !isOfModule(one))
    if (unmarked.length > 0) console.warn(`${file} lacks what has no mark: ${unmarked.join(', ')}`)
    const store: KnownStores['stores'][string] = {
      level: LEVELS.findLast((level) => members.atLeast(level)) ?? LEVELS[0],
      isCommerce: members.has('Customer.store_credit'),
      missing: optional.flatMap((coordinate, index) => (members.has(coordinate) ? [] : [index])),
    }
    return [file.replace(/^.*\/(schema-)?|\.\w+$/g, ''), store]
  }),
)
writeFileSync(FILE, JSON.stringify({ optional, stores } satisfies KnownStores))
console.log(`${Object.keys(stores).length} stores, ${optional.length} members that not every store has`)

function isOfModule(coordinate: string): boolean {
  const [name = '', key = ''] = coordinate.split(/[.(]/)
  const type = magentoContract().get(name)
  return type?.marks.module !== undefined || type?.members.get(key)?.marks.module !== undefined
}
