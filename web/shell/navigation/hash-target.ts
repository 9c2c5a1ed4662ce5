import { CONTENT_ID_PREFIX } from '../../../schema/rich-text.ts'

/** The target of `#…`. Ids in editors' texts get a prefix, which links from elsewhere do not have. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  if (id === '') return null
  return document.getElementById(id) ?? document.getElementById(CONTENT_ID_PREFIX + id)
}

/** Opens `<details>` around the element, scrolls to it, and focuses it. */
export function focusTarget(element: HTMLElement): void {
  for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true
  element.scrollIntoView()
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a lone percent sign stands for itself
  }
}
