import type { Attribute } from '../catalog/types.ts'

/** Sort members that stand for product fields, not attributes of the table. */
const sortMembers = ['name', 'price']

/**
 * Members Magento generates at run time from the attribute table: filters for filterable attributes, sort keys for
 * sortable ones. Selecting one the store lacks is a validation error of the whole document.
 */
export const attributeMembers = (attributes: Iterable<Attribute>): string => {
  const all = [...attributes]
  const filters = all.filter(({ filterable }) => filterable).map(({ code }) => `${code}: FilterEqualTypeInput`)
  const sorts = [...sortMembers, ...all.filter(({ sortable }) => sortable).map(({ code }) => code)].map(
    (code) => `${code}: SortEnum`,
  )
  return [
    filters.length ? `extend input ProductAttributeFilterInput { ${filters.join(' ')} }` : '',
    `extend input ProductAttributeSortInput { ${sorts.join(' ')} }`,
  ].join('\n')
}
