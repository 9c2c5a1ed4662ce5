import { describe, expect, test } from 'vitest'
import { listQueryString, parseListParameters } from '../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'
import { formatMessage } from '../../../schema/texts/format-message.ts'
import fr from '../../../schema/texts/fr/shop.ts'
import type { Translate } from '../../../web/i18n/messages-context.ts'
import {
  activeFilters,
  isNarrowed,
  isPlainList,
  knownParameters,
  sortOptions,
  withFilter,
  withoutFilter,
  withoutFilters,
  withPage,
  withPageLength,
  withPriceRange,
  withSort,
} from '../../../web/screens/catalog/list/list-changes.ts'
import { readPriceRange } from '../../../web/screens/catalog/list/FacetForm.tsx'
import { layer } from './products.ts'

const at = (query: string) => parseListParameters(new URLSearchParams(query), PAGE_SIZES)
const addressOf = (parameters: ReturnType<typeof at>) => decodeURIComponent(listQueryString(parameters, PAGE_SIZES))
const messages: Readonly<Record<string, string>> = fr
const t: Translate = (id, values) => formatMessage(messages[id] ?? id, values)

describe('a change of a product list', () => {
  test('starts again on page 1, whatever changes', () => {
    const page3 = at('page=3&marque=Musette')
    expect(addressOf(withFilter(page3, 'marque', 'Bio', true))).toBe('?marque=Musette&marque=Bio')
    expect(addressOf(withFilter(page3, 'marque', 'Musette', false))).toBe('')
    expect(addressOf(withPriceRange(page3, { min: 5 }))).toBe('?marque=Musette&minPrice=5')
    expect(addressOf(withPageLength(page3, 32))).toBe('?marque=Musette&pageLength=32')
    expect(addressOf(withSort(page3, { field: 'price', direction: 'DESC' }))).toBe(
      '?marque=Musette&sort={"field":"price","direction":"DESC"}',
    )
    expect(addressOf(withPage(page3, 2))).toBe('?marque=Musette&page=2')
  })

  test('takes all filters away and keeps order and page size', () => {
    const parameters = at('marque=Musette&minPrice=5&pageLength=64&sort={"field":"name","direction":"ASC"}')
    expect(addressOf(withoutFilters(parameters))).toBe('?sort={"field":"name","direction":"ASC"}&pageLength=64')
  })

  test('leaves the state it came from alone', () => {
    const before = at('marque=Musette')
    withFilter(before, 'marque', 'Bio', true)
    expect(addressOf(before)).toBe('?marque=Musette')
  })

  test('knows which lists only repeat another', () => {
    expect(isPlainList(at('page=2&pageLength=32'))).toBe(true)
    expect(isPlainList(at('maxPrice=20'))).toBe(false)
    expect(isPlainList(at('marque=Musette'))).toBe(false)
  })
})

describe('active filters', () => {
  const known = (query: string, change?: Parameters<typeof layer>[0]) => knownParameters(layer(change), at(query))

  test('are named by their facet and lead to the list without them', () => {
    const parameters = known('marque=Musette&page=2')
    const [filter, ...others] = activeFilters(layer(), parameters)
    expect(others).toEqual([])
    expect(filter).toMatchObject({ facet: 'Marque', label: 'Musette' })
    expect(filter && addressOf(withoutFilter(parameters, filter))).toBe('')
  })

  test('are values that a facet offers, spelled as there, and the price', () => {
    const parameters = known('marque=pré%20%20VERT&source=lettre&marque=Inconnue&marque=Musette&maxPrice=1')
    expect(addressOf(parameters)).toBe('?marque=Pré+vert&marque=Musette&maxPrice=1')
    expect(activeFilters(layer(), parameters).map(({ key }) => key)).toEqual([
      'marque=Pré vert',
      'marque=Musette',
      'price',
    ])
  })

  test('narrow a list also by values that nothing has, but not by what is no facet', () => {
    expect(isNarrowed(layer(), at('marque=Inconnue'))).toBe(true)
    expect(isNarrowed(layer(), at('maxPrice=1'))).toBe(true)
    expect(isNarrowed(layer(), at('source=lettre'))).toBe(false)
  })
})

describe('a typed price range', () => {
  test('reads French amounts; blanks are open bounds', () => {
    expect(readPriceRange('12,90 €', '', 1500)).toEqual({ min: 12.9, max: undefined })
    expect(readPriceRange('', '1 500', 1500)).toEqual({ min: undefined, max: 1500 })
    expect(readPriceRange('١٢', '１５,5', 1500)).toEqual({ min: 12, max: 15.5 })
  })

  test('refuses what is no amount, too high or the wrong way round', () => {
    expect(readPriceRange('douze', '', 1500)).toBe('catalog.price.notANumber')
    expect(readPriceRange('-5', '', 1500)).toBe('catalog.price.notANumber')
    expect(readPriceRange('', '1500,01', 1500)).toBe('catalog.price.tooHigh')
    expect(readPriceRange('30', '20', 1500)).toBe('catalog.price.reversed')
  })
})

describe('the orders of a list', () => {
  test('start with its own, then names and prices both ways', () => {
    expect(sortOptions(layer().sorts, undefined, t).map(({ label }) => label)).toEqual([
      'Recommandés',
      'Nom, de A à Z',
      'Nom, de Z à A',
      'Prix croissant',
      'Prix décroissant',
    ])
  })

  test('contain the order in the address even where the store does not offer it', () => {
    const options = sortOptions([], { field: 'nouveauté', direction: 'ASC' }, t)
    expect(options.map(({ value }) => value)).toEqual(['', '{"field":"nouveauté","direction":"ASC"}'])
  })
})
