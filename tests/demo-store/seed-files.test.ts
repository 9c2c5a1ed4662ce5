import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { checked, filesIn, inFile, readYaml } from '../../demo-store/seed/read.ts'

const strict = { additionalProperties: false }
const kind = Type.Union([
  Type.Object({ type: Type.Literal('simple'), cents: Type.Integer() }, strict),
  Type.Object({ type: Type.Literal('set'), parts: Type.Array(Type.String()) }, strict),
])
const range = Type.Object({ products: Type.Array(Type.Object({ sku: Type.String(), kind }, strict)) }, strict)
const product = (fields: object) => ({ products: [{ sku: 'A', kind: { type: 'simple', cents: 1 } }, fields] })

describe('a mistake in a file of the catalogue', () => {
  test.each([
    [{ sku: 7, kind: { type: 'set', parts: [] } }, '/products/1/sku must be string'],
    [{ kind: { type: 'set', parts: [] } }, '/products/1 must have required properties sku'],
    [{ sku: 'B', kind: { type: 'set', parts: [] }, price: 1 }, '/products/1/price is not a known field'],
    [{ sku: 'B', kind: { type: 'simple', cents: 'two' } }, '/products/1/kind/cents must be integer'],
    [{ sku: 'B', kind: { type: 'set', parts: ['x', 3] } }, '/products/1/kind/parts/1 must be string'],
  ])('is named with its path: %j', (fields, message) => {
    expect(() => checked(range, product(fields))).toThrow(new Error(message))
  })

  test('is named with its file', () => {
    const [file = ''] = filesIn('products')
    expect(() => readYaml(file, Type.Array(Type.String()))).toThrow(`demo-store/seed/${file}: must be array`)
    expect(() => inFile('x.yaml', () => JSON.parse('{') as unknown)).toThrow(/^demo-store\/seed\/x\.yaml: /)
    expect(() => readYaml('none.yaml', range)).toThrow('demo-store/seed/none.yaml does not exist')
  })
})
