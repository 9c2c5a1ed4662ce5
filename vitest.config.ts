import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ROOT, shopFolder } from './scripts/extensions.mjs'
import { extensions } from './scripts/vite/extensions.mjs'

/** The tests of one kind: of the core, of its extensions, and of those of another shop that is built (`--shop`). */
function testsOf(core: string, kind: string, ending = 'ts'): string[] {
  const shops = [...new Set([ROOT, shopFolder()])].map((folder) => relative(ROOT, folder))
  const extensions = shops.map((shop) => join(shop, `extensions/*/tests/${kind}/**/*.test.${ending}`))
  return [`tests/${core}/**/*.test.${ending}`, ...extensions]
}

/** Those of other shops start their own builds. */
const JOURNEYS = [...testsOf('e2e', 'e2e'), '{examples,shops}/*/tests/e2e/**/*.test.ts']

/** Kinds of tests; `npx vitest run --project bff` runs one of them. `resilience` is for `npm run verify:full` only. */
export default defineConfig({
  plugins: [extensions(), react()],
  // graphql ships twice, for import and for require: its own instance checks fail when both are loaded.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Vitest leaves one core to itself, which is half of a machine of two; many tests wait for what takes its time on purpose.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // As the server does for itself on Node 20 (bff/ops/engine.ts), whose compiler puts an object where the text of a number lies.
    execArgv: process.versions.v8.startsWith('11.') ? ['--no-turbo-allocation-folding'] : [],
    projects: [
      project('unit', ['tests/{docker,docs,schema,scripts}/**/*.test.ts'], 'node'),
      sharing(project('demo-store', testsOf('demo-store', 'demo-store'), 'node')),
      sharing(project('bff', testsOf('bff', 'server'), 'node')),
      patient(project('web', testsOf('web', 'web', 'tsx'), 'happy-dom')),
      // A document for each of these modules took ten times as long as their tests. The few that need one say so.
      patient(sharing(project('web-modules', testsOf('web', 'web'), 'node'))),
      {
        ...project('e2e', JOURNEYS, 'node'),
        test: {
          ...sharing(project('e2e', JOURNEYS, 'node')).test,
          globalSetup: ['tests/e2e/shop.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // After the others: two browsers with their shops and stores are as much as two cores bear.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...project('resilience', ['tests/resilience/**/*.test.ts'], 'node'),
        test: {
          ...project('resilience', ['tests/resilience/**/*.test.ts'], 'node').test,
          // What was broken on purpose cannot be tried a second time.
          retry: 0,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Most of their time is waited away: two share two cores without being in each other's way, as none asserts a time.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

/** Files of one worker share what they import: servers keep nothing in their modules, and to read them anew for each file took a sixth of all time. End-to-end tests share their browser so. */
function sharing({ test, ...rest }: ReturnType<typeof project>) {
  return { ...rest, test: { ...test, isolate: false } }
}

/** Tests of components wait for what they look for. */
function patient({ test, ...rest }: ReturnType<typeof project>) {
  return { ...rest, test: { ...test, setupFiles: ['tests/web/patience.ts'] } }
}

function project(name: string, include: string[], environment: 'node' | 'happy-dom') {
  // Thousands of tests with real servers on a machine of two cores: one that a busy moment broke is tried once more, and reported as flaky.
  const retry = 1
  return {
    extends: true as const,
    // What a test polls for is there at once on a machine that is not busy.
    test: {
      name,
      include,
      environment,
      retry,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
    },
  }
}
