/** The first field with an error scrolls into view and takes the focus; the alert of the form only scrolls. The button may be a screen below. */
export function showFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault], [role=alert]')
  fault?.scrollIntoView({ block: 'nearest' })
  fault?.focus()
}
