import type { RichTextNode } from '../../../schema/rich-text.ts'
import { isElement } from './rich-text-scope.ts'

export type PageLink = { path: string; name: string }

/** The links of a text to pages of this shop. */
export function pageLinks(nodes: readonly RichTextNode[]): PageLink[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return []
    const { tag, attributes = {}, children = [] } = node
    const { href = '' } = attributes
    if (tag !== 'a') return pageLinks(children)
    return /^\/(?!\/)/.test(href) ? [{ path: href, name: children.map(textOf).join('') }] : []
  })
}

function textOf(node: RichTextNode): string {
  if (typeof node === 'string') return node
  return isElement(node) ? (node.children ?? []).map(textOf).join('') : ''
}
