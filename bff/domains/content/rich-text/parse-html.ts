import { Parser } from 'htmlparser2'
import { BLOCK_TAGS, DROPPED_TAGS, VIDEO_PARTS, VIDEO_TAGS } from './allow-list.ts'

/** An element of parsed HTML. Nothing in it is trusted. */
export type ParsedElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: ParsedNode[]
}

export type ParsedNode = string | ParsedElement

/**
 * Bounds beyond which content is cut off. They are far above what a page contains, and low enough that no content can
 * stall the server.
 */
const MAX_LENGTH = 1_000_000
const MAX_NODES = 20_000
const MAX_DEPTH = 100
const MAX_CSS = 200_000

/**
 * State shared by the parts of one text: its node count, and its style sheets, where Page Builder stores its styles.
 */
export type ParseContext = { nodes: number; css: string }

/**
 * Parses a fragment of HTML in one pass. It skips the content of elements that are never shown (scripts, styles,
 * frames), so that this content has no effect later.
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
  // A paused parser accepts no more input. Its stack of open elements therefore stays shallow, which keeps every step
  // cheap.
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

/** The button of a banner contains the text of the banner's link, so it is preserved. */
function isDropped(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return DROPPED_TAGS.has(tag) && !(tag === 'button' && attributes['data-element'] === 'button')
}

export function classesOf({ attributes }: ParsedElement): ReadonlySet<string> {
  return new Set((attributes['class'] ?? '').split(/\s+/).filter(Boolean))
}

/** Text of nodes and their descendants on one line. Only blocks and line breaks separate words. */
export function textOf(nodes: readonly ParsedNode[]): string {
  const text = ({ tag, children }: ParsedElement): string =>
    tag === 'br' || BLOCK_TAGS.has(tag) ? ` ${joined(children)} ` : joined(children)
  const joined = (parts: readonly ParsedNode[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : text(part))).join('')
  return joined(nodes)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}

/** Every descendant, in document order. */
export function* descendants(nodes: readonly ParsedNode[]): Generator<ParsedNode> {
  for (const node of nodes) {
    yield node
    if (typeof node !== 'string') yield* descendants(node.children)
  }
}

/** First descendant element that fulfils a condition. */
export function findElement(
  nodes: readonly ParsedNode[],
  condition: (element: ParsedElement) => boolean,
): ParsedElement | undefined {
  for (const node of descendants(nodes)) if (typeof node !== 'string' && condition(node)) return node
  return undefined
}
