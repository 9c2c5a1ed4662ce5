import { describe, expect, test, vi } from 'vitest'
import {
  foldedLabel,
  listInput,
  listQueryString,
  pageParameters,
  parseListParameters,
} from '../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../schema/shop-constants.ts'

const parse = (query: string, pageSizes: readonly number[] = PAGE_SIZES, warn?: (message: string) => void) =>
  parseListParameters(new URLSearchParams(query), pageSizes, warn)

describe('page and page length', () => {
  test('default to 1 and to the first configured page size', () => {
    expect(parse('')).toMatchObject({ page: 1, pageLength: 16 })
    expect(parse('', [24, 48])).toMatchObject({ pageLength: 24 })
  })

  test('fall back to 9 where no page size is configured', () => {
    expect(parse('', [])).toMatchObject({ pageLength: 9 })
  })

  test.each(['0', '-1', 'abc', '1.5', '1e3', ' 2', '99999999999', ''])('ignore «%s»', (value) => {
    expect(parse(`page=${value}&pageLength=${value}`)).toMatchObject({ page: 1, pageLength: 16 })
  })

  test('take any page length from 1 to the largest that is configured', () => {
    expect(parse('pageLength=1').pageLength).toBe(1)
    expect(parse('pageLength=20').pageLength).toBe(20)
    expect(parse('pageLength=64').pageLength).toBe(64)
    expect(parse('pageLength=1000').pageLength).toBe(64)
    expect(parse('pageLength=12', []).pageLength).toBe(9)
  })
})

describe('the variables of the list operation', () => {
  test('is size, and from = (page - 1) × size', () => {
    expect(listInput(parse('page=3&pageLength=32'))).toMatchObject({ from: 64, size: 32 })
  })

  test('is a price range divided by the tax divisor, rounded to two decimals', () => {
    expect(listInput(parse('minPrice=10&maxPrice=25,50'), 1.2).priceRange).toEqual({ min: 8.33, max: 21.25 })
    expect(listInput(parse('minPrice=10')).priceRange).toEqual({ min: 10 })
    expect(listInput(parse('minPrice=١٠&maxPrice=1+500 €')).priceRange).toEqual({ min: 10, max: 1500 })
    for (const text of ['-5', '1e3', '9'.repeat(400)])
      expect(listInput(parse(`minPrice=${text}`)).priceRange).toBeNull()
    expect(listInput(parse('')).priceRange).toBeNull()
    expect(listInput(parse('maxPrice=20'), 1.2).priceRange).toEqual({ max: 16.67 })
  })

  test('never contain an offset that is no safe integer of 32 bits', () => {
    expect(listInput(parse('page=999999999&pageLength=64')).from).toBeLessThan(2 ** 31)
  })
})

describe('attribute filters', () => {
  test('are every other parameter, with the list of its values', () => {
    const { filters } = parse('marque=Musette&marque=Herba%C3%AB&bio=Oui&page=2&sort=x')
    expect([...filters]).toEqual([
      ['marque', ['Musette', 'Herbaë']],
      ['bio', ['Oui']],
    ])
  })

  test('may be written with brackets, and repeat without effect', () => {
    expect([...parse('marque[]=A&marque[1]=B&marque[23]=C&marque=A').filters]).toEqual([['marque', ['A', 'B', 'C']]])
    expect(parse('marque[1]x=A&marque[a]=B').filters.size).toBe(0)
  })

  test('are not empty values or names no attribute has', () => {
    expect(parse(`marque=&a-b=1&%3Cscript%3E=1&${'a'.repeat(61)}=1&=1`).filters.size).toBe(0)
    expect(parse(`${'a'.repeat(60)}=1`).filters.size).toBe(1)
  })

  test('may be as long as labels of the store', () => {
    expect(parse(`marque=${'é'.repeat(255)}`).filters.get('marque')).toEqual(['é'.repeat(255)])
    expect(parse(`marque=${'é'.repeat(510)}`).filters.size).toBe(1)
    expect(parse(`marque=${'é'.repeat(511)}`).filters.size).toBe(0)
  })

  test('cost a bounded effort, however long the query string', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `a${index % 500}=v${index}`).join('&')
    const { filters } = parse(many)
    expect(filters.size).toBe(30)
    expect([...filters.values()].flat().length).toBeLessThanOrEqual(9999)
  })

  test.each([
    ['marque', 9998, 9998],
    ['marque', 9999, 9999],
    ['marque[]', 10_000, 9999],
    ['marque', 200_000, 9999],
  ])('%s is taken with as many values as a query string may carry: %i given, %i taken', (name, given, taken) => {
    const { filters } = parse(Array.from({ length: given }, (_, index) => `${name}=v${index}`).join('&'))
    expect([...filters.keys()]).toEqual(['marque'])
    expect(filters.get('marque')).toHaveLength(taken)
    expect(filters.get('marque')?.at(-1)).toBe(`v${taken - 1}`)
  })

  test('count at most 9999 values of a query string', () => {
    const query = `${'page=1&'.repeat(9999)}marque=Musette`
    expect(parse(query).filters.size).toBe(0)
    expect(parse(query.slice('page=1&'.length)).filters.get('marque')).toEqual(['Musette'])
  })
})

