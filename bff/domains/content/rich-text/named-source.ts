import type { RichTextNode } from '../../../../schema/rich-text.ts'
import type { RichTextModel } from '../rich-text-model.ts'

/** Source of an editor's text: a CMS block or page, by its identifier. */
export type TextSource = { type: 'BLOCK' | 'PAGE'; id: string }

/**
 * Marks every element with its source (`data-source`) for contributors, because screens split texts and show the parts
 * in several places. Nodes outside any element are wrapped in one.
 */
export function withSource({ childNodes, data }: RichTextModel, { type, id }: TextSource): RichTextModel {
  const source = { 'data-source': `${type}:${id}` }
  return { childNodes: childNodes.map((node) => named(boxed(node))), data }

  function named(node: RichTextNode): RichTextNode {
    if (typeof node === 'string' || 'dataId' in node) return node
    const { tag, attributes, children } = node
    return { tag, attributes: { ...attributes, ...source }, ...(children && { children: children.map(named) }) }
  }
}

function boxed(node: RichTextNode): RichTextNode {
  if (typeof node === 'string') return node.trim() ? { tag: 'span', children: [node] } : node
  return 'dataId' in node ? { tag: 'div', children: [node] } : node
}
