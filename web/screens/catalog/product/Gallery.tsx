import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { lazy } from '../../../lazy.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Image } from '../../../ui/Image.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { galleryImages, MAIN_SIZES } from '../product-facts.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import styles from '../ProductScreen.module.css'
import { usePictureAtHand } from './picture-at-hand.ts'

export const GalleryVideo = lazy(() => import('./GalleryVideo.tsx'), { hydratesLater: true })

export const Zoom = lazy(() => import('./GalleryZoom.tsx'))

export type GalleryProps = {
  product: Pick<ProductPageFragment, 'name' | 'imageUrl' | 'gallery'>
  /** Picture of the chosen variant: it comes into view when another one is chosen. */
  chosenImage: string | null
}

/** Pictures side by side, which the browser scrolls from one to the next, thumbnails on wide screens, and a dialog that enlarges them. */
export function Gallery({ product, chosenImage }: GalleryProps) {
  const t = useTranslate()
  const slides = useRef<HTMLUListElement>(null)
  const images = galleryImages(product, chosenImage)
  // What was scrolled to counts until another variant is chosen.
  const [picked, setPicked] = useState({ position: 0, chosenImage })
  const own = images.findIndex(({ url }) => url === chosenImage)
  const index = picked.chosenImage === chosenImage || own < 0 ? picked.position : own
  const setIndex = (position: number) => setPicked({ position, chosenImage })
  const [isZoomed, setZoomed] = useState(false)
  const atHand = usePictureAtHand(images[0]?.url)

  const show = (next: number) => {
    setIndex(next)
    scrollTo(slides.current, next)
  }
  useEffect(() => {
    if (chosenImage && own >= 0) scrollTo(slides.current, own)
  }, [chosenImage, own, slides])
  const current = images[index]
  if (images.length === 0) {
    return <Image path={null} alt={product.name} preset="medium" sizes={MAIN_SIZES} className={styles.frame} />
  }
  // A video cannot be enlarged.
  const pictures = images.filter(({ video }) => !video)
  return (
    <div className={styles.gallery}>
      <ul
        ref={slides}
        className={styles.slides}
        aria-label={t('catalog.gallery')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / clientWidth) || 0)
        }
      >
        {images.map((image, position) => (
          <li key={image.url} className={styles.slide}>
            {image.video ? (
              <div className={styles.main} style={position === 0 ? atHand : undefined}>
                <Slide image={image} priority={position === 0} />
                {/* What plays ends when another picture is shown. */}
                <GalleryVideo key={String(position === index)} video={image.video} />
              </div>
            ) : (
              <button
                type="button"
                className={classNames(styles.main, styles.zoomable)}
                style={position === 0 ? atHand : undefined}
                onClick={() => {
                  setIndex(position)
                  setZoomed(true)
                }}
                onKeyDown={moveWithArrows}
                aria-haspopup="dialog"
              >
                <Slide image={image} priority={position === 0} />
                <VisuallyHidden>{t('catalog.gallery.zoom')}</VisuallyHidden>
                <span className={styles.zoom}>
                  <Icon name="plus" />
                </span>
              </button>
            )}
            {images.length > 1 && (
              <span className={styles.position} aria-hidden="true">
                {position + 1}/{images.length}
              </span>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((image, position) => (
            <li key={image.url}>
              <button
                type="button"
                className={classNames(styles.thumbnail, image.video && styles.video)}
                aria-label={t(image.video ? 'catalog.gallery.show.video' : 'catalog.gallery.show', {
                  position: position + 1,
                  count: images.length,
                })}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => show(position)}
                onKeyDown={moveWithArrows}
              >
                <Image path={image.url} alt="" preset="small" sizes="4.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Suspense>
          <Zoom
            images={pictures}
            index={Math.max(
              pictures.findIndex(({ url }) => url === current?.url),
              0,
            )}
            title={product.name}
            onShow={(next) => show(images.findIndex(({ url }) => url === pictures[next]?.url))}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Slide({ image: { url, label }, priority }: { image: { url: string; label: string }; priority: boolean }) {
  return (
    <Image path={url} alt={label} preset="medium" sizes={MAIN_SIZES} className={styles.frame} priority={priority} />
  )
}

function scrollTo(list: HTMLElement | null, position: number) {
  list?.scrollTo({ left: position * list.clientWidth, behavior: 'instant' })
}

/** Arrow keys take the focus to the next picture, or the one before, and the browser scrolls there. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const item = event.currentTarget.closest('li')
  const items = [...(item?.parentElement?.children ?? [])]
  const next = items.at((items.indexOf(item as Element) + step) % items.length)
  next?.querySelector('button')?.focus()
}
