import { solveChallenge } from 'altcha-lib'
import * as pbkdf2 from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { afterEach, expect, test, vi } from 'vitest'
import { createProofOfWork } from '../../../bff/http/proof-of-work.ts'

const [key, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const guard = createProofOfWork([key])

async function solved(challenge: string): Promise<Payload> {
  const parsed = JSON.parse(challenge) as Challenge
  const solution = await solveChallenge({ challenge: parsed, deriveKey: pbkdf2.deriveKey })
  if (!solution) throw new Error('no solution')
  return { challenge: parsed, solution }
}

afterEach(() => void vi.useRealTimers())

vi.mock('altcha-lib/algorithms/pbkdf2', { spy: true })

test('no key is derived to make a challenge, and one to check a solution', async () => {
  vi.mocked(pbkdf2.deriveKey).mockClear()
  const challenge = await guard.challenge()
  expect(pbkdf2.deriveKey).not.toHaveBeenCalled()
  const proof = JSON.stringify(await solved(challenge))
  vi.mocked(pbkdf2.deriveKey).mockClear()
  expect(await guard.check(proof)).toBe(true)
  expect(pbkdf2.deriveKey).toHaveBeenCalledTimes(1)
  // What this shop did not sign costs nothing.
  expect(await guard.check(proof.replace(/"signature":"../, '"signature":"zz'))).toBe(false)
  expect(pbkdf2.deriveKey).toHaveBeenCalledTimes(1)
})

test('a solution counts once', async () => {
  const proof = JSON.stringify(await solved(await guard.challenge()))
  expect(await guard.check(proof)).toBe(true)
  expect(await guard.check(proof)).toBe(false)
})

test('a solution of another shop’s challenge is none; after a change of the key it still is', async () => {
  const proof = JSON.stringify(await solved(await guard.challenge()))
  expect(await createProofOfWork([newKey]).check(proof)).toBe(false)
  expect(await createProofOfWork([newKey, key]).check(proof)).toBe(true)
})

test('a solution comes in time', async () => {
  const proof = JSON.stringify(await solved(await guard.challenge()))
  vi.useFakeTimers({ now: Date.now() + 21 * 60_000, toFake: ['Date'] })
  expect(await guard.check(proof)).toBe(false)
})

test.each<[string, (payload: Payload) => unknown]>([
  ['nothing', () => null],
  ['a list', () => []],
  ['no solution', ({ challenge }) => ({ challenge })],
  [
    'a guessed key',
    ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
  ],
  [
    'an easier challenge',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } },
      solution,
    }),
  ],
  [
    'a challenge that would make the server work',
    ({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1_000_000_000 } },
      solution,
    }),
  ],
  ['no signature', ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution })],
])('%s is no solution', async (_case, forge) => {
  expect(await guard.check(JSON.stringify(forge(await solved(await guard.challenge()))))).toBe(false)
})

test.each(['', '{', '"text"', 'x'.repeat(100_000)])('a text that is no solution is refused', async (text) => {
  expect(await guard.check(text)).toBe(false)
})

test('processes that share a Redis believe a solution once', async () => {
  const counts = new Map<string, number>()
  const shared = {
    async increment(name: string) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return counts.get(name)
    },
    async forget() {},
  }
  const proof = JSON.stringify(await solved(await guard.challenge()))
  expect(await createProofOfWork([key], shared).check(proof)).toBe(true)
  expect(await createProofOfWork([key], shared).check(proof)).toBe(false)
})
