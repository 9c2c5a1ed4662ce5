import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { keepTickMap } from '../../../bff/ops/tick-map.ts'

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
