import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { isRaceSelect } from './race-select.ts'

/** Where the form of race formulas shows what was chosen. */
export type RaceFormParts = {
  select: RichTextElement
  /** Takes the chosen option's value. */
  result: RichTextElement
  /** Becomes visible; may be the result itself. */
  block: RichTextElement
}

/**
 * Finds the parts of a race form, or null where the text has none. Editors write this markup by hand, so it is read tolerantly:
 * a part of the result is an `<output>`, or an element whose id or name speaks of a result; the outermost is the block, the innermost
 * in it takes the value. They are looked for in the drop-down's form, or else in the whole text.
 */
export function findRaceForm(nodes: readonly RichTextNode[]): RaceFormParts | null {
  const path = pathTo(nodes, isRaceSelect)
  const select = path?.at(-1)
  if (!path || !select) return null
  const form = path.findLast(({ tag }) => tag === 'form')
  const block = (form && findElement(form.children, isResult)) ?? findElement(nodes, isResult)
  return block && { select, block, result: innermost(block) }
}

const isResult = ({ tag, attributes = {} }: RichTextElement) =>
  tag === 'output' || [attributes.id, attributes.name].some((text) => /r[eé]sult/i.test(text ?? ''))

function innermost(element: RichTextElement): RichTextElement {
  const inner = findElement(element.children, isResult)
  return inner ? innermost(inner) : element
}

type Matches = (element: RichTextElement) => boolean

function findElement(nodes: readonly RichTextNode[] | undefined, matches: Matches): RichTextElement | null {
  return pathTo(nodes, matches)?.at(-1) ?? null
}

/** The first match in document order, with the elements around it, outermost first. */
function pathTo(nodes: readonly RichTextNode[] = [], matches: Matches): RichTextElement[] | null {
  for (const node of nodes) {
    if (typeof node === 'string' || 'dataId' in node) continue
    if (matches(node)) return [node]
    const below = pathTo(node.children, matches)
    if (below) return [node, ...below]
  }
  return null
}
