// What Stryker finds out, sent to `scripts/mutants.mjs`, which started it, one mutant at a time: it may end the run at any moment.
import { relative } from 'node:path'

class Telling {
  onMutationTestingPlanReady({ mutantPlans }) {
    process.send?.({ planned: mutantPlans.length })
  }

  onMutantTested({ fileName, location, mutatorName, replacement = '', status }) {
    const { line, column } = location.start
    const place = `${relative(process.cwd(), fileName)}:${line}:${column}`
    process.send?.({ status, place, mutator: mutatorName, replacement })
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'telling', injectableClass: Telling }]
