import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './Carousel.module.css'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  label: string
  slides: readonly { name?: string | undefined; content: ReactNode }[]
  /** Moves on by itself, in ms; not for those who want less motion. */
  interval?: number | null
  /** Several slides beside each other; else one at a time. */
  isList?: boolean
}

/** What scrolls must be reachable by keyboard, in browsers that do not see to it themselves. */
const SCROLLABLE = { tabIndex: 0 } as const

/**
 * A carousel (WAI-ARIA Authoring Practices): a row that scrolls and snaps by itself, so that it works without scripts, and buttons to move it.
 * What moves by itself can be stopped, and waits while it is pointed at or has the focus.
 */
export function Carousel({ label, slides, interval = null, isList = false }: CarouselProps) {
  const t = useTranslate()
  const { view, current, isPlaying, move, toggle, hold } = useCarousel(interval)
  const Row = isList ? 'ul' : 'div'
  const Slide = isList ? 'li' : 'div'
  return (
    <section className={styles.carousel} aria-roledescription={t('content.carousel')} aria-label={label} {...hold}>
      <div className={styles.controls}>
        {interval !== null && (
          <button
            type="button"
            className={styles.control}
            aria-label={t(isPlaying ? 'content.pause' : 'content.play')}
            onClick={toggle}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d={isPlaying ? 'M8 5v14M16 5v14' : 'M8 5v14l11-7z'}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          </button>
        )}
        <button type="button" className={styles.control} aria-label={t('content.previous')} onClick={() => move(-1)}>
          <Icon name="chevron-left" />
        </button>
        {!isList && (
          <span aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
        )}
        <button type="button" className={styles.control} aria-label={t('content.next')} onClick={() => move(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
      <Row
        ref={view as never}
        className={classNames(styles.view, isList ? styles.list : styles.single)}
        aria-live={isPlaying ? 'off' : isList ? undefined : 'polite'}
        {...SCROLLABLE}
      >
        {slides.map(({ name, content }, index) => (
          <Slide
            key={index}
            {...(!isList && {
              role: 'group',
              'aria-roledescription': t('content.slide'),
              'aria-label': t('content.slideOf', { index: index + 1, count: slides.length, name: name ?? '' }).trim(),
            })}
          >
            {content}
          </Slide>
        ))}
      </Row>
    </section>
  )
}
