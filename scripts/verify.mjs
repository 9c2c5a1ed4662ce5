// `npm run verify`: everything that must pass before a change lands. `--full` (`npm run verify:full`) adds the resilience tests, leaves out each
// extension by itself, groups of them in the other tests, and all of them in the journeys in a browser. The last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chromiumPath } from './chromium.mjs'
import { takenExtensions } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'

generateIfStale()
// Together: most of the check is one program that formats. Without any extension the shop still builds and starts; that none needs another, a test says.
// Without one of them, too: another one with each commit, so that all have had their turn after as many.
const names = takenExtensions().map(({ name }) => name)
const leaveOut = (...args) => ['scripts/run.mjs', 'scripts/leave-out.ts', '--no-tests', ...args]
const first = await Promise.all([
  atOnce('scripts/check.mjs'),
  atOnce(...leaveOut('--together')).then((isGood) => isGood && atOnce(...leaveOut(names[commits() % names.length]))),
])
const outcomes = [...first.map(outcomeOf), test('test')]
// What the bookshop's own extension says: the journeys above have built it.
outcomes.push(test('bookshop', '--shop', 'examples/bookshop', '--project=bff', 'examples/bookshop'))
// Last and alone, because it measures speed.
process.env.CHROMIUM_PATH ||= chromiumPath()
outcomes.push(outcomeOf(node('scripts/run.mjs', 'tests/e2e/lighthouse.ts')))
if (process.argv.includes('--full')) {
  outcomes.push(test('resilience', '--project=resilience'))
  // Spans of resolvers are there with the Node of the image only (`HAS_CONTEXT`).
  const tracing = ['node_modules/vitest/vitest.mjs', 'run', '--project=bff', 'tests/bff/ops/tracing.test.ts']
  const { status } = spawnSync('npx', ['--yes', '--package=node@24', '--', 'node', ...tracing], { stdio: 'inherit' })
  outcomes.push(outcomeOf(status === 0))
  for (const options of [['--no-tests'], ['--in-groups'], ['--together', '--journeys']]) {
    outcomes.push(outcomeOf(node('scripts/run.mjs', 'scripts/leave-out.ts', ...options)))
  }
  const bookshop = ['scripts/run.mjs', 'tests/e2e/lighthouse.ts', '--shop', 'examples/bookshop']
  outcomes.push(outcomeOf(node(...bookshop)))
}

const sum = (key) => outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
// For want of a program, mostly: «Not tested» says which.
console.log(`${sum('skipped')} skipped`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

function commits() {
  return Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout) || 0
}

function outcomeOf(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function atOnce(...args) {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => resolve(code === 0))
  })
}

function test(name, ...args) {
  const file = `var/${name}-report.json`
  rmSync(file, { force: true })
  const isGood = node('scripts/test.mjs', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  // A test file that could not be loaded counts as one failure.
  const failed = report.numFailedTests + (isGood || report.numFailedTests > 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

function node(...args) {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
