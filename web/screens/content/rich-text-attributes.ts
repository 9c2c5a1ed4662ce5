import { CONTENT_ID_PREFIX, type RichTextElement, type RichTextNode } from '../../../schema/rich-text.ts'

/** Id of the select for a breed formula. */
const SELECT_ID = 'formule-race'

/** Attributes a rich text may carry, with their names in React. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  id: 'id',
  title: 'title',
  lang: 'lang',
  dir: 'dir',
  hreflang: 'hrefLang',
  datetime: 'dateTime',
  start: 'start',
  type: 'type',
  value: 'value',
  label: 'label',
  span: 'span',
  scope: 'scope',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  headers: 'headers',
  for: 'htmlFor',
  name: 'name',
  // For contributors only (bff, `named-source.ts`).
  'data-source': 'data-source',
}

/** Attributes that refer to elements by id. */
const REFERENCES: ReadonlySet<string> = new Set(['id', 'for', 'headers'])

/** The id of an editor's element on the page, prefixed against clashes. Only the breed select keeps its id. */
export function contentId(id: string): string {
  return id === SELECT_ID ? id : CONTENT_ID_PREFIX + id
}

/** Boolean attributes: present means true. */
const FLAGS: ReadonlySet<string> = new Set(['hidden', 'open', 'reversed', 'disabled'])

/** Props of an element. Attributes that are not listed are dropped, in particular event handlers and styles. */
export function attributeProps({ tag, attributes = {}, children = [] }: RichTextElement): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const known = REFERENCES.has(name) ? value.split(/\s+/).map(contentId).join(' ') : value
    if (Object.hasOwn(REACT_NAMES, name)) props[REACT_NAMES[name] ?? name] = known
    else if (FLAGS.has(name)) props[name] = true
  }
  return tag === 'select' ? { ...props, defaultValue: selectedValue(children) } : props
}

/** React takes the initial value from the select, not from its options. */
function selectedValue(nodes: NonNullable<RichTextElement['children']>): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string' || 'dataId' in node) continue
    const { attributes = {}, children = [] } = node
    const text = children.filter((child) => typeof child === 'string').join('')
    const value = 'selected' in attributes ? (attributes.value ?? text.trim()) : selectedValue(children)
    if (value !== undefined) return value
  }
  return undefined
}

export function isBreedSelect({ tag, attributes }: RichTextElement): boolean {
  return tag === 'select' && attributes?.id === SELECT_ID
}

export function hasBreedSelect(nodes: readonly RichTextNode[] = []): boolean {
  return nodes.some(
    (node) => typeof node === 'object' && 'tag' in node && (isBreedSelect(node) || hasBreedSelect(node.children)),
  )
}
