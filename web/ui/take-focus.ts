/** As a `ref`: focuses an element when it is mounted, for example the successor of a pressed button. Needs a `tabIndex`. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
