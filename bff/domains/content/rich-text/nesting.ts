import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import { BLOCK_TAGS } from './allow-list.ts'

/** Ancestors of an element that restrict its nesting. */
type Place = { parent: string; inLink: boolean; inForm: boolean; inHeading: boolean }

const TOP: Place = { parent: 'div', inLink: false, inForm: false, inHeading: false }

/** Elements that a part of a table may contain, and the wrapper for any other child. */
const TABLE_PARTS: Readonly<Record<string, { holds: readonly string[]; box: string }>> = {
  table: { holds: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'], box: 'tbody' },
  thead: { holds: ['tr'], box: 'tr' },
  tbody: { holds: ['tr'], box: 'tr' },
  tfoot: { holds: ['tr'], box: 'tr' },
  tr: { holds: ['td', 'th'], box: 'td' },
}
const HOMES: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  colgroup: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  col: ['colgroup'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
}
const HEADING = /^h[1-6]$/

/**
 * Nests the tree as the HTML parser would (HTML standard, tree construction), which moves and closes misplaced
 * elements. So the server's markup matches what the client expects at hydration.
 */
export function wellNested(nodes: readonly RichTextNode[], place: Place = TOP): RichTextNode[] {
  return boxed(nodes, place.parent).flatMap((node) => (isElement(node) ? settled(node, place) : [node]))
}

function settled(element: RichTextElement, place: Place): RichTextNode[] {
  const { attributes, children = [] } = element
  const tag = tagIn(element, place)
  if (tag === null) {
    // A removed block still separates words.
    const content = wellNested(children, place)
    return BLOCK_TAGS.has(element.tag) ? [' ', ...content] : content
  }
  const inside: Place = {
    parent: tag,
    inLink: place.inLink || tag === 'a' || (tag === 'banner' && Boolean(attributes?.['href'])),
    inForm: place.inForm || tag === 'form',
    inHeading: place.inHeading || HEADING.test(tag),
  }
  const content = tag === 'select' ? children.filter(isOption) : wellNested(children, inside)
  return [{ tag, ...(attributes && { attributes }), ...(content.length > 0 && { children: content }) }]
}

/** Tag of an element at its place; null where only its content can remain. */
function tagIn({ tag, children = [] }: RichTextElement, { parent, inLink, inForm, inHeading }: Place): string | null {
  if (tag === 'a' && inLink && parent !== 'banner') return null
  if ((tag === 'form' && inForm) || (inHeading && BLOCK_TAGS.has(tag) && tag !== 'video')) return null
  const homes = HOMES[tag]
  if (homes && !homes.includes(parent)) return tag === 'col' ? null : 'div'
  return (tag === 'p' || tag === 'span') && !inHeading && children.some(hasBlock) ? 'div' : tag
}

/** Wraps children of a table's parts as a browser would. */
function boxed(nodes: readonly RichTextNode[], parent: string): readonly RichTextNode[] {
  const part = TABLE_PARTS[parent]
  if (!part) return nodes
  const result: RichTextNode[] = []
  let box: { tag: string; children: RichTextNode[] } | null = null
  for (const node of nodes) {
    if (typeof node === 'string' && !node.trim()) continue
    if (isElement(node) && part.holds.includes(node.tag)) {
      result.push(node)
      box = null
      continue
    }
    const tag = isElement(node) && node.tag === 'col' ? 'colgroup' : part.box
    if (!box || box.tag !== tag) {
      box = { tag, children: [] }
      result.push(box)
    }
    box.children.push(node)
  }
  return result
}

function hasBlock(node: RichTextNode): boolean {
  if (typeof node === 'string') return false
  if ('dataId' in node) return true
  return node.tag === 'video' ? false : BLOCK_TAGS.has(node.tag) || (node.children ?? []).some(hasBlock)
}

function isOption(node: RichTextNode): boolean {
  return isElement(node) && /^(option|optgroup|hr)$/.test(node.tag)
}

function isElement(node: RichTextNode): node is RichTextElement {
  return typeof node === 'object' && 'tag' in node
}
