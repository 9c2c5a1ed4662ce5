// `musette test`: the shop's own tests, after a build if it is stale. Arguments go to Vitest.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { chromiumPath } from './chromium.mjs'
import { ROOT, shopFolder } from './extensions.mjs'
import { extensions } from './vite/extensions.mjs'

const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--if-stale'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
process.env.CHROMIUM_PATH = chromiumPath()
process.chdir(shopFolder())
await startVitest(
  'test',
  process.argv.slice(2),
  {
    config: false,
    root: shopFolder(),
    run: true,
    watch: false,
    include: ['{tests,extensions/*/tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The core's files are TypeScript, wherever they lie.
    server: { deps: { inline: [/\/musette\//] } },
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { interval: 20, timeout: 60_000 } },
    provide: { hasRedis: false },
  },
  {
    plugins: [extensions()],
    // graphql ships twice, for import and for require: its own instance checks fail when both are loaded.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  },
)
