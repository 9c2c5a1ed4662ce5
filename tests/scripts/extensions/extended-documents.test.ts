import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import {
  additionsIn,
  extendedManifest,
  extendedModule,
  schemaParts,
} from '../../../scripts/vite/extended-documents.mjs'

const file = join(mkdtempSync(join(tmpdir(), 'musette-documents-')), 'books.graphql')
writeFileSync(file, 'fragment BookOnCard on Product @adds(to: "ProductCard") { isbn }')
const additions = additionsIn(file, 'books')

const text = 'query Page{product{...ProductCard}}fragment ProductCard on Product{name}'
const longer =
  'query Page{product{...ProductCard}}fragment ProductCard on Product{name ...BookOnCard}fragment BookOnCard on Product{isbn}'
const other = 'query Cart{cart{id}}'
const moduleOf = (one: string) =>
  `export const A = {\n  sha256: '${sha256Of(one)}',\n  text: ${JSON.stringify(one)},\n}`

describe('documents with the fragments of extensions', () => {
  test('have them where the fragment is that they add to, and another hash', () => {
    expect(extendedModule(moduleOf(text), additions)?.code).toBe(moduleOf(longer))
    expect(extendedModule(moduleOf(other), additions)).toBeNull()
  })

  test('are the ones that the server trusts', () => {
    const manifest = Object.fromEntries([text, other].map((one) => [sha256Of(one), { name: 'A', text: one }]))
    expect(JSON.parse(extendedManifest(JSON.stringify(manifest), additions))).toEqual(
      Object.fromEntries([longer, other].map((one) => [sha256Of(one), { name: 'A', text: one }])),
    )
  })
})

describe('what is unknown or collides', () => {
  const partOf = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'musette-part-'))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'schema.graphql'), text)
    return { name: 'books', folder }
  }

  test.each([
    ['extend type Produkt { isbn: String }', /extension books: Cannot extend type "Produkt".* Did you mean "Product"/],
    ['extend type Product { isbn: Strin }', /extension books: Unknown type "Strin"/],
    ['extend type Product { sku: ID }', /extension books: Field "Product\.sku" already exists/],
    ['type Cart { id: ID }', /extension books: .*"Cart" already exists/],
    ['extend type Product { isbn String }', /extension books: Syntax Error: .*schema\.graphql:1\)/],
  ])('in a part of the schema is refused: %s', (text, message) => {
    expect(() => schemaParts([partOf(text)])).toThrow(message)
  })

  test('is no matter of order, but of names', () => {
    const [one, other] = [partOf('extend type Product { isbn: String }'), partOf('extend type Product { pages: Int }')]
    expect(schemaParts([one, other])).toHaveLength(2)
    expect(() => schemaParts([one, { ...one, name: 'records' }])).toThrow(/extension records: Field "Product\.isbn"/)
  })

  test('in a fragment that it adds to is refused', () => {
    const lost = join(mkdtempSync(join(tmpdir(), 'musette-documents-')), 'lost.graphql')
    writeFileSync(lost, 'fragment BookOnCard on Product @adds(to: "ProductCrd") { isbn }')
    expect(() => additionsIn(lost, 'books')).toThrow(/extension books: BookOnCard @adds\(to: "ProductCrd"\)/)
  })
})
