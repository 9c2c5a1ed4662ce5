import { createHook } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { keepTickMap, setEngineFlags } from '../../../bff/ops/engine.ts'

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
