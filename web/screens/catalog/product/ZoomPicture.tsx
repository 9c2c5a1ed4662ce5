import { type CSSProperties, type TouchEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { deviceInfo } from '../../../site/device.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Image } from '../../../ui/Image.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { GalleryImage } from '../product-facts.ts'
import styles from './GalleryZoom.module.css'
import { usePictureAtHand } from './picture-at-hand.ts'

type ZoomPictureProps = {
  image: Pick<GalleryImage, 'url' | 'label'>
  isCurrent: boolean
}

/** Zoom factor of a double tap or the button, and maximum for two fingers. */
const STEP = 2.5
const MOST = 4

type Point = { x: number; y: number }

/** A picture as large as the window allows; two fingers, a double tap or the button enlarge it, and the browser scrolls in it. */
export function ZoomPicture({ image, isCurrent }: ZoomPictureProps) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const pinch = useRef({ distance: 0, zoom: 1 })
  const [zoom, setZoom] = useState(1)

  /** Zooms around a point, which stays in place. */
  const zoomTo = (wanted: number, at?: Point) => {
    const element = frame.current
    if (!element) return
    const next = Math.min(MOST, Math.max(1, wanted))
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = at ? [at.x - left, at.y - top] : [width / 2, height / 2]
    const ratio = next / (Number(element.style.getPropertyValue('--zoom')) || 1)
    const [scrollLeft, scrollTop] = [(element.scrollLeft + x) * ratio - x, (element.scrollTop + y) * ratio - y]
    element.style.setProperty('--zoom', String(next))
    element.scrollTo(scrollLeft, scrollTop)
    setZoom(next)
  }
  const toggle = (at?: Point) => zoomTo(zoom > 1 ? 1 : STEP, at)
  const start = ({ touches: { 0: one, 1: two } }: TouchEvent) => {
    pinch.current = one && two ? { distance: distanceOf(one, two), zoom } : { distance: 0, zoom: 1 }
  }
  const move = ({ touches: { 0: one, 1: two } }: TouchEvent) => {
    if (!one || !two || pinch.current.distance === 0) return
    const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 }
    zoomTo((pinch.current.zoom * distanceOf(one, two)) / pinch.current.distance, middle)
  }
  // As wide as it is shown, so that the browser fetches a sharper one for a closer look.
  const sizes = `${Math.round(Math.min(deviceInfo().viewportWidthInPx, WIDEST) * zoom)}px`
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        style={{ '--zoom': zoom } as CSSProperties}
        onDoubleClick={({ clientX: x, clientY: y }) => toggle({ x, y })}
        onTouchStart={start}
        onTouchMove={move}
      >
        <div className={styles.picture} style={usePictureAtHand(image.url)}>
          <Image path={image.url} alt={image.label} preset="large" sizes={sizes} priority />
        </div>
      </div>
      {isCurrent && (
        <button type="button" className={styles.toggle} aria-pressed={zoom > 1} onClick={() => toggle()}>
          <Icon name={zoom > 1 ? 'minus' : 'plus'} />
          <VisuallyHidden>{t('catalog.gallery.closer')}</VisuallyHidden>
        </button>
      )}
    </>
  )
}

/** CSS pixels: the style sheet makes no picture wider before it is enlarged. */
const WIDEST = 896

function distanceOf(one: { clientX: number; clientY: number }, two: { clientX: number; clientY: number }): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
}
