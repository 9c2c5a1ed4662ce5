// `npm run verify`: everything that must hold before a change lands. Its last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

const REPORT = 'var/test-report.json'
rmSync(REPORT, { force: true })

const checked = node('scripts/check.mjs')
const tested = node('scripts/test.mjs', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`)

const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : { numPassedTests: 0, numFailedTests: 0 }
// A check, or a test file that could not even be read, counts as one failure.
const failed = report.numFailedTests + (checked ? 0 : 1) + (tested || report.numFailedTests > 0 ? 0 : 1)
console.log(`${report.numPassedTests + (checked ? 1 : 0)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function node(...args) {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
