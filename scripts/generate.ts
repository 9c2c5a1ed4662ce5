/**
 * Turns `.graphql` files into typed TypeScript: `npm run generate`; with `--check` it writes nothing and fails when a file is stale.
 *
 * - the shop schema → resolver types of the bff
 * - operations of the client (web/**) → one typed module beside each file, and the manifest sha256 → document that the bff trusts
 * - the bff's environment variables → `docs/configuration.md`, and the README's table of the first of them
 * - operations the bff sends to the store (bff/domains/(name)/upstream) → one typed module beside each file
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { configurationText, readmeText } from './generate/configuration-table.ts'
import { asksModule, moduleSchemaText, readGraphqlFiles, schemaText } from './generate/files.ts'
import { manifestText, operationModules } from './generate/operations.ts'
import { resolverTypes } from './generate/resolver-types.ts'

const check = process.argv.includes('--check')

const shop = schemaText('schema/shop')
const store = readGraphqlFiles('bff')
const client = readGraphqlFiles('web')

const outputs = new Map<string, string>([
  ['bff/graphql/shop-schema.generated.ts', await resolverTypes(shop, 'bff/graphql/shop-schema.generated.ts')],
  ['web/api/operations.generated.json', manifestText(client)],
  ['README.md', readmeText()],
  ['docs/configuration.md', configurationText()],
  ...(await operationModules(shop, client, 'web/api/shop-types.generated.ts')),
  ...(await operationModules(
    schemaText('schema/upstream'),
    store.filter(({ path }) => !asksModule(path)),
    'bff/upstream/store-types.generated.ts',
  )),
  ...(await operationModules(
    moduleSchemaText('schema/upstream'),
    store.filter(({ path }) => asksModule(path)),
  )),
])

const stale = [...outputs].filter(([file, text]) => read(file) !== text)
if (!check) {
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`generated: ${outputs.size} files, ${stale.length} changed`)
} else if (stale.length > 0) {
  console.error(`stale generated files, run «npm run generate»:\n${stale.map(([file]) => `  ${file}`).join('\n')}`)
  process.exitCode = 1
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
