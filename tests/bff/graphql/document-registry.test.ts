import { describe, expect, test } from 'vitest'
import { createDocumentRegistry, type PreparedDocument } from '../../../bff/graphql/documents.ts'

const FLOOD = 20_000
const text = '{ shop { id } }'
const prepared = (sha256: string): PreparedDocument => ({
  sha256,
  document: { kind: 'Document' as PreparedDocument['document']['kind'], definitions: [] },
  operations: [],
})

function registryWith(bounds: Parameters<typeof createDocumentRegistry>[0], count: number, from = 0) {
  const registry = createDocumentRegistry(bounds)
  for (let index = from; index < from + count; index++) registry.add(`${index}`, prepared(`${index}`), text)
  return registry
}

describe('the registry of documents', () => {
  test('is bounded in entries', () => {
    expect(registryWith({ entries: 100, bytes: 1e9 }, FLOOD).size).toBeLessThanOrEqual(100)
  })

  test('is bounded in bytes', () => {
    const registry = registryWith({ entries: 10_000, bytes: 100_000 }, FLOOD)
    expect(registry.size).toBeGreaterThan(0)
    expect(registry.size).toBeLessThanOrEqual(100_000 / (text.length * 100))
  })

  test('keeps what is used again through a flood of newcomers', () => {
    const registry = registryWith({ entries: 100, bytes: 1e9 }, 5)
    for (let index = 0; index < 5; index++) registry.get(`${index}`)
    for (let index = 5; index < FLOOD; index++) registry.add(`${index}`, prepared(`${index}`), text)
    for (let index = 0; index < 5; index++) expect(registry.get(`${index}`)?.sha256).toBe(`${index}`)
    expect(registry.get('6')).toBeUndefined()
  })

  test('keeps what is registered twice through a flood, although it was not requested in between', () => {
    const registry = registryWith({ entries: 100, bytes: 1e9 }, 1000)
    expect(registry.get('0')).toBeUndefined()
    registry.add('0', prepared('0'), text)
    for (let index = 1000; index < FLOOD; index++) registry.add(`${index}`, prepared(`${index}`), text)
    expect(registry.get('0')?.sha256).toBe('0')
    expect(registry.size).toBeLessThanOrEqual(100)
  })

  test('knows a newcomer right away', () => {
    expect(registryWith({ entries: 100, bytes: 1e9 }, 1).get('0')).toBeDefined()
  })
})
