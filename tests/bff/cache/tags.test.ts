import { expect, test } from 'vitest'
import { parseTags } from '../../../bff/cache/tags.ts'

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['', []],
  ['cat_p,cat_p_12,cat_c_38', ['cat_p', 'cat_p_12', 'cat_c_38']],
  ['cms_b_header-usp-1, cms_b_1, cms_b_1', ['cms_b_header-usp-1', 'cms_b_1']],
  ['FPC', []],
  ['a b,<x>,ok', ['ok']],
])('X-Magento-Tags %j names %j', (header, names) => {
  expect(parseTags(header)).toEqual(names)
})

test('the names of one answer are bounded', () => {
  expect(parseTags(Array.from({ length: 5000 }, (_, i) => `cat_p_${i}`).join(','))).toHaveLength(1000)
})
