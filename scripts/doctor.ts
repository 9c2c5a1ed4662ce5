/**
 * `UPSTREAM_URL=https://store.example/graphql npm run doctor [-- --json]`: what works between this shop and that store, what is missing,
 * and which setting mends it. Ends with 1 when something that has to work does not.
 */
import { reportOn } from './doctor/report.ts'

const { text, code } = await reportOn(process.env, process.argv.includes('--json'))
console.log(text)
process.exitCode = code
