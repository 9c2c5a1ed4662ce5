import { expect, test } from 'vitest'
import { createKnownBatches } from '../../../bff/graphql/known-batches.ts'

const textOf = (query: string) => JSON.stringify([{ query, variables: { input: { of: [query] } } }])

/** Parses a text as the endpoint does, and says whether its responses were all in the cache. */
function answer(batches: ReturnType<typeof createKnownBatches>, text: string, isCached: boolean): void {
  const body = JSON.parse(text) as unknown[]
  batches.note(text, body)
  if (isCached) batches.keep(body)
}

test('a batch that came from the cache is known by its text, with requests that nobody can change', () => {
  const batches = createKnownBatches()
  answer(batches, textOf('{shop{name}}'), true)
  const [request] = batches.find(textOf('{shop{name}}')) ?? []
  expect(request).toMatchObject({ query: '{shop{name}}', variablesKey: '{"input":{"of":["{shop{name}}"]}}' })
  const input = request?.variables.input as { of: string[] } | undefined
  expect(() => input?.of.push('more')).toThrow(TypeError)
})

test('a batch that asks for anything else leaves nothing behind', () => {
  const batches = createKnownBatches()
  answer(batches, textOf('{me{id}}'), false)
  expect(batches.find(textOf('{me{id}}'))).toBeUndefined()
})

test('few and short ones are kept', () => {
  const batches = createKnownBatches({ entries: 2, maxLength: 200 })
  const texts = ['{shop{id}}', '{shop{name}}', '{shop{locale{code}}}', `{shop{${'name '.repeat(50)}}}`].map(textOf)
  for (const text of texts) answer(batches, text, true)
  expect(texts.map((text) => batches.find(text) !== undefined)).toEqual([false, true, true, false])
})
