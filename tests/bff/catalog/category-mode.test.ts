import { expect, test } from 'vitest'
import { mapCategoryPage } from '../../../bff/domains/catalog/map-category.ts'

type StoreCategory = Parameters<typeof mapCategoryPage>[0]

const block = { identifier: 'haras', content: '<p>Bienvenue</p>' }
const shown = (display_mode: string, cms_block: typeof block | null) => {
  const page = mapCategoryPage(
    { uid: 'MTA=', display_mode, cms_block, children: [] } as unknown as StoreCategory,
    '',
  ).page
  return [page?.landing !== null, page?.showsProducts]
}

test('a category shows its products, its block, or both', () => {
  expect(shown('PRODUCTS', null)).toEqual([false, true])
  expect(shown('PRODUCTS', block)).toEqual([false, true])
  expect(shown('PAGE', block)).toEqual([true, false])
  expect(shown('PRODUCTS_AND_PAGE', block)).toEqual([true, true])
})

test('a category whose block is gone shows its products rather than nothing', () => {
  expect(shown('PAGE', null)).toEqual([false, true])
})
