/** Focuses the first field with an error. Without one, scrolls the form's alert into view: the button may be a screen below. */
export function showFault(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')
  if (field) field.focus()
  else form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
}
