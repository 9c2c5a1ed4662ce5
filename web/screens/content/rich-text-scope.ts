import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import type { RichTextFragment } from './rich-text.generated.ts'

export type RichTextData = RichTextFragment['data'][number]

/** What the nodes of one rich text share while they are rendered. */
export type RichTextScope = {
  /** Level of the heading above the text. */
  below: number
  /** Level of each heading of the text. */
  headings: ReadonlyMap<RichTextElement, number>
  /** Number of columns here, which limits the width of pictures. */
  columns: number
  /** Whether rows may take the full width of the screen here. */
  isWide: boolean
  /** In the first view: its picture loads at once. */
  opening: RichTextElement | null
  /** Ids of the text's elements, as written by its editor. */
  ids: ReadonlySet<string>
  data: ReadonlyMap<string, RichTextData>
  /** Components that replace elements of the text. */
  overrides: ReadonlyMap<RichTextElement, RichTextOverride>
}

export type RichTextOverride = { props?: Record<string, unknown>; text?: string }

/** The start of a text below a heading of level `below`; `isPage`: the main content of its page, at full width. */
export function scopeOf({ childNodes, data }: RichTextFragment, below: number, isPage = false): RichTextScope {
  const [first] = childNodes
  return {
    below,
    headings: headingLevels(childNodes, below),
    columns: 1,
    isWide: isPage,
    opening: isPage && isElement(first) ? first : null,
    ids: new Set(idsOf(childNodes)),
    data: new Map(data.map((entry) => [entry.dataId, entry])),
    overrides: new Map(),
  }
}

export function isElement(node: RichTextNode | undefined): node is RichTextElement {
  return typeof node === 'object' && 'tag' in node
}

function idsOf(nodes: readonly RichTextNode[]): string[] {
  return nodes.flatMap((node) =>
    isElement(node) ? [...(node.attributes?.id ? [node.attributes.id] : []), ...idsOf(node.children ?? [])] : [],
  )
}

/**
 * The level each heading of a text is shown at, below a heading of level `below`: editors start at h1, h2 or h3 and
 * skip levels, while the levels on the page must have no gap. Headings of one level under the same heading stay on one level. The last is 6.
 */
function headingLevels(nodes: readonly RichTextNode[], below: number): ReadonlyMap<RichTextElement, number> {
  const levels = new Map<RichTextElement, number>()
  /** The editor's levels of the enclosing headings, outermost first. */
  const above: number[] = []
  for (const { element, level } of headingsOf(nodes)) {
    while (above.length > 0 && (above.at(-1) ?? 0) >= level) above.pop()
    levels.set(element, Math.min(below + above.length + 1, 6))
    above.push(level)
  }
  return levels
}

/** In document order, with the editor's levels. */
function headingsOf(nodes: readonly RichTextNode[]): { element: RichTextElement; level: number }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || 'dataId' in node) return []
    const level = /^h([1-6])$/.exec(node.tag)?.[1]
    return level ? [{ element: node, level: Number(level) }] : headingsOf(node.children ?? [])
  })
}
