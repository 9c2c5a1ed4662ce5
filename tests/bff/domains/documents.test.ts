import { Kind, parse, type SelectionSetNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { magentoContract } from '../../../bff/magento/contract.ts'
import { fitOperation } from '../../../bff/magento/fit-operation.ts'
import { documents, objects, operations } from './document-objects.ts'

/** The store allows 20. */
const MAX_DEPTH = 15
/** 2.4.6 and 2.4.7 refuse more than 300 fields; some room is kept. Where prices are entered without tax, each product's rate is read, too. */
const STORES = [
  { maxFields: 280, missing: ['ProductInterface.price'] },
  { maxFields: 290, missing: [] },
]

function measure(set: SelectionSetNode | undefined): { fields: number; depth: number } {
  let fields = 0
  let depth = 0
  for (const selection of set?.selections ?? []) {
    const isField = selection.kind === Kind.FIELD
    const inner = measure('selectionSet' in selection ? selection.selectionSet : undefined)
    fields += inner.fields + (isField ? 1 : 0)
    depth = Math.max(depth, inner.depth + (isField ? 1 : 0))
  }
  return { fields, depth }
}

describe('the documents sent to the store', () => {
  test.each(documents.map((document) => [document.name, document] as const))(
    '%s stays below the limits of 2.4.6',
    (_, document) => {
      for (const { maxFields, missing } of STORES) {
        const sent = fitOperation(document, magentoContract(), new Set(missing))
        const [operation] = parse(sent?.text ?? '').definitions
        if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('nothing is sent')
        const { fields, depth } = measure(operation.selectionSet)
        expect(fields).toBeLessThanOrEqual(maxFields)
        expect(depth).toBeLessThanOrEqual(MAX_DEPTH)
      }
    },
  )

  test('have names of their own', () => {
    const names = operations.map((operation) => operation.name?.value)
    expect(new Set(names).size).toBe(names.length)
  })

  test('request stock of a cart line’s product only where selected: before 2.4.9 the store fails with chosen options', () => {
    const ofLines = objects.filter(({ around }) => around.at(-1)?.endsWith('CartItem'))
    expect(ofLines.some(({ fields }) => fields.some(({ name }) => name === 'url_key'))).toBe(true)
    const asking = ofLines.filter(({ fields }) =>
      fields.some(
        ({ name, isConditional }) =>
          !isConditional && ['only_x_left_in_stock', 'stock_status', 'quantity'].includes(name),
      ),
    )
    expect(asking.filter(({ type }) => type.endsWith('Product')).map(({ operation }) => operation)).toEqual([])
  })

  test('select the items of a grouped product before its price: only then are the store’s default quantities right', () => {
    const orders = objects.flatMap(({ operation, type, fields }) => {
      const [items, price] = ['items', 'price_range'].map((name) => fields.findIndex((field) => field.name === name))
      const isPriced = type === 'GroupedProduct' && items !== -1 && price !== -1
      return isPriced && fields.some((field) => field.name === 'items' && asks(field.set, 'qty'))
        ? [{ operation, isFirst: (items ?? 0) < (price ?? 0) }]
        : []
    })
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.filter(({ isFirst }) => !isFirst)).toEqual([])
  })
})

function asks(set: SelectionSetNode | undefined, name: string): boolean {
  return (set?.selections ?? []).some((selection) => selection.kind === Kind.FIELD && selection.name.value === name)
}
