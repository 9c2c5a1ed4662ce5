import { Kind, parse, type SelectionSetNode, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { magentoContract } from '../../../bff/magento/contract.ts'
import { fitOperation } from '../../../bff/magento/fit-operation.ts'
import { joinOperations } from '../../../bff/magento/join-operations.ts'
import { domainOperations } from '../../../bff/magento/learn-store.ts'

const contract = magentoContract()
const NOTHING = new Set<string>()

function flat(text: string): string | undefined {
  return fitOperation({ name: 'Some', kind: 'query', text, sha256: '' }, contract, NOTHING)?.text
}

describe('a document for the store', () => {
  test('has the fields of a fragment, and of a fragment within it, in the place of both', () => {
    expect(
      flat('{products{items{uid ...A}}}fragment A on ProductInterface{sku ...B}fragment B on ProductInterface{name}'),
    ).toBe('{products{items{uid sku name}}}')
  })

  test('selects a field once, with all of its subfields', () => {
    expect(
      flat('{products{items{...A small_image{label}}}}fragment A on ProductInterface{name small_image{url}}'),
    ).toBe('{products{items{name small_image{url label}}}}')
  })

  test('keeps fields apart that differ by alias', () => {
    const text = '{products{items{name title:name small_image{url}large:small_image{label}}}}'
    expect(flat(text)).toBe(text)
  })

  test('names a type only where not every value is of it, once, and without the fields that all have', () => {
    expect(
      flat(
        '{products{items{...A...B}}}fragment A on ProductInterface{sku...on BundleProduct{sku dynamic_price}}fragment B on ProductInterface{...on BundleProduct{items{uid}}}',
      ),
    ).toBe('{products{items{sku ...on BundleProduct{dynamic_price items{uid}}}}}')
    // A variant is a simple product, which has all fields of the interface.
    expect(
      flat('{products{items{...on ConfigurableProduct{variants{product{...A}}}}}}fragment A on ProductInterface{sku}'),
    ).toBe('{products{items{...on ConfigurableProduct{variants{product{sku}}}}}}')
  })

  test('keeps its order: the store’s result differs for a group once it has computed its price', () => {
    const text =
      '{products{items{...on GroupedProduct{items{qty}}name price_range{minimum_price{discount{amount_off}}}}}}'
    expect(flat(text)).toBe(text)
  })

  test('keeps the condition of a fragment at each of its fields', () => {
    expect(
      flat('query($a:Boolean!){products{items{sku ...A@include(if:$a)}}}fragment A on ProductInterface{name sku}'),
    ).toBe('query($a:Boolean!){products{items{sku name@include(if:$a)sku@include(if:$a)}}}')
  })

  test('is refused where it spreads what it does not hold', () => {
    expect(() => flat('{products{items{...A}}}')).toThrow('not part of the operation')
  })
})

describe('no document of the shop', () => {
  const operations = domainOperations()
  const reads = operations.filter(({ kind }) => kind === 'query')
  const documents = [...operations, ...reads.map((one, i) => joinOperations([one, reads[(i + 1) % reads.length]!]))]

  /** Fragments that a resolver of Magento would not follow. */
  function unread(text: string): string[] {
    const found: string[] = []
    function look({ selections }: SelectionSetNode, isInside: boolean): void {
      for (const selection of selections) {
        if (selection.kind === Kind.FRAGMENT_SPREAD) found.push(`spreads ${selection.name.value}`)
        if (selection.kind === Kind.INLINE_FRAGMENT) {
          if (isInside) found.push(`nests ${selection.typeCondition?.name.value}`)
          look(selection.selectionSet, true)
        }
      }
    }
    visit(parse(text), {
      SelectionSet: (set) => look(set, false),
      FragmentDefinition: ({ name }) => void found.push(name.value),
    })
    return found
  }

  test('spreads a fragment, or nests one, whatever it is joined with', () => {
    expect(documents.length).toBeGreaterThan(150)
    const wrong = documents.flatMap((operation) => {
      const found = unread(fitOperation(operation, contract, NOTHING)?.text ?? '')
      return found.length > 0 ? [[operation.name, ...found]] : []
    })
    expect(wrong).toEqual([])
  })
})
