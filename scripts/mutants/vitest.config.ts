import { defineConfig, type Plugin } from 'vitest/config'
import shop from '../../vitest.config.ts'

type Project = { test: { name: string; include: string[] } }

/** Project name → its test files; null for all of them. */
const wanted = JSON.parse(process.env.MUTANTS_TESTS ?? '{}') as Record<string, string[] | null>
const projects = (shop.test?.projects ?? []) as unknown as Project[]

/**
 * Stryker asks for threads. Threads of one process share more than processes do, such as the channels between tabs: tests would affect each other.
 */
const inProcesses: Plugin = {
  name: 'musette:processes',
  configureVitest({ vitest, project }) {
    vitest.config.pool = 'forks'
    project.config.pool = 'forks'
  },
}

/** The tests of `npm run mutants`: those of the shop's projects that a mutant could make fail. Only `scripts/mutants.mjs` starts it. */
export default defineConfig({
  ...shop,
  plugins: [...(shop.plugins ?? []), inProcesses],
  test: {
    ...shop.test,
    projects: projects.flatMap((project) => {
      const { name, include } = project.test
      if (!(name in wanted)) return []
      // A failed test has found its mutant, so it is not retried.
      return { ...project, test: { ...project.test, include: wanted[name] ?? include, retry: 0 } }
    }),
  },
})
