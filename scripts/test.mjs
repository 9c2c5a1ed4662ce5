// `npm test`: finds a Chromium (or installs one and says so), builds, runs every test but those of `verify:full`. Arguments go to vitest. With --shop
// FOLDER it runs the tests of another shop's extensions too.
import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.mjs'
// Takes --shop.
import './extensions.mjs'

const wanted = process.argv.slice(2)
const projects = wanted.some((argument) => argument.startsWith('--project')) ? [] : ['--project=!resilience']

const chromium = chromiumPath()
run(['scripts/build.mjs', '--if-stale'])
run(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...wanted], { CHROMIUM_PATH: chromium })

function run(args, more = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...more } })
  if (status !== 0) process.exit(status ?? 1)
}
