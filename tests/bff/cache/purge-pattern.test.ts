import { expect, test } from 'vitest'
import { parsePattern } from '../../../bff/cache/tags.ts'

const wrap = (tag: string) => `((^|,)${tag}(,|$))`

test.each([
  [[wrap('cat_p_5')], ['cat_p_5']],
  [['cat_p_37', 'cat_c_p_3', 'cat_c_p_5'].map(wrap), ['cat_p_37', 'cat_c_p_3', 'cat_c_p_5']],
  [['cms_b_1', 'cms_b_header-usp-1', 'cms_b_1'].map(wrap), ['cms_b_1', 'cms_b_header-usp-1']],
  [['cat_c', 'cat_p', 'BLOCK_HTML'].map(wrap), ['cat_c', 'cat_p', 'BLOCK_HTML']],
  [['EAV_ATTRIBUTE_catalog_product_marque'].map(wrap), ['EAV_ATTRIBUTE_catalog_product_marque']],
  // Blocks have identifiers of any characters, and their numbers.
  [['cms_b_7', 'cms_b_Bannière été', 'cms_b_Soldes (été)', 'cms_b_-50%|x'].map(wrap), ['cms_b_7']],
])('%j names %j', (parts, tags) => {
  expect(parsePattern(parts.join('|'))).toEqual(tags)
})

test('the pattern of a flush names everything', () => {
  expect(parsePattern('.*')).toBe('all')
})

test.each([
  '',
  'cat_p_5',
  '(cat_p_5)',
  '.+',
  '((^|,)(a+)+(,|$))',
  `${wrap('a')}|`,
  `${wrap('a')}|.*`,
  wrap('a b'),
  wrap('x').repeat(5000),
])('%j is not understood, and never run', (pattern) => {
  expect(parsePattern(pattern.slice(0, 20_000))).toBeUndefined()
})

test('the longest pattern Magento sends is read', () => {
  const tags = Array.from({ length: 280 }, (_, index) => `cat_p_${10_000 + index}`)
  expect(parsePattern(tags.map(wrap).join('|'))).toEqual(tags)
})
