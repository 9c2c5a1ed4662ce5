import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { savesData } from '../../../site/device.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { GalleryImage } from '../product-facts.ts'
import styles from './GalleryZoom.module.css'
import { ZoomPicture } from './ZoomPicture.tsx'

type GalleryZoomProps = {
  images: readonly Pick<GalleryImage, 'url' | 'label'>[]
  index: number
  title: string
  onShow: (index: number) => void
  onClose: () => void
}

/** The pictures over the whole window, side by side; each can be enlarged further. */
export default function GalleryZoom({ images, index, title, onShow, onClose }: GalleryZoomProps) {
  const t = useTranslate()
  const slides = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = slides.current
    if (list && Math.round(list.scrollLeft / list.clientWidth) !== index)
      list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' })
  }, [index])
  const previous = () => onShow((index - 1 + images.length) % images.length)
  const next = () => onShow((index + 1) % images.length)
  const turn = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // In the list of pictures, and in an enlarged one, the browser itself scrolls.
    if (images.length < 2 || slides.current?.contains(target as Node)) return
    if (key === 'ArrowLeft') previous()
    if (key === 'ArrowRight') next()
  })
  // On the document: while the dialog is open, its title has the focus first.
  useEffect(() => {
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [])
  const controls = (
    <div className={styles.controls}>
      <Button variant="secondary" onClick={previous}>
        <Icon name="chevron-left" />
        <VisuallyHidden>{t('catalog.gallery.previous')}</VisuallyHidden>
      </Button>
      <output className={styles.position}>
        {t('catalog.gallery.position', { position: index + 1, count: images.length })}
      </output>
      <Button variant="secondary" onClick={next}>
        <Icon name="chevron-right" />
        <VisuallyHidden>{t('catalog.gallery.next')}</VisuallyHidden>
      </Button>
    </div>
  )
  // The neighbours are fetched, too, so that a swipe shows them at once.
  const reach = savesData() ? 0 : 1
  return (
    <Dialog open size="full" title={title} onClose={onClose} footer={images.length > 1 && controls}>
      <ul
        ref={slides}
        className={styles.slides}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const shown = Math.round(scrollLeft / clientWidth)
          if (shown !== index && shown >= 0) onShow(shown)
        }}
      >
        {images.map((image, position) => (
          <li key={image.url} className={styles.slide}>
            {Math.abs(position - index) <= reach && (
              // A picture to which one comes back starts without a zoom.
              <ZoomPicture key={String(position === index)} image={image} isCurrent={position === index} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
