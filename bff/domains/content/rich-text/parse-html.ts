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

/**
 * Parses a fragment of HTML in one pass. Content of elements that are never shown (scripts, styles, frames) is left out here,
 * so that it counts for nothing later.
 */
export function parseHtml(html: string): ParsedNode[] {
  const root: ParsedNode[] = []
  const open: ParsedElement[] = []
  let dropped = 0
  let nodes = 0
  const parser: Parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (dropped > 0 || DROPPED_TAGS.has(tag) || (isInVideo() && !VIDEO_PARTS.has(tag))) {
          dropped += 1
          if (dropped > MAX_DEPTH) parser.pause()
          return
        }
        if (++nodes > MAX_NODES || open.length >= MAX_DEPTH) return parser.pause()
        const element: ParsedElement = { tag, attributes, children: [] }
        append(element)
        open.push(element)
      },
      ontext(text) {
        if (dropped > 0 || isInVideo()) return
        if (++nodes > MAX_NODES) return parser.pause()
        append(text)
      },
      onclosetag() {
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
