import { type ChangeEvent, useState } from 'react'
import type { RichTextElement } from '../../../schema/rich-text.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { findRaceForm } from './race-form.ts'
import type { RichTextFragment } from './rich-text.generated.ts'
import { type RichTextOverride, scopeOf } from './rich-text-scope.ts'
import { RichTextNodes } from './RichTextNodes.tsx'

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
