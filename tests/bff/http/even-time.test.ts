import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEvenTime } from '../../../bff/http/even-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Outcome of a request; undefined while it is pending. */
function watched(answer: Promise<unknown>): { outcome?: PromiseSettledResult<unknown> } {
  const seen: { outcome?: PromiseSettledResult<unknown> } = {}
  void Promise.allSettled([answer]).then(([outcome]) => (seen.outcome = outcome))
  return seen
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Everything goes on as far as it can without the clock. */
const turns = () => vi.advanceTimersByTimeAsync(0)

test('a response is sent at the same moment, however soon its task ended and whatever its result', async () => {
  const answers = [
    inEvenTime(async () => 'at once'),
    inEvenTime(() => later(1).then(() => 'soon')),
    inEvenTime(() => Promise.reject(new Error('refused at once'))),
    inEvenTime(() => later(1).then(() => Promise.reject(new Error('refused soon')))),
    inEvenTime(
      async () => 'not open',
      (result) => result === 'open',
    ),
    inEvenTime(
      () => Promise.reject(new Error('refused, whatever is open')),
      () => true,
    ),
  ].map(watched)
  await turns()
  await vi.advanceTimersByTimeAsync(1)
  expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => undefined))
  // Nothing but the floor is left to wait for: the first one that ends, and those of the same moment.
  await vi.advanceTimersToNextTimerAsync()
  await turns()
  expect(answers.map(({ outcome }) => outcome)).toEqual([
    { status: 'fulfilled', value: 'at once' },
    { status: 'fulfilled', value: 'soon' },
    { status: 'rejected', reason: new Error('refused at once') },
    { status: 'rejected', reason: new Error('refused soon') },
    { status: 'fulfilled', value: 'not open' },
    { status: 'rejected', reason: new Error('refused, whatever is open') },
  ])
})

test('a response that reveals its result anyway is sent at once', async () => {
  const answer = watched(
    inEvenTime(
      async () => 'open',
      (result) => result === 'open',
    ),
  )
  await turns()
  expect(answer.outcome).toEqual({ status: 'fulfilled', value: 'open' })
})

test('a task that takes longer is not held up once more', async () => {
  const answer = watched(inEvenTime(() => later(60_000).then(() => 'late')))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(answer.outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer.outcome).toEqual({ status: 'fulfilled', value: 'late' })
})
