import { describe, expect, test } from 'vitest'
import { listRequest } from '../../../bff/domains/catalog/list-request.ts'
import { queryOf } from '../../../bff/http/query-string.ts'
import { pageAddress } from '../../../bff/pages/target.ts'

const labels = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`)
const query = (count: number) =>
  labels(count)
    .map((label) => `a=${label}`)
    .join('&')

describe('lists in a query string', () => {
  test.each([
    [9999, 9999],
    [10_000, 9999],
  ])('hold at most 9999 values: %i given, %i taken', (given, taken) => {
    expect(queryOf(`/x?${query(given)}`)['a']).toHaveLength(taken)
    expect(pageAddress(`/x?${query(given)}`).url.split('&')).toHaveLength(taken)
    const { filters } = listRequest({ filters: [{ name: 'a', values: labels(given) }] }, [16])
    expect(filters.get('a')).toHaveLength(taken)
  })

  test('of a page keep what can change it as it is written, and in its order', () => {
    const { url, query } = pageAddress('/x?&utm_source=n&marque=Herba%C3%AB&&b=%E0%A4%A&gclid=1&page=2&=3&c')
    expect(url).toBe('/x?marque=Herba%C3%AB&b=%E0%A4%A&page=2')
    expect(query).toContain('utm_source')
  })
})
