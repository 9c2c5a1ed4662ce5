import type { ProductListFragment } from '../catalog/product-layer.generated.ts'

/** Where a name breaks, the dot stays at the end of its line. */
const SEPARATOR = '\u00a0· '

type MenuItem = { id: string; name: string; children?: readonly MenuItem[] }

/** Category names repeat below each animal: «Croquettes» becomes «Chats · Croquettes». Categories outside the menu keep their name. */
export function withParents<T extends { id: string; name: string }>(
  categories: readonly T[],
  menu: readonly MenuItem[],
): T[] {
  return categories.map((category) => {
    const trail = trailTo(category.id, menu)
    return trail ? { ...category, name: trail.join(SEPARATOR) } : category
  })
}

/** The same for the values of the category facet, which are category ids. */
export function withCategoryTrails(layer: ProductListFragment, menu: readonly MenuItem[]): ProductListFragment {
  const dynamicFacets = layer.dynamicFacets.map((facet) => {
    if (facet.code !== 'category') return facet
    return {
      ...facet,
      buckets: facet.buckets.map((bucket) => ({
        ...bucket,
        label: trailTo(bucket.value, menu)?.join(SEPARATOR) ?? bucket.label,
      })),
    }
  })
  return { ...layer, dynamicFacets }
}

/** Names from the top of the menu down to an item. */
function trailTo(id: string, menu: readonly MenuItem[]): string[] | null {
  for (const item of menu) {
    if (item.id === id) return [item.name]
    const below = trailTo(id, item.children ?? [])
    if (below) return [item.name, ...below]
  }
  return null
}
