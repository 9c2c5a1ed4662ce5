import { contentPreset } from '../../../schema/image-presets.ts'
import { Image, type ImageProps } from '../../ui/Image.tsx'
import styles from './RichText.module.css'

type RichTextImageProps = {
  attributes: Readonly<Record<string, string>>
  /** Columns beside each other where it stands. */
  columns: number
}

/** A picture of the text: a media path goes through resized-images, an absolute https address stays as it is. */
export function RichTextImage({
  attributes: { src, alt = '', width, height, 'src-narrow': narrow },
  columns,
}: RichTextImageProps) {
  if (!src) return null
  const size = { width: pixels(width), height: pixels(height) }
  if (/^https:\/\//i.test(src)) {
    return <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
  }
  const preset = contentPreset(size.width, size.height)
  if (preset) return <Image path={src} alt={alt} preset={preset} />
  const ratio = size.width && size.height && size.height / size.width
  return <Image path={src} narrowPath={narrow} alt={alt} ratio={ratio} {...fitting(size.width, columns)} />
}

function pixels(text: string | undefined): number | undefined {
  return text && /^\d{1,4}(px)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}

type Fitting = Pick<ImageProps, 'preset' | 'sizes' | 'className'>

/** The smallest preset that fills the place: the width that the editor gave, or the column's. */
function fitting(width: number | undefined, columns: number): Fitting {
  if (width && width <= 64) return { preset: 'contentIcon', sizes: '64px', className: styles.icon }
  if (width && width <= 400) return { preset: 'contentThird', sizes: `${width}px`, className: styles.third }
  if (columns >= 3) return { preset: 'contentThird', sizes: '(min-width: 48rem) 27rem, 40vw' }
  if (width && width <= 600)
    return { preset: 'contentHalf', sizes: `(min-width: ${width}px) ${width}px, 100vw`, className: styles.half }
  if (columns === 2) return { preset: 'contentHalf', sizes: '(min-width: 48rem) 41rem, 100vw' }
  return { preset: 'contentFull', sizes: '(min-width: 75rem) 75rem, 100vw' }
}
