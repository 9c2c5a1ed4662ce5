import type { RichTextElement } from '../../../schema/rich-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Carousel } from './Carousel.tsx'
import { isElement, type RichTextScope } from './rich-text-scope.ts'
import styles from './Carousel.module.css'
import { RichTextBanner } from './RichTextBanner.tsx'
import { RichTextNodes } from './RichTextNodes.tsx'

type RichTextSliderProps = { element: RichTextElement; scope: RichTextScope }

/** Banners, one at a time. */
export default function RichTextSlider({ element, scope }: RichTextSliderProps) {
  const t = useTranslate()
  const slides = (element.children ?? []).filter(isElement)
  const isOpening = element === scope.opening
  return (
    <Carousel
      label={t('content.highlights')}
      interval={Number(element.attributes?.autoplay) || null}
      slides={slides.map((slide, index) => ({
        name: slide.attributes?.title,
        content: (
          <RichTextBanner
            element={slide}
            scope={{ ...scope, opening: isOpening && index === 0 ? slide : null }}
            className={styles.banner}
          >
            <RichTextNodes nodes={slide.children} scope={{ ...scope, isWide: false, opening: null }} />
          </RichTextBanner>
        ),
      }))}
    />
  )
}
