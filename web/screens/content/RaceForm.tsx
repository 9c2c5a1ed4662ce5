import { type ChangeEvent, type ReactNode, useState } from 'react'
import type { RichTextElement } from '../../../schema/rich-text.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import type { RaceFormParts } from './race-form.ts'
import type { RichTextOverride, RichTextScope } from './rich-text-scope.ts'

type RaceFormProps = {
  parts: RaceFormParts
  /** Renders the text with what the form changes in it. */
  children: (overrides: RichTextScope['overrides']) => ReactNode
}

/** The choice of a race: the value of the chosen option is shown as the result, and the result block becomes visible (spec §2). */
export function RaceForm({ parts: { select, block, result }, children }: RaceFormProps) {
  const announce = useAnnounce()
  const [chosen, setChosen] = useState('')

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
  return children(overrides)
}
