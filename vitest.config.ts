import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { extensions } from './scripts/vite/extensions.mjs'

/** The journeys that `npm test` walks: between them they cover the shop. All others are the project `e2e`. */
const JOURNEYS = [
  'tests/e2e/checkout.test.ts',
  'tests/e2e/account.test.ts',
  'tests/e2e/journey.test.ts',
  'tests/e2e/reading.test.ts',
  'tests/e2e/{early-taps,slow-network,translated,offline}.test.ts',
  'tests/e2e/sites.test.ts',
]
/** Of what they need, a program is not everywhere, or they take minutes. */
const RECORDINGS = 'tests/demo-store/recordings/**/*.test.ts'
const RULES = ['tests/docker/alerts.test.ts', 'tests/docker/helm.test.ts']
const REDIS = 'tests/bff/**/*.redis.test.ts'
/** They replace modules that other files have imported before in a worker that files share. */
const ISOLATED = 'tests/bff/**/*.isolated.test.ts'

/** `npm test` runs the first six, `npm run verify:full` all; `npx vitest run --project bff` runs one. */
export default defineConfig({
  plugins: [extensions(), react(), excluding()],
  // graphql ships twice, for import and for require: its own instance checks fail when both are loaded.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Vitest leaves one core to itself, which is half of a machine of two; many tests wait for what takes its time on purpose.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // As the server does for itself on Node 20 (bff/ops/engine.ts), whose compiler puts an object where the text of a number lies.
    execArgv: process.versions.v8.startsWith('11.') ? ['--no-turbo-allocation-folding'] : [],
    projects: [
      project('unit', { include: ['tests/{docker,docs,schema,scripts}/**/*.test.ts', ISOLATED], exclude: RULES }),
      project('demo-store', { include: testsOf('demo-store', 'demo-store'), exclude: [RECORDINGS], isolate: false }),
      project('bff', { include: testsOf('bff', 'server'), exclude: [REDIS, ISOLATED], isolate: false }),
      project('web', {
        include: testsOf('web', 'web', 'tsx'),
        environment: 'happy-dom',
        setupFiles: ['tests/web/patience.ts'],
      }),
      // A document for each of these modules took ten times as long as their tests. The few that need one say so.
      project('web-modules', { include: testsOf('web', 'web'), isolate: false, setupFiles: ['tests/web/patience.ts'] }),
      inBrowser('journeys', { include: JOURNEYS }),
      inBrowser('e2e', {
        include: testsOf('e2e', 'e2e'),
        exclude: JOURNEYS,
      }),
      inBrowser('webkit', { include: ['tests/webkit/**/*.test.ts'] }),
      project('recordings', { include: [RECORDINGS], isolate: false }),
      project('package', { include: ['tests/pack/**/*.test.ts'] }),
      project('rules', { include: RULES }),
      project('redis', {
        include: [REDIS, 'tests/bff/mail/mail-queue.test.ts'],
        isolate: false,
        provide: { hasRedis: true },
      }),
      project('resilience', {
        include: ['tests/resilience/**/*.test.ts'],
        // Most of their time is waited away: two share two cores without being in each other's way, as none asserts a time.
        maxWorkers: 2,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
})

/** Vitest gives `--exclude` only to projects without an `exclude` of their own. */
function excluding(): Plugin {
  return {
    name: 'exclude-from-every-project',
    configureVitest({ project: { config }, vitest }) {
      config.exclude = [...config.exclude, ...(vitest.config.cliExclude ?? [])]
    },
  }
}

/** The tests of one kind: of the core and of its extensions. Those of another shop are run by `musette test`. */
function testsOf(core: string, kind: string, ending = 'ts'): string[] {
  return [`tests/${core}/**/*.test.${ending}`, `extensions/*/tests/${kind}/**/*.test.${ending}`]
}

type Settings = NonNullable<TestProjectInlineConfiguration['test']>

/**
 * `isolate: false`: files of one worker share what they import. Servers keep nothing in their modules, and to read them anew for each file took a sixth
 * of all time.
 */
function project(name: string, settings: Settings): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      // These end what hangs. No test depends on how long it takes on a busy machine.
      testTimeout: 180_000,
      hookTimeout: 300_000,
      expect: { poll: { interval: 20, timeout: 60_000 } },
      provide: { hasRedis: false },
      ...settings,
    },
  }
}

/** The build in Chromium, after the others: two browsers with their shops and stores are as much as two cores bear. Files share their worker's browser. */
function inBrowser(name: string, settings: Settings): TestProjectInlineConfiguration {
  const globalSetup = ['tests/e2e/shop.ts']
  return project(name, { isolate: false, globalSetup, maxWorkers: 2, sequence: { groupOrder: 1 }, ...settings })
}
