import { createHook } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
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

/** In ms. A process that is busy for the whole of the patience collects in the course of its work. */
const QUIET = { look: 500, patience: 60_000 }
/** Share of the time in which the event loop has work. */
const IDLE = 0.1

/**
 * Gives back the memory that the start left behind, a quarter of the whole, once next to nothing happens between two looks. V8 keeps it until new objects
 * need the room. Does so once: a later collection would take twice as long, and drop code that V8 has compiled for what runs often.
 */
export function collectOnceIdle(collect: () => unknown = collectAll, { look, patience } = QUIET): void {
  const began = performance.now()
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    const isIdle = utilization < IDLE
    if (isIdle || performance.now() - began > patience) clearInterval(timer)
    if (isIdle) void collect()
  }, look).unref()
}

/** Takes a tenth of a second or two. It is the only collection that gives emptied memory back, and is there on every release of Node. */
async function collectAll(): Promise<void> {
  try {
    const { Session } = await import('node:inspector/promises')
    const session = new Session()
    session.connect()
    await session.post('HeapProfiler.collectGarbage')
    session.disconnect()
  } catch {
    // Where Node was built without its inspector, or may not use it, V8 keeps the memory.
  }
}
