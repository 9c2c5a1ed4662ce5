/**
 * `UPSTREAM_URL=https://store.example/graphql npm run doctor [-- --verbose | --json]`: prints what has to be done before this shop can sell in front
 * of that store, the most important first; with `--verbose`, everything that was examined. `npm run doctor -- --schema FILE [--json]` reports on a
 * schema alone (SDL, or the JSON of an introspection), and `-- --schema FILE --documents` prints what would be sent to such a store. `npm run modules
 * [-- --store URL]` (`--modules`) prints which modules the store has. Ends with 1 if something required does not work.
 */
import { readFileSync } from 'node:fs'
import { documentsOf, offlineReport } from './doctor/offline.ts'
import { modulesReport } from './doctor/modules.ts'
import { reportOn } from './doctor/report.ts'

const asJson = process.argv.includes('--json')
const isVerbose = process.argv.includes('--verbose')
const at = process.argv.indexOf('--schema')
const file = at < 0 ? undefined : process.argv[at + 1]
const url = process.argv.includes('--store') ? process.argv[process.argv.indexOf('--store') + 1] : undefined
const env = { ...process.env, ...(url !== undefined && { UPSTREAM_URL: url }) }

if (at >= 0 && (file === undefined || file.startsWith('--'))) {
  console.error('usage: npm run doctor -- --schema FILE [--documents | --json]')
  process.exitCode = 2
} else if (file !== undefined) {
  const schema = readFileSync(file, 'utf8')
  const { text, code } = process.argv.includes('--documents')
    ? { text: documentsOf(schema), code: 0 }
    : await offlineReport(schema, asJson)
  console.log(text)
  process.exitCode = code
} else {
  const isAboutModules = process.argv.includes('--modules')
  if (env.UPSTREAM_URL && !asJson) console.error(`Looking at ${env.UPSTREAM_URL} …`)
  const { text, code } = await (isAboutModules
    ? modulesReport(env)
    : reportOn(env, asJson ? 'json' : isVerbose ? 'table' : 'tasks'))
  console.log(text)
  process.exitCode = code
}
