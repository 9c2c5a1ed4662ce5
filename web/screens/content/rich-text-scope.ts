import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import type { RichTextFragment } from './rich-text.generated.ts'

export type RichTextData = RichTextFragment['data'][number]

/** What the nodes of one rich text share while they are rendered. */
export type RichTextScope = {
  /** Level of the heading the text stands under. */
  below: number
  /** Level of each heading of the text. */
  headings: ReadonlyMap<RichTextElement, number>
  /** Columns beside each other at this place: how wide a picture can get. */
  columns: number
  /** Whether rows may reach from edge to edge of the screen here. */
  isWide: boolean
  /** What is seen first: its picture loads at once. */
  opening: RichTextElement | null
  /** Ids that elements of the text have, as its editor wrote them. */
  ids: ReadonlySet<string>
  data: ReadonlyMap<string, RichTextData>
  /** What some elements show instead of what the text says. */
  overrides: ReadonlyMap<RichTextElement, RichTextOverride>
}

export type RichTextOverride = { props?: Record<string, unknown>; text?: string }

/** The start of a text below a heading of level `below`; `isPage`: it is what its page is about, and as wide. */
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
 * The level each heading of a text is shown at, below a heading of level `below`: editors start at h1, h2 or h3 as they like and
 * leave levels out, and screen readers want no gap. Headings of one level under the same heading stay alike. Level 6 is the last.
 */
function headingLevels(nodes: readonly RichTextNode[], below: number): ReadonlyMap<RichTextElement, number> {
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
