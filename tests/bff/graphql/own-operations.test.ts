import { Kind, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { resolvers } from '../../../bff/domains/resolvers.ts'
import { createDocuments, sha256Of } from '../../../bff/graphql/documents.ts'
import { LIMITS, measure } from '../../../bff/graphql/limits.ts'
import { sizeOf } from '../../../bff/lib/document-size.ts'
import { createShopSchema } from '../../../bff/graphql/schema.ts'
import manifest from '../../../schema/operations.generated.json' with { type: 'json' }

const schema = createShopSchema(resolvers)
const operations = Object.entries<{ name: string; text: string }>(manifest)
/** The shop's own operations stay this far below every limit, so that a screen can grow. */
const ROOM = 0.75

describe.each(operations.map(([sha256, { name, text }]) => ({ name, sha256, text })))('$name', ({ sha256, text }) => {
  test('is valid, and known by its hash', () => {
    const documents = createDocuments(schema, manifest, { isIntrospectable: false, trustedOnly: true })
    expect(documents.prepare(text).operations).toHaveLength(1)
    expect(documents.known(sha256)).toBe(documents.prepare(text))
    expect(sha256Of(text)).toBe(sha256)
  })

  test('stays below the limits, with room', () => {
    const document = parse(text, { maxTokens: LIMITS.tokens * ROOM })
    const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
    const { depth, cost, rootFields } = measure(operation, document, schema)
    const { fields, aliases, directives } = sizeOf(document)
    expect(fields).toBeLessThanOrEqual(LIMITS.fields * ROOM)
    expect(aliases).toBeLessThanOrEqual(LIMITS.aliases * ROOM)
    expect(directives).toBeLessThanOrEqual(LIMITS.directives * ROOM)
    expect(depth).toBeLessThanOrEqual(LIMITS.depth * ROOM)
    expect(cost).toBeLessThanOrEqual(LIMITS.cost * ROOM)
    expect(rootFields).toBeLessThanOrEqual(LIMITS.rootFields * ROOM)
    expect(text.length).toBeLessThanOrEqual(LIMITS.length * ROOM)
  })
})
