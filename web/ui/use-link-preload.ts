import { type FocusEvent, type PointerEvent, type RefCallback, useCallback, useContext, useRef } from 'react'
import { deviceInfo, savesData } from '../site/device.ts'
import { observeVisibility } from './observe-visibility.ts'
import { PreloadContext } from './preload-context.ts'

/** How long a link stays in view on a phone or tablet before its target is preloaded, in ms (spec §9). */
const PRELOAD_DELAY = 500
/** How long the pointer rests on a link before that counts as an intention, in ms. */
const HOVER_DELAY = 65

export type LinkPreload = {
  ref: RefCallback<HTMLAnchorElement>
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
}

/** Preloads on hover or focus; on phones and tablets in view for 500 ms; never with data saver. */
export function useLinkPreload(href: string | undefined): LinkPreload {
  const preload = useContext(PreloadContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ref = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (!element || href === undefined || deviceInfo().type === 'desktop' || savesData()) return
      let delay: ReturnType<typeof setTimeout> | undefined
      const stop = observeVisibility(element, '0px', (visible) => {
        clearTimeout(delay)
        if (!visible) return
        delay = setTimeout(() => {
          stop()
          preload(href, 'code')
        }, PRELOAD_DELAY)
      })
      return () => {
        clearTimeout(delay)
        stop()
      }
    },
    [href, preload],
  )

  const start = (delay: number) => {
    if (href === undefined || savesData()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => preload(href, 'all'), delay)
  }
  return {
    ref,
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') start(HOVER_DELAY)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    // Focus by pointer is a click already under way.
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) start(HOVER_DELAY)
    },
  }
}
