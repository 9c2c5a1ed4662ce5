import type { ReactNode } from 'react'
import type { BoxAttributes } from '../../../schema/rich-text.ts'
import type { ImagePresetName } from '../../../schema/image-presets.ts'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/Image.tsx'
import styles from './RichTextBox.module.css'

type RichTextBoxProps = {
  attributes: BoxAttributes
  /** Number of boxes side by side here. */
  columns: number
  /** In the first view. */
  isOpening?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A box of Page Builder with its background; further props go to the element. A colour is an SVG attribute, since the content
 * security policy forbids inline styles.
 */
export function RichTextBox({ attributes, columns, isOpening, className, children, ...props }: RichTextBoxProps) {
  const { image, 'image-narrow': narrow, fit, color, tone, height, align, place } = attributes
  return (
    <div
      {...props}
      className={classNames(
        styles.box,
        color && styles.colored,
        image && styles.pictured,
        tone === 'dark' && styles.dark,
        height && styles[`height${height}`],
        align && styles[align],
        place && styles[`${place}Place`],
        className,
      )}
    >
      {color && (
        <svg className={styles.behind} aria-hidden="true">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      {image && (
        <Image
          path={image}
          narrowPath={narrow}
          alt=""
          {...fitting(columns, fit)}
          priority={isOpening}
          className={classNames(styles.behind, fit && styles.whole)}
        />
      )}
      {children && <div className={styles.inside}>{children}</div>}
    </div>
  )
}

/** The smallest preset that fills the box. */
function fitting(columns: number, fit: BoxAttributes['fit']): { preset: ImagePresetName; sizes: string } {
  if (columns >= 3) return { preset: 'contentThird', sizes: '(min-width: 48rem) 27rem, 100vw' }
  if (columns === 2) return { preset: 'contentHalf', sizes: '(min-width: 48rem) 41rem, 100vw' }
  return { preset: fit ? 'contentFull' : 'homepageBgImage', sizes: '100vw' }
}
