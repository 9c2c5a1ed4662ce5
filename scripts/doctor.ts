/**
 * `UPSTREAM_URL=https://store.example/graphql npm run doctor [-- --json]`: what works between this shop and that store, what is missing,
 * and which setting mends it. Reads the same environment as the server. Ends with 1 when something that has to work does not.
 */
import { ConfigError, readConfig } from '../bff/config/read-config.ts'
import { examine } from './doctor/examine.ts'
import { tableOf } from './doctor/print.ts'

const asJson = process.argv.includes('--json')
try {
  // No session is sealed here, so the key that production demands is not needed.
  const config = readConfig({ ...process.env, NODE_ENV: '' })
  const rows = await examine(config)
  const isFit = rows.every(({ verdict }) => verdict !== 'fault')
  if (asJson)
    console.log(JSON.stringify({ store: config.upstream.url, at: new Date().toISOString(), isFit, rows }, null, 2))
  else console.log(`${config.upstream.url}\n${tableOf(rows)}`)
  process.exitCode = isFit ? 0 : 1
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
