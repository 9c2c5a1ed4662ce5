import type { RichTextElement } from '../../../schema/rich-text.ts'

/** HTML attributes a rich text may carry, with their names in React; `data-*` and `aria-*` pass as they are. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  id: 'id',
  class: 'className',
  title: 'title',
  lang: 'lang',
  dir: 'dir',
  role: 'role',
  cite: 'cite',
  datetime: 'dateTime',
  start: 'start',
  type: 'type',
  scope: 'scope',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  headers: 'headers',
  for: 'htmlFor',
  name: 'name',
  label: 'label',
  placeholder: 'placeholder',
  min: 'min',
  max: 'max',
  step: 'step',
  rows: 'rows',
  cols: 'cols',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
}

/** Present means true, whatever the value. */
const BOOLEANS: Readonly<Record<string, string>> = {
  hidden: 'hidden',
  open: 'open',
  disabled: 'disabled',
  required: 'required',
  multiple: 'multiple',
  reversed: 'reversed',
  readonly: 'readOnly',
}

/** Elements whose `value` is only where they start, since nobody controls them. */
const TYPED_INTO = new Set(['input', 'textarea'])

/** Props of an element; what is not listed here is left out, event handlers and styles above all. */
export function attributeProps({ tag, attributes = {} }: RichTextElement): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const reactName = REACT_NAMES[name]
    const booleanName = BOOLEANS[name]
    if (reactName) props[reactName] = value
    else if (booleanName) props[booleanName] = true
    else if (/^(data|aria)-[\w-]+$/.test(name)) props[name] = value
    else if (name === 'checked' && tag === 'input') props.defaultChecked = true
    else if (name === 'value') props[TYPED_INTO.has(tag) ? 'defaultValue' : 'value'] = value
  }
  return props
}
