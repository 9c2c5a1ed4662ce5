import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openShop } from '../support/open-shop.ts'
import { isReplayed } from './excluded.ts'
import { recordedHeaders } from './identities.ts'
import { comparable } from './recording.ts'
import type { Recording, RecordingFixture } from './recording.ts'
import { scenarios } from './scenarios.ts'
import type { Scenario } from './scenarios.ts'
import { differences, shapeOf } from './shape.ts'
import type { Shape } from './shape.ts'

const fixture = (name: string): RecordingFixture =>
  JSON.parse(readFileSync(`tests/fixtures/recordings/${name}.json`, 'utf8'))

// Both were recorded of the same release, a day apart, of shops with other products.
const fixtures = [fixture('observed-first'), fixture('observed-again')]
const queries = Object.assign({}, ...fixtures.map((one) => one.queries)) as RecordingFixture['queries']
const shapes = Object.assign({}, ...fixtures.map((one) => one.shapes)) as RecordingFixture['shapes']
const recordings = fixtures.flatMap((one) => one.recordings).filter(({ name }) => isReplayed(name))

const { store, client } = await openShop()

const bodyOf = ({ request }: Recording, replaced: Record<string, unknown>): string | undefined => {
  if (request.query === null) return request.body ?? undefined
  return JSON.stringify({ query: queries[request.query], variables: { ...request.variables, ...replaced } })
}

/** The second shop had no language pack: what it refuses, it refuses in English. */
const languageOf = ({ name, request, response }: Recording): Record<string, string> =>
  name.startsWith('r2-') && response.error !== null ? { Store: 'en', ...request.headers } : request.headers

const replay = async (recording: Recording, scenario: Scenario): Promise<Recording['response']> => {
  const { request } = recording
  const { headers, token } = await recordedHeaders(languageOf(recording), scenario, store, client)
  const replaced = (await scenario.prepare?.(store, client, request.variables ?? {}, token)) ?? {}
  try {
    const body = bodyOf(recording, replaced)
    const answer = await client.send(request.path, {
      method: request.method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return comparable(answer.status, answer.header, answer.json, shapeOf)
  } finally {
    await scenario.restore?.(store)
  }
}

const shapeIn = (key: Shape | null): Shape | null => (typeof key === 'string' ? (shapes[key] ?? null) : key)

/** Messages may name other things; their first words and the kind of sentence stay. */
const kindOf = (message: string | undefined): string | undefined =>
  message?.replace(/"[^"]*"|'[^']*'|\{.*\}|\d+/g, '…').replace(/\s+/g, ' ')

/** Tags without ids: which kinds of entity an answer depends on. */
const tagKinds = (tags: string | null): string[] =>
  [...new Set((tags ?? '').split(',').map((tag) => tag.replace(/_(\d+|[a-z]+(-[a-z0-9]+)+)$/, '_*')))].sort()

// Recordings t… and a few others were made with the built-in cache, which shows neither tags nor public answers.
const builtInCache = (name: string): boolean => /^(t\d|q|c0|mode|maint|m\d|v-|z-|r2-)/.test(name)

describe('a recorded exchange, replayed', () => {
  test.each(recordings.map((recording) => [recording.name, recording] as const))('%s', async (name, recording) => {
    const scenario = scenarios.find(([pattern]) => pattern.test(name))?.[1] ?? {}
    const answered = await replay(recording, scenario)
    const recorded = recording.response
    expect(answered.status).toBe(recorded.status)
    expect(answered.contentType?.split(';')[0]).toBe(recorded.contentType?.split(';')[0])
    expect(kindOf(answered.error?.message)).toBe(kindOf(recorded.error?.message))
    expect(answered.error?.category).toBe(recorded.error?.category)
    expect(answered.error?.path).toBe(recorded.error?.path)
    const shape = shapeIn(recorded.shape)
    if (shape !== null && answered.shape !== null) {
      const found = differences(shape, answered.shape)
      expect(found.filter((line) => !scenario.differs?.some((path) => line.startsWith(path)))).toEqual([])
    } else expect(answered.shape).toBe(shape)
    if (recorded.shape === null) return
    expect(answered.hasCacheId).toBe(recorded.hasCacheId)
    if (builtInCache(name)) return
    expect(answered.cacheControl).toBe(recorded.cacheControl)
    expect(tagKinds(answered.tags)).toEqual(tagKinds(recorded.tags))
  })
})
