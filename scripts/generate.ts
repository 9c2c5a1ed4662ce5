/**
 * Turns `.graphql` files into typed TypeScript, and configuration into its documentation: `npm run generate`.
 * `--modules` writes only what is not in git. `--release` notes the public API
 * as that of a release. `--check` writes nothing and fails if generated documentation in git is stale.
 *
 * - the shop schema → types of the bff, and of its resolvers
 * - operations of the client (web/**) → one typed module beside each file, and the manifest sha256 → document that the bff trusts
 * - the bff's environment variables → `docs/configuration.md`
 * - the fields of sites → `scripts/config/site-fields.generated.ts`
 * - what others may rely on → `docs/public-api.md`
 * - the variables that extensions need in front of the demo store → `docker/demo.env`
 * - the same of each extension, in its folder
 * - operations the bff sends to the store (bff/domains/(name)/magento) → one typed module beside each file
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { demoEnvironment, isInstalled, knownExtensions, ROOT } from './extensions.mjs'
import { storeCached } from './generate/cached.ts'
import { configurationText } from './generate/configuration-table.ts'
import { overrideTypes } from './generate/overrides.ts'
import { type CoreModules, enumExtensions, extensionModules } from './generate/extension-modules.ts'
import { type GraphqlFile, readGraphqlFiles, schemaText } from './generate/files.ts'
import { manifestText, operationModules } from './generate/operations.ts'
import { publicApiText, releasedText } from './generate/public-api.ts'
import { resolverTypes, shopTypes } from './generate/resolver-types.ts'
import { siteFieldsText } from './generate/site-fields.ts'

const [check, modulesOnly, isRelease] = ['--check', '--modules', '--release'].map((argument) =>
  process.argv.includes(argument),
)

const RELEASED = 'docs/public-api.released.txt'
const FOLDERS = [
  ...['bff', 'web', 'schema', 'scripts', 'extensions', 'examples', 'shops'].filter(
    (name) => !isInstalled && existsSync(name),
  ),
  ...knownExtensions().map(({ folder }) => relative(ROOT, folder)),
]

const outputs = await all().catch((error: unknown) => {
  // An error that names an extension or a file is printed without the stack.
  const isLocated = error instanceof Error && /^(extension |\S+\.graphql:)/.test(error.message)
  console.error(isLocated ? error.message : error)
  process.exit(1)
})
const stale = outputs.filter(([file, text]) => read(file) !== text)
if (!check) {
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  storeCached()
  removeOrphans(new Set(outputs.map(([file]) => file)))
  console.log(`generated: ${outputs.length} files, ${stale.length} changed`)
} else if (stale.length > 0) {
  console.error(`stale generated files, run «npm run generate»:\n${stale.map(([file]) => `  ${file}`).join('\n')}`)
  process.exitCode = 1
}

async function all(): Promise<[string, string][]> {
  return [...(modulesOnly ? [] : await documents()), ...(check ? [] : await modules())]
}

/** Returns the generated documents that are in git. The configuration comes from modules that import generated ones. */
async function documents(): Promise<[string, string][]> {
  return [
    ['docs/configuration.md', configurationText()],
    ['docs/public-api.md', publicApiText()],
    ['docker/demo.env', demoText()],
    ...(isRelease ? [[RELEASED, releasedText()] as [string, string]] : []),
  ]
}

/** The demo store's address as the shop's container sees it. */
function demoText(): string {
  const rows = Object.entries(demoEnvironment('http://store:4010')).map(([name, value]) => `${name}=${value}\n`)
  return `# Made by \`npm run generate\` of the extensions' demo.env; not edited by hand.\n${rows.join('')}`
}

async function modules(): Promise<[string, string][]> {
  const shop = schemaText('schema/shop')
  const storeSchema = schemaText('schema/magento')
  const store = readGraphqlFiles('bff')
  const client = readGraphqlFiles('web')
  // Values that extensions add to enums of the core.
  const extended = `${shop}\n${knownExtensions().map(enumExtensions).join('\n')}`
  const ofCore = isInstalled ? shippedModules : operationModules
  const ofClient = await ofCore(extended, client, 'web/api/shop-types.generated.ts')
  const ofStore = await ofCore(storeSchema, store, 'bff/magento/store-types.generated.ts')
  const core: CoreModules = {
    shop,
    store: storeSchema,
    client: { files: client, modules: ofClient },
    server: { files: store, modules: ofStore },
  }
  const ofExtensions = await Promise.all(knownExtensions().map((extension) => extensionModules(extension, core)))
  const ofShop = [...ofExtensions.flat(), ...overrideTypes()]
  if (isInstalled) return ofShop
  return [
    ['bff/graphql/shop-schema.generated.ts', await shopTypes(extended, 'bff/graphql/shop-schema.generated.ts')],
    [
      'bff/graphql/resolvers.generated.ts',
      await resolverTypes(extended, 'bff/graphql/resolvers.generated.ts', './shop-schema.generated.ts'),
    ],
    ['schema/operations.generated.json', manifestText(client)],
    ['scripts/config/site-fields.generated.ts', siteFieldsText()],
    ...ofClient,
    ...ofStore,
    ...ofShop,
  ]
}

/** Generates the modules of the core, which come with the package. */
async function shippedModules(_schema: string, files: GraphqlFile[], types: string): Promise<[string, string][]> {
  const paths = [...files.map(({ path }) => path.replace(/\.graphql$/, '.generated.ts')), types]
  return paths.map((path) => [path, readFileSync(path, 'utf8')])
}

/** Removes generated modules without a source: git ignores them, so those of a moved or deleted document survive a change of branch. */
function removeOrphans(current: ReadonlySet<string>): void {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  for (const file of found)
    if (/\.generated\.(ts|json)$/.test(file) && !current.has(file)) rmSync(file, { force: true })
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
