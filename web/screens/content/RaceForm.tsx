import { type ChangeEvent, useState } from 'react'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { isRaceSelect } from './rich-text-attributes.ts'
import { type RichTextOverride, scopeOf } from './rich-text-scope.ts'
import type { RichTextFragment } from './rich-text.generated.ts'
import { RichTextNodes } from './RichTextNodes.tsx'

const isResult = ({ tag, attributes = {} }: RichTextElement) =>
  tag === 'output' || [attributes.id, attributes.name].some((text) => /r[eé]sult/i.test(text ?? ''))

type RaceFormProps = { content: RichTextFragment; below: number }

/** The choice of a race: the value of the chosen option is shown as the result, and the result block becomes visible (spec §2). */
export default function RaceForm({ content, below }: RaceFormProps) {
  const announce = useAnnounce()
  const [chosen, setChosen] = useState('')
  const { childNodes } = content
  const scope = scopeOf(content, below)
  const parts = findRaceForm(childNodes)
  if (!parts) return <RichTextNodes nodes={childNodes} scope={scope} />

  const { select, block, result } = parts
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    setChosen(event.currentTarget.value)
    announce(event.currentTarget.value)
  }
  const visibility = { hidden: chosen === '' }
  const overrides = new Map<RichTextElement, RichTextOverride>([
    [select, { props: { onChange: choose } }],
    [block, { props: visibility }],
    // An <output> would be read by itself, but not the first time: it was hidden until then.
    [result, { props: { ...(result === block && visibility), 'aria-live': 'off' }, text: chosen }],
  ])
  return <RichTextNodes nodes={childNodes} scope={{ ...scope, overrides }} />
}

/** Where the form of race formulas shows what was chosen. */
type RaceFormParts = {
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
