import { expect, test } from 'vitest'
import { announcedBy, joinTags, parseTags, tagsOfKinds } from '../../../bff/cache/tags.ts'

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

test('the tags of one response are bounded', () => {
  expect(parseTags(Array.from({ length: 5000 }, (_, i) => `cat_p_${i}`).join(','))).toHaveLength(1000)
})

test.each([
  ['cms_p,cms_p_12,cms_page,cat_p_1,store', ['cms_p', 'store'], 'cms_p,cms_p_12,store'],
  ['cms_p_12', [], ''],
  ['cms_p_12', undefined, ''],
  [undefined, ['cms_p'], ''],
])('of %j the kinds %j are %j', (header, kinds, names) => {
  expect(tagsOfKinds(header, kinds)).toBe(names)
})

test('tags of several origins are joined, each once, without what is no tag', () => {
  expect(joinTags(['store', 'cat_p_1'], ['cat_p_1', 'a b', ''], ['cms_b:any'])).toEqual([
    'store',
    'cat_p_1',
    'cms_b:any',
  ])
})

test('a changed block concerns what may have any block inside, a changed page what has no page', () => {
  expect(announcedBy(['cms_b_12', 'cat_p_1'])).toEqual(['cms_b_12', 'cat_p_1', 'cms_b:any'])
  expect(announcedBy(['cat_p_1', 'cms_p_3'])).toEqual(['cat_p_1', 'cms_p_3', 'cms_p:any'])
  expect(announcedBy(['cat_p_1', 'cms_block'])).toEqual(['cat_p_1', 'cms_block'])
})
