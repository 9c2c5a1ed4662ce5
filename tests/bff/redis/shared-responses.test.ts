import { expect, test } from 'vitest'
import type { RedisClient, RedisConnection } from '../../../bff/redis/connection.ts'
import { createSharedResponses } from '../../../bff/redis/shared-responses.ts'

/** A connection behind which every key holds the same text. */
function holding(text: string): Pick<RedisConnection, 'attempt'> {
  const client = { get: async () => text, set: async () => 'OK' } as unknown as RedisClient
  return { attempt: (command) => command(client) }
}
const purges = { now: 1, isPurged: () => false, purgedAt: () => Infinity }
const loaded = { value: 'of the store', bytes: 10, tags: [], isStorable: true, trust: 'sure' } as const

const LASTING = { freshUntil: 1e15, revalidateUntil: 1e15, errorUntil: 1e15 }

test.each([
  ...['no JSON', 'null', '5', '[]', '{}', '{"tags":[],"since":1}', '{"tags":5,"since":1,"lifetime":{}}'],
  ...[
    { lifetime: null },
    { lifetime: { ...LASTING, freshUntil: '9' } },
    { bytes: null },
    { bytes: -1 },
    { tags: [5] },
    { since: 'now' },
  ].map((wrong) => JSON.stringify({ value: 'x', bytes: 1, tags: [], since: 1, lifetime: LASTING, ...wrong })),
])('what somebody else wrote in the place of an answer is none: %s', async (text) => {
  const answers = createSharedResponses(holding(text), purges, 'answer:')
  const read = answers.readThrough('key', 60, async () => loaded, Boolean)
  expect(await read).toMatchObject({ value: 'of the store' })
})
