import { expect, test } from 'vitest'
import { loadOnce } from '../../web/load-once.ts'

test('loads once, however often it is called', async () => {
  let requested = 0
  const module = loadOnce(async () => ++requested)
  expect(await Promise.all([module.load(), module.shown(), module.load()])).toEqual([1, 1, 1])
})

test('repeats what failed when it is called again, never for a render', async () => {
  let requested = 0
  const module = loadOnce(async () => {
    if (++requested === 1) throw new Error('gone')
    return requested
  })
  await expect(module.shown()).rejects.toThrow('gone')
  await expect(module.shown()).rejects.toThrow('gone')
  expect(requested).toBe(1)
  expect(await module.load()).toBe(2)
  expect(await module.shown()).toBe(2)
})
