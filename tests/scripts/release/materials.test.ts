import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checksums,
  licencesPage,
  packedPackages,
  provenance,
  readSignatures,
  stableBom,
} from '../../../scripts/release/materials.ts'

const packages = packedPackages('.')
const TIME = new Date('2026-11-22T10:00:00Z')

describe('the packages of the archive', () => {
  test('have a version, a hash and a licence each', () => {
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp']))
    expect(
      packages.filter(({ version, integrity, licence }) => !version || !integrity || licence === 'not stated'),
    ).toEqual([])
  })

  test('and their texts stand on a page, each text once', () => {
    const page = licencesPage('.', '3.0.0')
    expect(page).toContain('| fastify | ')
    expect(page).toContain(readFileSync('node_modules/fastify/LICENSE', 'utf8').trim())
    const texts = [...page.matchAll(/^```text\n([\s\S]*?)\n```$/gm)].map(([, text]) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('are as sure as the registry says, and unknown where it says nothing', () => {
    const some = packages.slice(0, 2)
    const ids = some.map(({ name, version }) => ({ name, version }))
    const of = (output: string) => {
      const text = provenance('3.0.0', some, readSignatures(output))
      return (JSON.parse(text) as { packages: { signature: string }[] }).packages.map(({ signature }) => signature)
    }
    expect(of('{"invalid":[],"missing":[]}')).toEqual(['valid', 'valid'])
    expect(of(JSON.stringify({ invalid: [ids[0]], missing: [ids[1]] }))).toEqual(['invalid', 'missing'])
    expect(of('{"error":{"code":"ENOTFOUND"}}')).toEqual(['unknown', 'unknown'])
    expect(of('no network')).toEqual(['unknown', 'unknown'])
  })
})

describe('the bill of materials', () => {
  const a = { 'bom-ref': 'a@1', name: 'a', version: '1' }
  const tool = { 'bom-ref': 'tool@2', name: 'tool', version: '2' }
  const bom = (serialNumber: string, timestamp: string) =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber,
      metadata: { timestamp, tools: [], component: { 'bom-ref': 'musette@3' } },
      components: [a, tool],
      dependencies: [
        { ref: 'musette@3', dependsOn: ['a@1', 'tool@2'] },
        { ref: 'tool@2', dependsOn: ['a@1'] },
      ],
    })
  const first = stableBom(bom('urn:uuid:1', '2026-11-22T11:00:00Z'), [a], TIME)

  test('is the same whenever it is made, with a number that is a UUID', () => {
    expect(stableBom(bom('urn:uuid:2', '2027-01-01T00:00:00Z'), [a], TIME)).toBe(first)
    expect(JSON.parse(first)).toMatchObject({
      serialNumber: expect.stringMatching(
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      metadata: { timestamp: '2026-11-22T10:00:00.000Z' },
    })
  })

  test('holds what is packed, and nothing that only made it', () => {
    expect(JSON.parse(first)).toMatchObject({
      components: [a],
      dependencies: [{ ref: 'musette@3', dependsOn: ['a@1'] }],
    })
  })

  test('has another number for other content', () => {
    const numberOf = (text: string) => (JSON.parse(text) as { serialNumber: string }).serialNumber
    expect(numberOf(stableBom(bom('urn:uuid:1', ''), [a, tool], TIME))).not.toBe(numberOf(first))
  })
})

describe('checksums', () => {
  const folder = mkdtempSync(join(tmpdir(), 'musette-sums-'))
  beforeAll(() => writeFileSync(join(folder, 'a'), ''))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are as sha256sum writes them', () => {
    expect(checksums(folder, ['a'])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n')
  })
})
