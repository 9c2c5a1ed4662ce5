import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/extensions.mjs'
import { enumExtensions } from '../../../scripts/generate/extension-modules.ts'
import { sha256Of } from '../../../bff/graphql/documents.ts'
import {
  additionsIn,
  extendedManifest,
  extendedModule,
  schemaParts,
} from '../../../scripts/vite/extended-documents.mjs'

const folder = mkdtempSync(join(tmpdir(), 'musette-documents-'))
function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const additions = additionsIn(
  [fileOf('books.graphql', 'fragment BookOnCard on Product @adds(to: "ProductCard") { isbn }')],
  'books',
)

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

  test('have what those fragments spread: others of the extension, and of the core, once', () => {
    const own = [
      fileOf('author.graphql', 'fragment AuthorName on Author { name ...Picture @include(if: $all) }'),
      fileOf('card.graphql', 'fragment A on Product @adds(to: "ProductCard") { author { ...AuthorName } ...Price }'),
      fileOf('page.graphql', 'fragment B on Product @adds(to: "Picture") { isbn }'),
    ]
    const core = mkdtempSync(join(tmpdir(), 'musette-core-'))
    const ofCore = ['ProductCard on Product { name }', 'Price on Product { price }', 'Picture on Author { url }']
    writeFileSync(join(core, 'core.graphql'), ofCore.map((one) => `fragment ${one}`).join('\n'))
    const found = additionsIn(own, 'books', relative(ROOT, core))
    const before =
      'query Page{product{...ProductCard}}fragment ProductCard on Product{...Price}fragment Price on Product{price}'
    expect(extendedModule(moduleOf(before), found)?.code).toBe(
      moduleOf(
        'query Page{product{...ProductCard}}fragment ProductCard on Product{...Price ...A}fragment Price on Product{price}' +
          'fragment A on Product{author{...AuthorName}...Price}fragment AuthorName on Author{name ...Picture@include(if:$all)}' +
          'fragment Picture on Author{url ...B}fragment B on Product{isbn}',
      ),
    )
  })

  test('do not come about where a fragment is missing', () => {
    const own = [fileOf('missing.graphql', 'fragment C on Product @adds(to: "ProductCard") { ...Nowhere }')]
    expect(() => additionsIn(own, 'books')).toThrow('extension books: C needs the fragment Nowhere')
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
    expect(() => additionsIn([lost], 'books')).toThrow(/extension books: BookOnCard @adds\(to: "ProductCrd"\)/)
  })

  test('of syntax is at a line of a file', () => {
    const broken = fileOf('broken.graphql', 'fragment A on Product {\n  isbn {\n}')
    expect(() => additionsIn([broken], 'books')).toThrow(/broken\.graphql:3: Syntax Error/)
    expect(() => enumExtensions({ name: 'books', folder: partOf('extend type A {\n  b\n}').folder })).toThrow(
      /schema\.graphql:3: /,
    )
  })
})
