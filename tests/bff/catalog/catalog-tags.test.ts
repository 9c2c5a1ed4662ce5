import { expect, test } from 'vitest'
import { categoryTags, listingTags, productTags } from '../../../bff/domains/catalog/catalog-tags.ts'
import { toUid } from '../../../bff/domains/uid.ts'

const product = (id: number, more = {}) => ({ uid: toUid(id), sku: `sku-${id}`, ...more })
const category = (id: number, children: unknown[] = []) => ({ uid: toUid(id), url_path: `c-${id}`, children })

test('a product page is announced with its variants, parts and related products', () => {
  const response = {
    products: {
      items: [
        product(21, {
          variants: [{ product: product(23) }, null],
          bundle_items: [{ options: [{ product: product(7) }] }],
        }),
        product(4, { related_products: [product(5)], grouped_items: [{ product: product(27) }] }),
      ],
    },
  }
  expect(productTags(response)).toEqual([
    'cat_p',
    'price',
    'cat_p_21',
    'cat_p_23',
    'cat_p_7',
    'cat_p_4',
    'cat_p_5',
    'cat_p_27',
  ])
})

test('a menu is announced with its categories of every level', () => {
  const menu = { categories: { items: [category(3, [category(5, [category(14)])]), null] } }
  expect(categoryTags(menu)).toEqual(['cat_c', 'cat_c_3', 'cat_c_5', 'cat_c_14'])
})

test('a list is announced with its category, and with what is put into it', () => {
  expect(listingTags(toUid(5))).toEqual(['cat_p', 'cat_c_5', 'cat_c_p_5'])
  expect(listingTags(undefined)).toEqual(['cat_p'])
})

test('an option or a facet, which have uids too, is nothing that is announced', () => {
  const response = {
    configurable_options: [{ uid: toUid('configurable', 1), values: [{ uid: toUid(9), label: 'Bleu' }] }],
  }
  expect([productTags(response), categoryTags(response), productTags(null), productTags({ products: null })]).toEqual([
    [],
    [],
    [],
    [],
  ])
})
