import { expect, test, vi } from 'vitest'
import { remembered } from '../../../bff/lib/remembered.ts'

test('works once for a text that comes again', () => {
  const work = vi.fn((text: string) => ({ text }))
  const read = remembered(work, { entries: 2, maxLength: 10 })
  expect(read('a')).toEqual({ text: 'a' })
  expect(read('a')).toBe(read('a'))
  expect(work).toHaveBeenCalledTimes(1)
})

test('remembers the latest texts only, and none that is long', () => {
  const work = vi.fn((text: string) => text.length + 1)
  const read = remembered(work, { entries: 2, maxLength: 10 })
  for (const text of ['a', 'b', 'a', 'c']) read(text)
  work.mockClear()
  read('a')
  expect(work).not.toHaveBeenCalled()
  read('b')
  expect(work).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 3; i++) expect(read('x'.repeat(11))).toBe(12)
  expect(work).toHaveBeenCalledTimes(4)
})

test('works again where it failed', () => {
  let isBroken = true
  const read = remembered(
    (text) => {
      if (isBroken) throw new Error(text)
      return text
    },
    { entries: 2, maxLength: 10 },
  )
  expect(() => read('a')).toThrow('a')
  isBroken = false
  expect(read('a')).toBe('a')
})
