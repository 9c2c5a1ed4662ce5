import type { RichTextElement } from '../../../schema/rich-text.ts'
import type { RichTextFragment } from './rich-text.generated.ts'

export type RichTextData = RichTextFragment['data'][number]

/** What the nodes of one rich text share while they are rendered. */
export type RichTextScope = {
  /** Level of the heading the text stands under. */
  below: number
  /** Level of each heading of the text. */
  headings: ReadonlyMap<RichTextElement, number>
  /** Columns beside each other at this place: how wide a picture can get. */
  columns: number
  data: ReadonlyMap<string, RichTextData>
  /** What some elements show instead of what the text says. */
  overrides: ReadonlyMap<RichTextElement, RichTextOverride>
}

export type RichTextOverride = { props?: Record<string, unknown>; text?: string }

export const NO_OVERRIDES: RichTextScope['overrides'] = new Map()
