import { type ChangeEvent, useState } from 'react'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { isBreedSelect } from './rich-text-attributes.ts'
import { type RichTextOverride, scopeOf } from './rich-text-scope.ts'
import type { RichTextFragment } from './rich-text.generated.ts'
import { RichTextNodes } from './RichTextNodes.tsx'

const isResult = ({ tag, attributes = {} }: RichTextElement) =>
  tag === 'output' || [attributes.id, attributes.name].some((text) => /r[eé]sult/i.test(text ?? ''))

type BreedFormProps = { content: RichTextFragment; below: number }

/** The form of breed formulas: the value of the chosen option is shown as the result, and the result block becomes visible. */
export default function BreedForm({ content, below }: BreedFormProps) {
  const announce = useAnnounce()
  const [chosen, setChosen] = useState('')
  const { childNodes } = content
  const scope = scopeOf(content, below)
  const parts = findBreedForm(childNodes)
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
    // Screen readers do not announce an <output> that was hidden before.
    [result, { props: { ...(result === block && visibility), 'aria-live': 'off' }, text: chosen }],
  ])
  return <RichTextNodes nodes={childNodes} scope={{ ...scope, overrides }} />
}

/** Where the form of breed formulas shows the result. */
type BreedFormParts = {
  select: RichTextElement
  /** Takes the chosen option's value. */
  result: RichTextElement
  /** Becomes visible; may be the result itself. */
  block: RichTextElement
}

/**
 * Finds the parts of a breed form, or null where the text has none. Editors write this markup by hand, so the rules are tolerant:
 * a part of the result is an `<output>`, or an element whose id or name contains «result»; the outermost is the block, the innermost
 * in it takes the value. They are searched in the select's form, or else in the whole text.
 */
export function findBreedForm(nodes: readonly RichTextNode[]): BreedFormParts | null {
  const path = pathTo(nodes, isBreedSelect)
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
