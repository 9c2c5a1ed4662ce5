type MenuItem = { id: string; name: string; children?: readonly MenuItem[] }

/** Names repeat from animal to animal: «Croquettes» becomes «Chats · Croquettes». What the menu does not hold keeps its name. */
export function withParents<T extends { id: string; name: string }>(
  categories: readonly T[],
  menu: readonly MenuItem[],
): T[] {
  return categories.map((category) => {
    const trail = trailTo(category.id, menu)
    return trail ? { ...category, name: trail.join(' · ') } : category
  })
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
