/**
 * ARIA attributes of a listbox below a combobox (WAI-ARIA APG «Combobox»), for which HTML has no elements: a `<datalist>` cannot
 * show pictures, prices and groups. The focus never enters the list.
 */
export function listboxProps(id: string, label: string) {
  return { id, role: 'listbox', 'aria-label': label, tabIndex: -1 } as const
}

export function groupProps(label: string) {
  return { role: 'group', 'aria-label': label } as const
}

export function optionProps(listId: string, index: number, active: number | null) {
  return { id: optionId(listId, index), role: 'option', 'aria-selected': index === active, tabIndex: -1 } as const
}

/** The id for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
