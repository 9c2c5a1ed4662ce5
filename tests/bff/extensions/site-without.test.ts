import type { FastifyInstance } from 'fastify'
import { Kind, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from 'virtual:extensions/manifest'
import names from 'virtual:extensions/names'
import parts from 'virtual:extensions/schema'
import type { Store } from '../../../demo-store/server.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { createTestApp } from '../support/test-app.ts'

/** An extension of the build with documents of its own. */
const left = manifest[0]?.name ?? ''
let store: Store
let whole: FastifyInstance
let without: FastifyInstance

beforeAll(async () => {
  store = await startDemoStore()
  const env = { UPSTREAM_URL: `${store.url}graphql`, UPSTREAM_EXTENSIONS: 'all', PERSISTED_ONLY: 'true' }
  whole = await createTestApp(env)
  const others = names.filter((name) => name !== left)
  without = await createTestApp({ ...env, EXTENSIONS: others.join(',') || 'none' })
})
afterAll(async () => {
  await Promise.all([whole.close(), without.close()])
  await store.close()
})

const send = (app: FastifyInstance, sha256Hash: string) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { extensions: { persistedQuery: { version: 1, sha256Hash } } },
  })

/** A build without extensions has nothing to leave out. */
describe.skipIf(manifest.length === 0)('a site that does not take an extension', () => {
  test('does not know its documents, which other sites of the build do', async () => {
    const hashes = Object.keys(manifest[0]?.operations ?? {})
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of hashes) {
      const known = (await send(whole, hash)).json<{ errors?: { message: string }[] }>()
      // Some lack their variables here; they are known nevertheless.
      expect(known.errors?.[0]?.message ?? '').not.toContain('PersistedQuery')
      expect((await send(without, hash)).json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotSupported' }] })
    }
  })

  test('knows none of its fields', async () => {
    const open = await createTestApp({ UPSTREAM_URL: `${store.url}graphql`, EXTENSIONS: 'none' })
    // Some documents ask for fields of the core only.
    const operations = manifest.flatMap((one) => Object.values(one.operations)).filter(({ text }) => asksForOwn(text))
    expect(operations.length).toBeGreaterThan(0)
    for (const { text, name } of operations) {
      const answer = await open.inject({ method: 'POST', url: '/graphql', payload: { query: text } })
      const [error] = answer.json<{ errors: { extensions: { code: string } }[] }>().errors
      expect([name, error?.extensions.code]).toEqual([name, 'GRAPHQL_VALIDATION_FAILED'])
    }
    await open.close()
  })
})

/** Root fields that extensions add. */
const ownFields = new Set(
  parts.flatMap(({ text }) =>
    (text ? parse(text).definitions : []).flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_EXTENSION && /^(Query|Mutation)$/.test(definition.name.value)
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    ),
  ),
)

function asksForOwn(text: string): boolean {
  return parse(text).definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some((one) => one.kind === Kind.FIELD && ownFields.has(one.name.value)),
  )
}
