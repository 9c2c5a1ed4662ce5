import type { CategorySeed } from '../seed/product-types.ts'

/** Magento's store root: above all categories, never shown itself. Level 1, because level 0 is the tree's own root. */
export const ROOT_CATEGORY: CategorySeed = {
  id: 2,
  parentId: 1,
  name: 'Default Category',
  urlKey: 'default-category',
  position: 1,
  includeInMenu: true,
  active: true,
}
