// `npm run verify:full`: everything that can be proven. It goes on after a failure, and says how long each part took. Names choose parts: `-- alerts varnish`.
// A part whose program is not installed fails, and says how to install it.
import { chromiumPath } from './chromium.mjs'
import { generateIfStale } from './generated.mjs'
import { conclude, script, tests } from './outcomes.mjs'

const RELEASE = ['packed', 'release', 'upgrade'].map((name) => `tests/resilience/${name}.test.ts`)
const VARNISH = ['tests/resilience/varnish.test.ts']
const REDIS = ['redis', 'redis-under-load', 'rolling-restart', 'chaos-orders'].map(
  (name) => `tests/resilience/${name}.test.ts`,
)
const LEVELS = ['levels', 'checkout-levels', 'orders'].map((name) => `tests/e2e/${name}.test.ts`)
const BASELINES = ['tests/e2e/baselines.test.ts']
const BOOKSHOP = 'examples/bookshop'

const browser = { CHROMIUM_PATH: chromiumPath() }
const without = (files) => files.map((file) => `--exclude=${file}`)
const leaveOut = (...options) => script('scripts/run.mjs', 'scripts/leave-out.ts', ...options)

const PARTS = {
  test: () => script('scripts/test.mjs'),
  alerts: () => tests(['--project=rules']),
  recordings: () => tests(['--project=recordings']),
  e2e: () => tests(['--project=e2e', ...without([...LEVELS, ...BASELINES])], browser),
  webkit: () => tests(['--project=webkit']),
  levels: () => tests(['--project=e2e', ...LEVELS], browser),
  baselines: () => tests(['--project=e2e', ...BASELINES], browser),
  lighthouse: () => script('scripts/run.mjs', 'tests/e2e/lighthouse.ts'),
  // Each extension is left out by itself; then all at once, with the tests, also those in Chromium.
  'leave-out': () =>
    all(
      () => leaveOut('--no-tests'),
      () => leaveOut('--together'),
      () => leaveOut('--together', '--journeys'),
    ),
  bookshop: () =>
    all(
      () => tests(['--project=package', 'tests/pack/bookshop.test.ts'], browser),
      () => script('scripts/run.mjs', 'tests/e2e/lighthouse.ts', '--shop', BOOKSHOP),
    ),
  package: () => tests(['--project=package', 'tests/pack/outside.test.ts'], browser),
  redis: () =>
    all(
      () => tests(['--project=redis']),
      () => tests(['--project=resilience', ...REDIS]),
    ),
  varnish: () => tests(['--project=resilience', ...VARNISH]),
  resilience: () => tests(['--project=resilience', ...without([...RELEASE, ...VARNISH, ...REDIS])]),
  release: () => tests(['--project=resilience', ...RELEASE]),
  // Resolvers have spans only with the image's version of Node (`HAS_CONTEXT`).
  traces: () =>
    tests(['--project=bff', 'tests/bff/ops/tracing.test.ts'], {}, ['npx', '--yes', '--package=node@24', '--', 'node']),
  // One folder in turn.
  mutants: () => script('scripts/mutants.mjs'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

generateIfStale()
const rows = [timed('build', () => script('scripts/build.mjs', '--if-stale'))]
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) rows.push(timed(name, PARTS[name]))
console.table(rows.map(({ skipped, ...row }) => ({ ...row, skipped: skipped.length })))
conclude(rows)

function all(...parts) {
  const outcomes = parts.map((part) => part())
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  }
}

function timed(part, run) {
  console.log(`\n== ${part}`)
  const started = performance.now()
  const outcome = run()
  return { part, seconds: Math.round((performance.now() - started) / 1000), ...outcome }
}
