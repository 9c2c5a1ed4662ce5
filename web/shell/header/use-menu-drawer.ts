import { useEffect, useRef } from 'react'

/**
 * The phone's drawer is a popover: the browser opens it, closes it on Escape and on a press beside it. What a popover lacks
 * to be used like a dialog is added here: the focus goes in when it opens, and leaving it with the focus closes it.
 */
export function useMenuDrawer() {
  const drawer = useRef<HTMLElement>(null)

  const close = () => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }

  useEffect(() => {
    const element = drawer.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener(
      'toggle',
      (event) => {
        if ((event as ToggleEvent).newState === 'open') element.querySelector('button')?.focus()
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close()
      },
      { signal },
    )
    return () => controller.abort()
  }, [])

  return { drawer, close }
}
