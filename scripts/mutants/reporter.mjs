// Sends the results of Stryker to `scripts/mutants.mjs`, which started it, one mutant at a time: that script may end the run at any moment.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

class Telling {
  onMutationTestingPlanReady({ mutantPlans }) {
    const of = mutantPlans.length
    const size = Number(process.env.MUTANTS_SAMPLE)
    // Stryker has no option for a sample, but runs the plans that are in this list afterwards.
    if (size > 0) mutantPlans.splice(0, of, ...sample(mutantPlans, size))
    process.send?.({ planned: mutantPlans.length, of })
  }

  onMutantTested({ fileName, location, mutatorName, replacement = '', status }) {
    const { line, column } = location.start
    const place = `${relative(process.cwd(), fileName)}:${line}:${column}`
    process.send?.({ status, place, mutator: mutatorName, replacement })
  }
}

/** Draws a sample by a hash of the change and its number of earlier occurrences, without its line: an edit elsewhere does not alter the sample. */
function sample(plans, size) {
  const counts = new Map()
  const drawn = plans.map((plan) => {
    const { fileName, mutatorName, replacement } = plan.mutant
    const change = `${relative(process.cwd(), fileName)} ${mutatorName} ${replacement}`
    const count = (counts.get(change) ?? 0) + 1
    counts.set(change, count)
    const at = createHash('sha256').update(`${process.env.MUTANTS_SEED} ${change} ${count}`).digest('hex')
    return { plan, at }
  })
  return drawn
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, size)
    .map(({ plan }) => plan)
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'telling', injectableClass: Telling }]
