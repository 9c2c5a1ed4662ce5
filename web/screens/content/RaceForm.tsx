import { type ChangeEvent, type ReactNode, useState } from 'react'
import type { RichTextElement } from '../../../schema/rich-text.ts'
import type { RaceFormParts } from './race-form.ts'
import type { RichTextOverride, RichTextScope } from './rich-text-scope.ts'

type RaceFormProps = {
  parts: RaceFormParts
  /** Renders the text with what the form changes in it. */
  children: (overrides: RichTextScope['overrides']) => ReactNode
}

/** The choice of a race: the value of the chosen option is shown as the result, and the result block becomes visible (spec §2). */
export function RaceForm({ parts: { select, block, result }, children }: RaceFormProps) {
  const [chosen, setChosen] = useState('')
  const overrides = new Map<RichTextElement, RichTextOverride>()
  overrides.set(select, {
    props: { onChange: (event: ChangeEvent<HTMLSelectElement>) => setChosen(event.currentTarget.value) },
  })
  overrides.set(block, { props: { hidden: chosen === '', 'aria-live': 'polite' } })
  overrides.set(result, { props: overrides.get(result)?.props, text: chosen })
  return children(overrides)
}
