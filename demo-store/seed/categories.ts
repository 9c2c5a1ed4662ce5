import { categoryIds } from './category-ids.ts'
import { cats } from './category-tree/cats.ts'
import { dogs } from './category-tree/dogs.ts'
import { horses } from './category-tree/horses.ts'
import { shopWide } from './category-tree/shop-wide.ts'
import { typographic } from './typography.ts'
import type { CategoryKey } from './category-ids.ts'
import type { CategoryEntry } from './category-tree/entry.ts'
import type { CategorySeed } from './product-types.ts'

function flatten(entries: CategoryEntry[], parentId: number, path: string[]): CategorySeed[] {
  return entries.flatMap((entry, index) => {
    const names = [...path, entry.name]
    const id = categoryIds[entry.key]
    const plain = typographic(entry.text).replace(/<[^>]+>/g, '')
    const category: CategorySeed = {
      id,
      parentId,
      name: entry.name,
      urlKey: entry.urlKey,
      position: index + 1,
      includeInMenu: entry.active !== false && entry.inMenu !== false,
      active: entry.active !== false,
      description: typographic(entry.text),
      metaTitle: names.toReversed().join(' – '),
      metaDescription: plain,
      ...(entry.image === undefined ? {} : { image: `catalog/category/${entry.image}` }),
      ...(entry.cmsBlock === undefined ? {} : { cmsBlock: entry.cmsBlock }),
      ...(entry.displayMode === undefined ? {} : { displayMode: entry.displayMode }),
    }
    return [category, ...flatten(entry.children ?? [], id, names)]
  })
}

/** Parents before children; the root (2) itself is included. */
export const categories: CategorySeed[] = [
  { id: categoryIds.root, parentId: 1, name: 'Musette', urlKey: '', position: 1, includeInMenu: true, active: true },
  ...flatten([dogs, cats, horses, ...shopWide], categoryIds.root, []),
]

const parents = new Map(categories.map((category) => [category.id, category.parentId]))

/** A category and all above it except the root, as an anchor category lists what its children hold. */
export function withAncestors(keys: CategoryKey[]): number[] {
  const ids = new Set<number>()
  for (const key of keys) {
    for (let id: number | undefined = categoryIds[key]; id !== undefined && id > categoryIds.root; id = parents.get(id))
      ids.add(id)
  }
  return [...ids]
}
