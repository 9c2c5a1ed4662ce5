import type { RichTextNode } from '../../../schema/rich-text.ts'

/** Characters of text in a rich text's tree. */
export function textLength(nodes: readonly RichTextNode[]): number {
  return nodes.reduce((sum, node) => sum + lengthOf(node), 0)
}

function lengthOf(node: RichTextNode): number {
  if (typeof node === 'string') return node.length
  return 'dataId' in node ? 0 : textLength(node.children ?? [])
}

/**
 * What to add to a text's heading levels so that its highest one comes right below a heading of `level`: editors start at
 * h1, h2 or h3 as they like, and screen readers want no gap.
 */
export function headingOffsetBelow(level: number, nodes: readonly RichTextNode[]): number {
  const highest = Math.min(...headingLevels(nodes))
  return Number.isFinite(highest) ? level + 1 - highest : 0
}

function headingLevels(nodes: readonly RichTextNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || 'dataId' in node) return []
    const level = /^h([1-6])$/.exec(node.tag)?.[1]
    return level ? [Number(level)] : headingLevels(node.children ?? [])
  })
}
