import { useEffect, useRef } from 'react'

/** The pointer may cross other items on its way to a panel: it has to rest, and may leave for a moment. In ms. */
const OPEN_DELAY = 90
const CLOSE_DELAY = 220

/**
 * Opens and closes the panel of a menu item as a bar's menu does: a mouse opens it by resting on the item, leaving it with the
 * mouse or the focus closes it, Escape too, and gives the focus back to the item's button. Does nothing in the phone's drawer.
 * The item is no control itself, so it listens natively.
 */
export function usePanelEvents(id: string, isOpen: boolean, onToggle: (id: string, open: boolean) => void) {
  const item = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const element = item.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller

    const schedule = (open: boolean) => (event: PointerEvent) => {
      clearTimeout(timer.current)
      if (event.pointerType !== 'mouse' || !hasPanels()) return
      timer.current = setTimeout(() => onToggle(id, open), open ? OPEN_DELAY : CLOSE_DELAY)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen || !hasPanels()) return
      event.stopPropagation()
      onToggle(id, false)
      if (element.contains(document.activeElement)) element.querySelector('button')?.focus()
    }
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      // A press on nothing takes the focus nowhere; the pointer then decides.
      if (isOpen && hasPanels() && relatedTarget instanceof Node && !element.contains(relatedTarget))
        onToggle(id, false)
    }
    element.addEventListener('pointerenter', schedule(true), { signal })
    element.addEventListener('pointerleave', schedule(false), { signal })
    element.addEventListener('focusout', closeOnLeave, { signal })
    // On the document: a panel opened by mouse is closed by Escape wherever the focus is (WCAG 1.4.13).
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => controller.abort()
  }, [id, isOpen, onToggle])

  useEffect(() => () => clearTimeout(timer.current), [])

  return { item, cancel: () => clearTimeout(timer.current) }
}

/** Whether the menu is the bar with panels, not the phone's drawer. */
function hasPanels(): boolean {
  return matchMedia('(min-width: 64rem)').matches
}
