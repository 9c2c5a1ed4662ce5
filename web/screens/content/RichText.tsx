import { RaceForm } from './RaceForm.tsx'
import { findRaceForm } from './race-form.ts'
import styles from './RichText.module.css'
import { headingLevels } from './rich-text-headings.ts'
import type { RichTextFragment } from './rich-text.generated.ts'
import { NO_OVERRIDES, type RichTextScope } from './rich-text-scope.ts'
import { RichTextNodes } from './RichTextNodes.tsx'

type RichTextProps = {
  /** Fragment `RichText` of a `Wysiwyg`. */
  content: RichTextFragment
  /** Level of the heading it stands under: its own headings begin one below. Default: the page's h1. */
  below?: number
  className?: string
}

/** An editor's text: its tree mapped to components, element by element; nothing is injected as HTML. */
export function RichText({ content, below = 1, className }: RichTextProps) {
  const { childNodes } = content
  const scope: RichTextScope = {
    below,
    headings: headingLevels(childNodes, below),
    columns: 1,
    data: new Map(content.data.map((entry) => [entry.dataId, entry])),
    overrides: NO_OVERRIDES,
  }
  const raceForm = findRaceForm(childNodes)
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      {raceForm ? (
        <RaceForm parts={raceForm}>
          {(overrides) => <RichTextNodes nodes={childNodes} scope={{ ...scope, overrides }} />}
        </RaceForm>
      ) : (
        <RichTextNodes nodes={childNodes} scope={scope} />
      )}
    </div>
  )
}
