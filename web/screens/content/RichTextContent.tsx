import { useMemo } from 'react'
import { hasRaceSelect } from './rich-text-attributes.ts'
import styles from './RichText.module.css'
import type { RichTextFragment } from './rich-text.generated.ts'
import { RaceForm } from './rich-text-parts.ts'
import { scopeOf } from './rich-text-scope.ts'
import { RichTextNodes } from './RichTextNodes.tsx'

export type RichTextProps = {
  /** Fragment `RichText` of a `Wysiwyg`. */
  content: RichTextFragment
  /** Level of the heading it stands under: its own headings begin one below. Default: the page's h1. */
  below?: number
  /** It is what its page is about, and as wide as that. */
  isPage?: boolean
  className?: string
}

/** The text's tree, mapped to components, element by element; nothing is injected as HTML. */
export default function RichTextContent({ content, below = 1, isPage = false, className }: RichTextProps) {
  // The same as long as the text is: parts that hydrate later must not get new props before.
  const scope = useMemo(() => scopeOf(content, below, isPage), [content, below, isPage])
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      {hasRaceSelect(content.childNodes) ? (
        <RaceForm content={content} below={below} />
      ) : (
        <RichTextNodes nodes={content.childNodes} scope={scope} />
      )}
    </div>
  )
}
