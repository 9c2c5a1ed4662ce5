import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Carousel.module.css'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Tolerance in pixels: scroll positions are fractions. */
const TOLERANCE = 2

/** Autoplay starts after hydration, when the stop button works. */
const onServer = () => true

type CarouselProps = {
  label: string
  slides: readonly { name?: string | undefined; content: ReactNode }[]
  /** Autoplay interval in ms; ignored with `prefers-reduced-motion`. */
  interval?: number | null
  /** Shows several slides side by side. */
  isList?: boolean
}

/** Scrollable regions must be focusable (WCAG 2.1.1); not all browsers do that. */
const SCROLLABLE = { tabIndex: 0 } as const

/**
 * A carousel (WAI-ARIA Authoring Practices): a row with scroll snapping, which works without scripts, and buttons to move it.
 * Autoplay can be stopped, and pauses on hover and focus (WCAG 2.2.2).
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
        {!isList && <span aria-hidden="true">{`${current + 1} / ${slides.length}`}</span>}
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

/** Moves a carousel. `interval` in ms, or null for no autoplay. */
function useCarousel(interval: number | null) {
  const view = useRef<HTMLElement>(null)
  const isHeld = useRef(false)
  const [current, setCurrent] = useState(0)
  const wantsStill = useSyncExternalStore(watchMotion, () => matchMedia(LESS_MOTION).matches, onServer)
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const isPlaying = interval !== null && (chosen ?? !wantsStill)

  useEffect(() => {
    if (!isPlaying || interval === null) return
    const timer = setInterval(() => {
      const hasFocus = view.current?.parentElement?.contains(document.activeElement)
      if (!hasFocus && !isHeld.current && !document.hidden) scrollOn(view.current, 1)
    }, interval)
    return () => clearInterval(timer)
  }, [isPlaying, interval])

  useEffect(() => {
    const box = view.current
    const follow = () => {
      if (box?.clientWidth) setCurrent(Math.round(box.scrollLeft / box.clientWidth))
    }
    box?.addEventListener('scroll', follow, { passive: true })
    return () => box?.removeEventListener('scroll', follow)
  }, [])

  const holding = (held: boolean) => () => void (isHeld.current = held)
  return {
    view,
    current,
    isPlaying,
    /** A manual move stops the autoplay. */
    move(direction: 1 | -1) {
      setPlaying(false)
      scrollOn(view.current, direction)
    },
    toggle: () => setPlaying(!isPlaying),
    hold: {
      onPointerEnter: holding(true),
      onPointerLeave: holding(false),
    },
  }
}

/** By one screen; the first follows the last. */
function scrollOn(box: HTMLElement | null, direction: 1 | -1): void {
  if (!box) return
  const { scrollLeft, clientWidth, scrollWidth } = box
  const end = scrollWidth - clientWidth
  const isAtEnd = direction === 1 ? scrollLeft >= end - TOLERANCE : scrollLeft <= TOLERANCE
  const other = direction === 1 ? 0 : end
  box.scrollTo({ left: isAtEnd ? other : scrollLeft + direction * clientWidth })
}

function watchMotion(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
