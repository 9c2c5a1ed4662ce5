import { createHook } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { collectOnceIdle, keepTickMap, setEngineFlags } from '../../../bff/ops/engine.ts'
import { waitFor } from '../../support/wait-for.ts'

test.each([
  ['Node 20', '11.3.244.8-node.38', ['--no-turbo-allocation-folding', '--no-allocation-site-pretenuring']],
  ['Node 22', '12.4.254.21-node.33', ['--no-allocation-site-pretenuring']],
  ['Node 24', '13.6.233.17-node.41', ['--no-allocation-site-pretenuring']],
])(
  'the engine of %s folds allocations only where it does so rightly, and keeps new objects apart',
  (_name, engine, flags) => {
    const setFlags = vi.fn<(flag: string) => void>()
    setEngineFlags(engine, setFlags)
    expect(setFlags.mock.calls.flat()).toEqual(flags)
  },
)

test('an object of process.nextTick is kept, and no later ones', async () => {
  const kept = keepTickMap()
  expect(kept).toHaveLength(1)
  const [later] = await ticksOf(() => process.nextTick(() => {}))
  expect(kept).toHaveLength(1)
  expect(Reflect.ownKeys(kept[0]!)).toEqual(Reflect.ownKeys(later!))
})

/** The objects that Node makes for calls of `process.nextTick`. */
async function ticksOf(work: () => void): Promise<object[]> {
  const ticks: object[] = []
  const hook = createHook({
    init: (_id, type, _trigger, resource) => void (type === 'TickObject' && ticks.push(resource)),
  })
  hook.enable()
  work()
  hook.disable()
  await new Promise((resolve) => setImmediate(resolve))
  return ticks
}

test('what the start left behind is collected once, when the process has become idle', async () => {
  const collect = vi.fn<() => void>()
  const stopWork = keepBusy()
  collectOnceIdle(collect, { look: 20, patience: 60_000 })
  await pause(200)
  expect(collect).not.toHaveBeenCalled()
  stopWork()
  await waitFor(() => expect(collect).toHaveBeenCalledOnce())
  await pause(100)
  expect(collect).toHaveBeenCalledOnce()
})

test('a process that does not become idle for long is left alone', async () => {
  const collect = vi.fn<() => void>()
  const stopWork = keepBusy()
  collectOnceIdle(collect, { look: 20, patience: 50 })
  await pause(200)
  stopWork()
  await pause(200)
  expect(collect).not.toHaveBeenCalled()
})

test('a full collection gives memory back', async () => {
  const full = memoryWithGarbage()
  collectOnceIdle(undefined, { look: 20, patience: 60_000 })
  await waitFor(() => expect(process.memoryUsage().heapTotal).toBeLessThan(full - 10e6))
})

/** Bytes of the heap while it holds a million objects that nothing refers to afterwards. */
function memoryWithGarbage(): number {
  const garbage = Array.from({ length: 1e6 }, (_, nth) => ({ nth }))
  return garbage.length && process.memoryUsage().heapTotal
}

/** Leaves the event loop no rest until the returned function is called. */
function keepBusy(): () => void {
  let isBusy = true
  const work = () => {
    for (const until = performance.now() + 5; performance.now() < until;);
    if (isBusy) setImmediate(work)
  }
  work()
  return () => void (isBusy = false)
}
