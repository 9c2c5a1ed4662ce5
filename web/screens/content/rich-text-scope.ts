import type { RichTextElement } from '../../../schema/rich-text.ts'
import { headingLevels } from './rich-text-headings.ts'
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

/** The start of a text below a heading of level `below`. */
export function scopeOf({ childNodes, data }: RichTextFragment, below: number): RichTextScope {
  return {
    below,
    headings: headingLevels(childNodes, below),
    columns: 1,
    data: new Map(data.map((entry) => [entry.dataId, entry])),
    overrides: new Map(),
  }
}
