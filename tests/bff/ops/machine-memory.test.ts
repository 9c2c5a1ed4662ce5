import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createMachineMemory } from '../../../bff/ops/machine-memory.ts'
import { passLines } from '../../../bff/ops/primary.ts'

function memoryAt(start = 1_000_000) {
  let time = start
  return { memory: createMachineMemory(() => time), pass: (ms: number) => (time += ms) }
}

test('a counter expires so many seconds after its first increment', () => {
  const { memory, pass } = memoryAt()
  expect([memory.increment('a', 10), memory.increment('a', 10), memory.increment('b', 10)]).toEqual([1, 2, 1])
  pass(6000)
  expect(memory.increment('a', 10)).toBe(3)
  pass(6000)
  expect(memory.increment('a', 10)).toBe(1)
  memory.forget('a')
  expect(memory.increment('a', 10)).toBe(1)
})

test('a bucket refills at its rate, and one request may overdraw a full one', () => {
  const { memory, pass } = memoryAt()
  const taken = Array.from({ length: 4 }, () => memory.take('a', 3, 1).isAllowed)
  expect(taken).toEqual([true, true, true, false])
  pass(20_000)
  expect([memory.take('a', 3, 1).isAllowed, memory.take('a', 3, 1).isAllowed]).toEqual([true, false])
  expect(memory.take('b', 3, 9)).toEqual({ isAllowed: true, tokens: -6 })
  pass(120_000)
  expect(memory.take('b', 3, 1).isAllowed).toBe(false)
  pass(20_001)
  expect(memory.take('b', 3, 1).isAllowed).toBe(true)
})

test('records are there until they expire, and only the first mark counts', () => {
  const { memory, pass } = memoryAt()
  expect([memory.read('a'), memory.write('a', 'text', 5), memory.read('a')]).toEqual([null, true, 'text'])
  expect([memory.writeFirst('m', '1', 5), memory.writeFirst('m', '1', 5)]).toEqual([true, false])
  pass(5001)
  expect([memory.read('a'), memory.writeFirst('m', '1', 5)]).toEqual([null, true])
})

test('a lock is held by one owner, who alone renews and releases it', () => {
  const { memory, pass } = memoryAt()
  expect([memory.lock('cart', 'one', 10), memory.lock('cart', 'two', 10)]).toEqual([true, false])
  memory.release('cart', 'two')
  memory.renew('cart', 'two', 60)
  pass(8000)
  memory.renew('cart', 'one', 10)
  pass(8000)
  expect(memory.lock('cart', 'two', 10)).toBe(false)
  memory.release('cart', 'one')
  expect(memory.lock('cart', 'two', 10)).toBe(true)
})

test('what is remembered is bounded, whatever comes', () => {
  const { memory } = memoryAt()
  const text = 'x'.repeat(1024 ** 2)
  for (let i = 0; i < 40; i++) memory.write(`r${i}`, text, 60)
  expect([memory.read('r0'), memory.read('r39')?.length]).toEqual([null, text.length])
})

test('only whole lines are passed on, and the last one is ended', async () => {
  const lines: string[] = []
  const [one, two] = [new PassThrough(), new PassThrough()]
  for (const from of [one, two]) passLines(from, { write: (text) => void lines.push(text) })
  one.write('{"a":1}\n{"a"')
  two.write('{"b":1}')
  two.write('\n')
  one.write(':2}\n')
  one.end('{"a":3}')
  two.end()
  await expect.poll(() => lines.join('')).toBe('{"a":1}\n{"b":1}\n{"a":2}\n{"a":3}\n')
})
