import { Parser } from 'htmlparser2'
import { BLOCK_TAGS, DROPPED_TAGS, VIDEO_PARTS, VIDEO_TAGS } from './allow-list.ts'

/** HTML as it was parsed: nothing of it is trusted. */
export type ParsedElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: ParsedNode[]
}

export type ParsedNode = string | ParsedElement

/** Bounds: what lies beyond is cut off. Far above what a page holds, low enough that no content can stall the server. */
const MAX_LENGTH = 1_000_000
const MAX_NODES = 20_000
const MAX_DEPTH = 100
const MAX_CSS = 200_000

/** What the parts of one text share: how many nodes it has had, and its style sheets, which Page Builder keeps its looks in. */
export type ParseContext = { nodes: number; css: string }

/**
 * Parses a fragment of HTML in one pass. Content of elements that are never shown (scripts, styles, frames) is left out here,
 * so that it counts for nothing later.
 */
export function parseHtml(html: string, context: ParseContext = { nodes: 0, css: '' }): ParsedNode[] {
  const root: ParsedNode[] = []
  const open: ParsedElement[] = []
  let dropped = 0
  let isStyle = false
  const parser: Parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (dropped > 0 || isDropped(tag, attributes) || (isInVideo() && !VIDEO_PARTS.has(tag))) {
          isStyle = dropped === 0 && tag === 'style'
          dropped += 1
          if (dropped > MAX_DEPTH) parser.pause()
          return
        }
        if (++context.nodes > MAX_NODES || open.length >= MAX_DEPTH) return parser.pause()
        const element: ParsedElement = { tag, attributes, children: [] }
        append(element)
        open.push(element)
      },
      ontext(text) {
        if (isStyle) context.css = (context.css + text).slice(0, MAX_CSS)
        if (dropped > 0 || isInVideo()) return
        if (++context.nodes > MAX_NODES) return parser.pause()
        append(text)
      },
      onclosetag() {
        isStyle = false
        if (dropped > 0) dropped -= 1
        else open.pop()
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  // A paused parser takes no more input: its stack of open elements stays shallow, which keeps every step cheap.
  parser.write(html.slice(0, MAX_LENGTH))
  return root

  function isInVideo(): boolean {
    return VIDEO_TAGS.has(open.at(-1)?.tag ?? '')
  }

  function append(node: ParsedNode): void {
    const siblings = open.at(-1)?.children ?? root
    const last = siblings.at(-1)
    if (typeof node === 'string' && typeof last === 'string') siblings[siblings.length - 1] = last + node
    else siblings.push(node)
  }
}

/** The button of a banner carries the words of its link. */
function isDropped(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return DROPPED_TAGS.has(tag) && !(tag === 'button' && attributes['data-element'] === 'button')
}

export function classesOf({ attributes }: ParsedElement): ReadonlySet<string> {
  return new Set((attributes['class'] ?? '').split(/\s+/).filter(Boolean))
}

/** The text of nodes and everything in them on one line; blocks and line breaks part words, other elements do not. */
export function textOf(nodes: readonly ParsedNode[]): string {
  const text = ({ tag, children }: ParsedElement): string =>
    tag === 'br' || BLOCK_TAGS.has(tag) ? ` ${joined(children)} ` : joined(children)
  const joined = (parts: readonly ParsedNode[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : text(part))).join('')
  return joined(nodes)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}

/** Every node below, in document order. */
export function* descendants(nodes: readonly ParsedNode[]): Generator<ParsedNode> {
  for (const node of nodes) {
    yield node
    if (typeof node !== 'string') yield* descendants(node.children)
  }
}

/** The first element below that fulfils a condition. */
export function findElement(
  nodes: readonly ParsedNode[],
  condition: (element: ParsedElement) => boolean,
): ParsedElement | undefined {
  for (const node of descendants(nodes)) if (typeof node !== 'string' && condition(node)) return node
  return undefined
}
