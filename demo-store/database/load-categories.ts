import { rootCategory } from '../catalog/root-category.ts'
import type { Category } from '../catalog/types.ts'
import { selectAll } from './rows.ts'
import type { Queryable } from './rows.ts'

type CategoryRow = {
  id: number
  parent_id: number
  name: string
  url_key: string
  position: number
  include_in_menu: boolean
  active: boolean
  description: string | null
  image: string | null
  meta_title: string | null
  meta_description: string | null
  cms_block: string | null
  display_mode: string | null
  updated_at: string
}

/** The category tree by id, parents before children, children in menu order. */
export const loadCategories = async (db: Queryable): Promise<Map<number, Category>> => {
  const rows = await selectAll<CategoryRow>(db, 'category', 'position, id')
  const categories = new Map<number, Category>()
  const add = (row: CategoryRow, parent: Category | undefined): void => {
    const underRoot = parent === undefined || parent.id === rootCategory.id
    const category: Category = {
      id: row.id,
      parentId: row.parent_id,
      name: row.name,
      urlKey: row.url_key,
      urlPath: parent === undefined ? null : underRoot ? row.url_key : `${parent.urlPath}/${row.url_key}`,
      level: parent === undefined ? 1 : parent.level + 1,
      position: row.position,
      includeInMenu: row.include_in_menu,
      active: row.active,
      description: row.description,
      image: row.image,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      cmsBlock: row.cms_block,
      displayMode: row.display_mode,
      updatedAt: row.updated_at,
      ancestors: underRoot ? [] : [...parent.ancestors, parent],
      children: [],
    }
    categories.set(row.id, category)
    parent?.children.push(category)
    for (const child of rows) if (child.parent_id === row.id) add(child, category)
  }
  for (const row of rows) if (row.id === rootCategory.id) add(row, undefined)
  return categories
}
