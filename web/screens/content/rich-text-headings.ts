import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'

/**
 * The level each heading of a text is shown at, below a heading of level `below`: editors start at h1, h2 or h3 as they like and
 * leave levels out, and screen readers want no gap. Level 6 is the last.
 */
export function headingLevels(nodes: readonly RichTextNode[], below: number): ReadonlyMap<RichTextElement, number> {
  const headings = headingsOf(nodes)
  const highest = Math.min(...headings.map(({ level }) => level))
  const levels = new Map<RichTextElement, number>()
  let previous = below
  for (const { element, level } of headings) {
    previous = Math.min(below + 1 + level - highest, previous + 1, 6)
    levels.set(element, previous)
  }
  return levels
}

/** In the order of the text, with the levels the editor gave. */
function headingsOf(nodes: readonly RichTextNode[]): { element: RichTextElement; level: number }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || 'dataId' in node) return []
    const level = /^h([1-6])$/.exec(node.tag)?.[1]
    return level ? [{ element: node, level: Number(level) }] : headingsOf(node.children ?? [])
  })
}
