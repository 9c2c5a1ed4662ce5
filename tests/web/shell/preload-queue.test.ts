// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { queuePreload } from '../../../web/shell/navigation/preload.ts'

test('preloads three targets at once, the latest of those that wait first, and survives failures', async () => {
  const started: number[] = []
  const ends: ((failed: boolean) => void)[] = []
  for (let target = 0; target < 6; target++) {
    queuePreload(() => {
      started.push(target)
      return new Promise((resolve, reject) => {
        ends[target] = (failed) => (failed ? reject(new Error('gone')) : resolve(undefined))
      })
    })
  }
  expect(started).toEqual([0, 1, 2])
  ends[1]?.(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).toEqual([0, 1, 2, 5])
  ends[0]?.(false)
  ends[2]?.(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).toEqual([0, 1, 2, 5, 4, 3])
})
