import type { RichTextNode } from '../../../../schema/rich-text.ts'
import type { Mapping } from './page-builder.ts'
import { classesOf, findElement, type ParsedElement, textOf } from './parse-html.ts'
import { shaped } from './tree.ts'

const WIDGET = /^block-(product|category|cms)-link(-inline)?$/

/** A widget that links to a product, category or page of the store. One that is not there has no address: its words stay. Null for all else. */
export function widgetLink(element: ParsedElement, mapping: Mapping): RichTextNode[] | null {
  if (!element.attributes['class']?.includes('-link')) return null
  if (![...classesOf(element)].some((name) => WIDGET.test(name))) return null
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
