import { memo, useMemo } from 'react'
import { hasBreedSelect } from './rich-text-attributes.ts'
import type { RichTextFragment } from './rich-text.generated.ts'
import { BreedForm } from './rich-text-parts.ts'
import { scopeOf } from './rich-text-scope.ts'
import styles from './RichText.module.css'
import { RichTextNodes } from './RichTextNodes.tsx'

type RichTextProps = {
  /** Fragment `RichText` of a `Wysiwyg`. */
  content: RichTextFragment
  /** Level of the heading above the text: its headings start one below. Default: 1. */
  below?: number
  /** The text is the main content of its page and has its full width. */
  isPage?: boolean
  className?: string
}

/** Maps the tree of a text to components. Nothing is injected as HTML. */
export const RichText = memo(({ content, below = 1, isPage = false, className }: RichTextProps) => {
  // Parts that hydrate later must not get new props before.
  const scope = useMemo(() => scopeOf(content, below, isPage), [content, below, isPage])
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      {hasBreedSelect(content.childNodes) ? (
        <BreedForm content={content} below={below} />
      ) : (
        <RichTextNodes nodes={content.childNodes} scope={scope} />
      )}
    </div>
  )
})
