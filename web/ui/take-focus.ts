/** As a `ref`: what stands in the place of what was pressed gets the focus once it is there. Needs a `tabIndex`, unless it is a control. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
