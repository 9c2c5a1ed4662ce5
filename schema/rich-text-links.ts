import type { RichTextElement, RichTextNode } from './rich-text.ts'

export type PageLink = { path: string; name: string }

/** The links of a text to pages of this shop. */
export function pageLinks(nodes: readonly RichTextNode[]): PageLink[] {
  return nodes.filter(isElement).flatMap(({ tag, attributes = {}, children = [] }) => {
    const { href = '' } = attributes
    if (tag !== 'a') return pageLinks(children)
    return /^\/(?!\/)/.test(href) ? [{ path: href, name: children.map(textOf).join('') }] : []
  })
}

function textOf(node: RichTextNode): string {
  if (typeof node === 'string') return node
  return isElement(node) ? (node.children ?? []).map(textOf).join('') : ''
}

function isElement(node: RichTextNode): node is RichTextElement {
  return typeof node === 'object' && 'tag' in node
}
