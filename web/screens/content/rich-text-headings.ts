import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'

/**
 * The level each heading of a text is shown at, below a heading of level `below`: editors start at h1, h2 or h3 as they like and
 * leave levels out, and screen readers want no gap. Headings of one level under the same heading stay alike. Level 6 is the last.
 */
export function headingLevels(nodes: readonly RichTextNode[], below: number): ReadonlyMap<RichTextElement, number> {
  const levels = new Map<RichTextElement, number>()
  /** The editor's levels of the headings that the current one stands under, outermost first. */
  const above: number[] = []
  for (const { element, level } of headingsOf(nodes)) {
    while (above.length > 0 && (above.at(-1) ?? 0) >= level) above.pop()
    levels.set(element, Math.min(below + above.length + 1, 6))
    above.push(level)
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
