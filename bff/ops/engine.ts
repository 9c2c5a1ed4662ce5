import { createHook } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'

/**
 * The V8 of Node 20. Its optimizing compiler may put an object in place of a number's text when it folds allocations.
 */
const FAULTY = /^11\./

/**
 * Switches off what harms a server in V8. Call this before code runs hot.
 *
 * - Allocation folding, in engines that have this fault. On Node 20.19.6 and 20.20.2, `${64}` became an object or raw memory after some thousand pages, in
 *   log lines and in pages. Node 22 and 24 are not affected.
 * - Pretenuring: what lived long while pages were slow is put among old objects from then on, and each keeps others alive until a full collection.
 */
export function setEngineFlags(engine = process.versions.v8, setFlags = setFlagsFromString): void {
  if (FAULTY.test(engine)) setFlags('--no-turbo-allocation-folding')
  setFlags('--no-allocation-site-pretenuring')
}

const kept: object[] = []

/**
 * Keeps one object of `process.nextTick`, and with it the hidden class (V8: map) that all of them share. If no such object exists while garbage is
 * collected, V8 drops the map, and from then on builds each of these objects by calls into its runtime: 1 µs instead of 0.1, four times a request.
 * Call this before anything large is loaded. Returns what it keeps.
 */
export function keepTickMap(): readonly object[] {
  const hook = createHook({
    init(_asyncId, type, _triggerAsyncId, resource) {
      if (type === 'TickObject') kept.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => {})
  hook.disable()
  return kept
}
