/**
 * `UPSTREAM_URL=https://store.example/graphql npm run doctor [-- --json]`: what works between this shop and that store, what is missing,
 * and which setting fixes it. `npm run doctor -- --schema FILE [--json]` tells it of a schema alone (SDL, or the JSON of an introspection),
 * and `-- --schema FILE --documents` prints what would be sent to such a store. Ends with 1 when something that has to work does not.
 */
import { readFileSync } from 'node:fs'
import { documentsOf, offlineReport } from './doctor/offline.ts'
import { reportOn } from './doctor/report.ts'

const asJson = process.argv.includes('--json')
const at = process.argv.indexOf('--schema')
const file = at < 0 ? undefined : process.argv[at + 1]

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
  const { text, code } = await reportOn(process.env, asJson)
  console.log(text)
  process.exitCode = code
}
