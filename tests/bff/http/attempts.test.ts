import { expect, test } from 'vitest'
import { createAttempts } from '../../../bff/http/attempts.ts'
import { createGuards } from '../../../bff/http/guards.ts'
import type { SharedCounters } from '../../../bff/lib/shared.ts'

const take = async (attempts: ReturnType<typeof createAttempts>, account: string, times: number) => {
  const taken: boolean[] = []
  for (let time = 0; time < times; time++) taken.push(await attempts.take(account))
  return taken
}

test('an account takes ten tries, whichever way its address is written; others are not concerned', async () => {
  const attempts = createAttempts()
  expect(await take(attempts, 'camille@example.com', 5)).not.toContain(false)
  expect(await take(attempts, ' Camille@EXAMPLE.com', 5)).not.toContain(false)
  expect(await attempts.take('camille@example.com')).toBe(false)
  expect(await attempts.take('noe@example.com')).toBe(true)
})

test('the right password forgives the tries before it', async () => {
  const attempts = createAttempts()
  await take(attempts, 'camille@example.com', 10)
  await attempts.forgive('camille@example.com')
  expect(await attempts.take('camille@example.com')).toBe(true)
})

test('processes that share a Redis count together, without telling it whom; alone while it is away', async () => {
  const counts = new Map<string, number>()
  let isAway = false
  const shared: SharedCounters = {
    async increment(name) {
      if (isAway) return undefined
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return counts.get(name)
    },
    async forget(name) {
      counts.delete(name)
    },
  }
  const [one, two] = [createAttempts(shared), createAttempts(shared)]
  await take(one, 'camille@example.com', 5)
  expect(await take(two, 'camille@example.com', 6)).toEqual([true, true, true, true, true, false])
  expect([...counts.keys()].join()).not.toContain('camille')
  isAway = true
  expect(await two.take('noe@example.com')).toBe(true)
})

test('a flood of accounts does not grow the memory, and forgets the least recent only', async () => {
  const attempts = createAttempts()
  await take(attempts, 'camille@example.com', 10)
  for (let account = 0; account < 9000; account++) await attempts.take(`${account}@example.com`)
  expect(await attempts.take('camille@example.com')).toBe(false)
})

const times = async (count: number, send: (nth: number) => Promise<boolean>) => {
  const sent = await Promise.all(Array.from({ length: count }, (_, nth) => send(nth)))
  return sent.filter(Boolean).length
}

test('an address has twenty mails sent, and its network sixty; what it may not send is not held against the others', async () => {
  const { mails } = createGuards()
  expect(await times(100, () => mails.maySend('203.0.113.1'))).toBe(20)
  expect(await times(30, () => mails.maySend('203.0.113.2'))).toBe(20)
  expect(await times(30, (nth) => mails.maySend(`203.0.113.${nth + 10}`))).toBe(20)
  expect(await mails.maySend('203.0.114.1')).toBe(true)
})

test('a recipient gets five mails of visitors, others get theirs', async () => {
  const { mails } = createGuards()
  expect(await times(8, () => mails.mayReach('camille@example.com'))).toBe(5)
  expect(await mails.mayReach('noe@example.com')).toBe(true)
})

test('forms are protected where there is a key', () => {
  expect(createGuards().proofOfWork).toBeUndefined()
  expect(createGuards({ captchaKeys: [Buffer.alloc(32, 1)] }).proofOfWork).toBeDefined()
})
