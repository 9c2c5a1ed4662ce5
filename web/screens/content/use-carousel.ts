import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
/** A scroll position may be a fraction off. */
const TOLERANCE = 2

/** What moves a carousel. `interval` in ms, or null for one that never moves by itself. */
export function useCarousel(interval: number | null) {
  const view = useRef<HTMLElement>(null)
  const isHeld = useRef(false)
  const [current, setCurrent] = useState(0)
  const wantsStill = useSyncExternalStore(watchMotion, () => matchMedia(LESS_MOTION).matches, whatServerTakes)
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const isPlaying = interval !== null && (chosen ?? !wantsStill)

  useEffect(() => {
    if (!isPlaying || interval === null) return
    const timer = setInterval(() => {
      if (!isHeld.current && !document.hidden) scrollOn(view.current, 1)
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
    /** Who moves it by hand wants it to stay there. */
    move(direction: 1 | -1) {
      setPlaying(false)
      scrollOn(view.current, direction)
    },
    toggle: () => setPlaying(!isPlaying),
    hold: {
      onPointerEnter: holding(true),
      onPointerLeave: holding(false),
      onFocus: holding(true),
      onBlur: holding(false),
    },
  }
}

/** By a screenful; behind the last one comes the first. */
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

/** Nothing moves before it can be stopped. */
const whatServerTakes = () => true
