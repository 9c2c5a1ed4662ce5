import { createHook } from 'node:async_hooks'

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
