import { describe, expect, test } from 'vitest'
import { listRequest } from '../../../bff/domains/catalog/list-request.ts'
import { parseQueryString } from '../../../bff/http/query-string.ts'
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
    expect(parseQueryString(query(given))['a']).toHaveLength(taken)
    expect(pageAddress(`/x?${query(given)}`).parameters).toHaveLength(taken)
    const { filters } = listRequest({ filters: [{ name: 'a', values: labels(given) }] }, [16])
    expect(filters.get('a')).toHaveLength(taken)
  })

  test('of a page keep what can change it, each once and in its order', () => {
    const { path, query, parameters } = pageAddress(
      '/x?&marque=Herba%C3%AB&&b[]=1&page=2&=3&c&marque=Herba%c3%ab&page=3&page[]=4&b[7]=1&b=2',
    )
    expect(path).toBe('/x')
    expect(parameters.map((pair) => pair.join('='))).toEqual(['marque=Herbaë', 'b=1', 'page=2', 'b=2'])
    expect(query).toContain('page[]=4')
  })
})
