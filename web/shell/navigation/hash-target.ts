import { CONTENT_ID_PREFIX } from '../../../schema/rich-text.ts'

/** The element that an address names behind `#`. Ids of editors' texts carry a prefix on the page, which links of elsewhere do not know. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  if (id === '') return null
  return document.getElementById(id) ?? document.getElementById(CONTENT_ID_PREFIX + id)
}

/** Shows it, should it lie in something that is folded, and moves the focus there. */
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
