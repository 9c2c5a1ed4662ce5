import type { RichTextNode } from '../../../../schema/rich-text.ts'
import type { Mapping } from './page-builder.ts'
import { classesOf, findElement, type ParsedElement, type ParsedNode, textOf } from './parse-html.ts'
import { shaped } from './tree.ts'

const WIDGET = /^block-(product|category|cms)-link(-inline)?$/

/** A widget that links to a product, category or page of the store. One that is not there has no address: its words stay. Null for all else. */
export function widgetLink(element: ParsedElement, mapping: Mapping): RichTextNode[] | null {
  if (!isLinkWidget(element)) return null
  const words = textOf(element.children)
  const link = findElement(element.children, ({ tag }) => tag === 'a')
  const target = link && mapping.linkOf(link)
  const title = link?.attributes['title']?.trim()
  const attributes = target && {
    ...(title && title !== words && { title: title.slice(0, 500) }),
    href: target.href,
    ...(target.isElsewhere && { 'data-site': '' }),
  }
  if (!words) return []
  const node = attributes ? shaped('a', attributes, [words]) : words
  return element.tag === 'div' ? [shaped('div', {}, [node])] : [node]
}

/** The store ends a line behind each widget, which is no space before a full stop or comma. */
export function afterWidget(text: string, before: ParsedNode | undefined): string {
  return typeof before === 'object' && isLinkWidget(before) ? text.replace(/^\s{1,20}(?=[.,)\]…])/, '') : text
}

function isLinkWidget(element: ParsedElement): boolean {
  const isLikely = element.attributes['class']?.includes('-link') ?? false
  return isLikely && [...classesOf(element)].some((name) => WIDGET.test(name))
}
