import { type RefCallback, useCallback, useRef } from 'react'

/**
 * The phone's drawer is a popover: the browser opens it, and closes it on Escape and on a press beside it. What a popover lacks
 * to be used like a dialog is added here: the focus goes in when it opens, and leaving it with the focus closes it.
 */
export function useMenuDrawer() {
  const drawer = useRef<HTMLElement>(null)

  const close = useCallback(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [])

  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => {
      drawer.current = element
      if (!element) return
      const controller = new AbortController()
      const { signal } = controller
      const enter = (event: Event) => {
        if ((event as ToggleEvent).newState === 'open') element.querySelector('button')?.focus()
      }
      const leave = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close()
      }
      element.addEventListener('toggle', enter, { signal })
      element.addEventListener('focusout', leave, { signal })
      return () => controller.abort()
    },
    [close],
  )
  return [ref, close] as const
}