describe('sort', () => {
  test('is JSON with a field and a direction', () => {
    expect(parse(`sort=${encodeURIComponent('{"field":"price","direction":"DESC"}')}`).sort).toEqual({
      field: 'price',
      direction: 'DESC',
    })
    expect(parse('sort={"field":"name"}').sort).toEqual({ field: 'name', direction: 'ASC' })
  })

  test.each(['{broken', 'null', '42', '"price"', '[]', '{"field":7}', '{"field":"a b"}'])(
    'is ignored with a warning when it is «%s»',
    (value) => {
      const warn = vi.fn<(message: string) => void>()
      expect(parse(`sort=${encodeURIComponent(value)}`, PAGE_SIZES, warn).sort).toBeUndefined()
      expect(warn).toHaveBeenCalledOnce()
    },
  )

  test('keeps nothing of it but what the schema knows', () => {
    const sort = parse('sort={"field":"price","direction":"ASC","extra":{"a":1}}').sort
    expect(sort).toEqual({ field: 'price', direction: 'ASC' })
  })
})

describe('the query string of a state', () => {
  test('leaves out what is default, and reads back the same', () => {
    expect(listQueryString(parse(''), PAGE_SIZES)).toBe('')
    const query = 'marque=Musette&bio=Oui&minPrice=5&sort={"field":"price","direction":"DESC"}&pageLength=32&page=2'
    const state = parse(query)
    expect(parse(listQueryString(state, PAGE_SIZES).slice(1))).toEqual(state)
  })
})

describe('what a page may know of its address', () => {
  test('is each parameter once and in its order, and of every list’s own ones the first', () => {
    expect(pageParameters('page=2&marque[]=A&marque=B&page=3&marque=A&minPrice[]=5&a-b=1&bio=&sort=x')).toEqual([
      ['page', '2'],
      ['marque', 'A'],
      ['marque', 'B'],
      ['sort', 'x'],
    ])
  })

  test('is bounded', () => {
    expect(pageParameters(`${'page=1&'.repeat(9998)}marque=A&bio=Oui`)).toEqual([
      ['page', '1'],
      ['marque', 'A'],
    ])
  })
})

test('a parameter of every list is the first that says something', () => {
  expect(parse('page=&page=3&page=4')).toMatchObject({ page: 3 })
})

test('the query string of a state holds each price, and is empty for none', () => {
  expect(listQueryString(parse('maxPrice=20'), PAGE_SIZES)).toBe('?maxPrice=20')
  expect(listQueryString(parse('page=1&minPrice=0'), PAGE_SIZES)).toBe('?minPrice=0')
  expect(listQueryString(parse('pageLength=24&page=2'), [24])).toBe('?page=2')
})

test('labels are the same whatever their case, spacing and form of accents', () => {
  expect(foldedLabel('  HERBAË\u00a0 bio ')).toBe('herbaë bio')
  expect(foldedLabel('Herbae\u0308 Bio')).toBe('herbaë bio')
})
