import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import { BLOCK_TAGS } from './allow-list.ts'

/** Creates an element without meaningless members. */
export function shaped(tag: string, attributes: Record<string, string>, children: RichTextNode[]): RichTextElement {
  const content = tag === 'pre' ? children : trimmed(children, BLOCK_TAGS.has(tag))
  return {
    tag,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(content.length > 0 && { children: content }),
  }
}

export function isBlockOnly(nodes: readonly RichTextNode[]): boolean {
  return nodes.every((node) => node === ' ' || isBlock(node))
}

function isBlock(node: RichTextNode): boolean {
  return typeof node !== 'string' && ('dataId' in node || BLOCK_TAGS.has(node.tag))
}

/** Removes insignificant white space: beside blocks, and at both ends of a block. */
export function trimmed(nodes: readonly RichTextNode[], inBlock: boolean): RichTextNode[] {
  const result: RichTextNode[] = []
  nodes.forEach((node, index) => {
    if (typeof node !== 'string') return result.push(node)
    const before = nodes[index - 1]
    const after = nodes[index + 1]
    let text = node
    if (before === undefined ? inBlock : isBlock(before)) text = text.replace(/^ /, '')
    if (after === undefined ? inBlock : isBlock(after)) text = text.replace(/ $/, '')
    if (text) result.push(text)
  })
  return result
}
