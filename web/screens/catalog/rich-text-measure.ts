import type { RichTextNode } from '../../../schema/rich-text.ts'

/** Characters of text in a rich text's tree. */
export function textLength(nodes: readonly RichTextNode[]): number {
  return nodes.reduce((sum, node) => sum + lengthOf(node), 0)
}

function lengthOf(node: RichTextNode): number {
  if (typeof node === 'string') return node.length
  return 'dataId' in node ? 0 : textLength(node.children ?? [])
}
