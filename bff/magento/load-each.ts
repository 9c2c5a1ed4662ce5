import DataLoader from 'dataloader'
import type { Loaded } from '../cache/read-through.ts'
import { canonicalVariables } from './request.ts'
import type { EachPolicy } from './upstream.ts'

/** Loads things by key: those requested in one turn of the event loop with one call of `load`. */
export function loadEach<Result, Variables, Thing>(
  { variablesOf, thingsOf, tagsOf }: EachPolicy<Result, Variables, Thing>,
  load: (variables: string) => Promise<Loaded>,
): (key: string) => Promise<Loaded> {
  const loader = new DataLoader<string, Loaded>(
    async (keys) => {
      const { value, bytes, trust } = await load(canonicalVariables(variablesOf(keys.toSorted())))
      const found = new Map(thingsOf(value as Result))
      return keys.map((key) => {
        const thing = found.get(key)
        const own = { bytes: Math.ceil(bytes / keys.length), isStorable: true }
        return thing === undefined
          ? { ...own, value: null, tags: [], trust: 'doubtful' as const }
          : { ...own, value: thing, tags: tagsOf(thing), trust }
      })
    },
    // The shared cache is read first, key by key.
    { cache: false, batchScheduleFn: (run) => setImmediate(run) },
  )
  return (key) => loader.load(key)
}
