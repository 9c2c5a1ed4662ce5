import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import { additionsIn, extendedManifest, extendedModule } from '../../../scripts/vite/extended-documents.mjs'

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
