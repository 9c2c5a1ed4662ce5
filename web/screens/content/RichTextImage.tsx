import type { ImagePresetName } from '../../../schema/image-presets.ts'
import { Image } from '../../ui/Image.tsx'

type RichTextImageProps = {
  attributes: Readonly<Record<string, string>>
  /** Columns beside each other where it stands. */
  columns: number
}

/** A picture of the text: a media path goes through resized-images, an absolute https address stays as it is. */
export function RichTextImage({ attributes: { src, alt = '', width, height }, columns }: RichTextImageProps) {
  if (!src) return null
  if (/^https:\/\//i.test(src)) {
    return <img src={src} alt={alt} width={pixels(width)} height={pixels(height)} loading="lazy" decoding="async" />
  }
  const { preset, sizes } = fitting(pixels(width), columns)
  return <Image path={src} alt={alt} preset={preset} sizes={sizes} />
}

function pixels(text: string | undefined): number | undefined {
  return text && /^\d{1,4}(px)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}

/** The smallest preset that fills the place. */
function fitting(width: number | undefined, columns: number): { preset: ImagePresetName; sizes: string } {
  if (width && width <= 64) return { preset: 'contentIcon', sizes: '64px' }
  if (columns >= 3 || (width && width <= 400))
    return { preset: 'contentThird', sizes: '(min-width: 48rem) 25rem, 100vw' }
  if (columns === 2 || (width && width <= 600))
    return { preset: 'contentHalf', sizes: '(min-width: 48rem) 37.5rem, 100vw' }
  return { preset: 'contentFull', sizes: '(min-width: 75rem) 75rem, 100vw' }
}
