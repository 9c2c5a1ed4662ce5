import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { lazy } from '../../../lazy.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Image } from '../../../ui/Image.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type GalleryImage, galleryImages, MAIN_SIZES } from '../product-facts.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import styles from '../ProductScreen.module.css'
import { usePictureAtHand } from './picture-at-hand.ts'

export const GalleryVideo = lazy(() => import('./GalleryVideo.tsx'), { hydratesLater: true })

export const Zoom = lazy(() => import('./GalleryZoom.tsx'))

export type GalleryProps = {
  product: Pick<ProductPageFragment, 'name' | 'imageUrl' | 'gallery'>
  /** Picture of the chosen variant; shows until another one is picked. */
  chosenImage: string | null
}

/** Large picture, thumbnails to change it, and a dialog that enlarges it. */
export function Gallery({ product, chosenImage }: GalleryProps) {
  const t = useTranslate()
  const images = galleryImages(product, chosenImage)
  const [picked, setPicked] = useState<{ url: string; chosenImage: string | null }>()
  // Stays mounted once opened: a dialog returns the focus when it closes, not when it is unmounted.
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')

  // A newly chosen variant shows its own picture, whatever was picked before.
  const url = picked?.chosenImage === chosenImage ? picked.url : (chosenImage ?? images[0]?.url)
  const index = Math.max(
    images.findIndex((image) => image.url === url),
    0,
  )
  const current = images[index]
  const atHand = usePictureAtHand(current?.url)
  const show = (next: number, among: readonly GalleryImage[] = images) => {
    const image = among.at(next % among.length)
    if (image) setPicked({ url: image.url, chosenImage })
  }
  if (!current) {
    return <Image path={null} alt={product.name} preset="medium" sizes={MAIN_SIZES} className={styles.frame} />
  }
  // A video cannot be enlarged.
  const pictures = images.filter(({ video }) => !video)
  const large = (
    <Image
      path={current.url}
      alt={current.label}
      preset="medium"
      sizes={MAIN_SIZES}
      className={styles.frame}
      priority
    />
  )
  return (
    <div className={styles.gallery}>
      {current.video ? (
        <div className={styles.main} style={atHand}>
          {large}
          <GalleryVideo key={current.url} video={current.video} />
        </div>
      ) : (
        <button
          type="button"
          className={classNames(styles.main, styles.zoomable)}
          style={atHand}
          onClick={() => setZoom('open')}
          aria-haspopup="dialog"
        >
          {large}
          <VisuallyHidden>{t('catalog.gallery.zoom')}</VisuallyHidden>
          <span className={styles.zoom}>
            <Icon name="plus" />
          </span>
        </button>
      )}
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('catalog.gallery')}>
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
                onKeyDown={(event) => moveWithArrows(event, (step) => show(index + step + images.length))}
              >
                <Image path={image.url} alt="" preset="small" sizes="4.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom !== 'never' && (
        <Suspense>
          <Zoom
            open={zoom === 'open'}
            images={pictures}
            index={Math.max(pictures.indexOf(current), 0)}
            title={product.name}
            onShow={(next) => show(next, pictures)}
            onClose={() => setZoom('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Arrow keys change the picture and take the focus along. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>, move: (step: 1 | -1) => void) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const item = event.currentTarget.closest('li')
  const items = [...(item?.parentElement?.children ?? [])]
  const next = items.at((items.indexOf(item as Element) + step) % items.length)
  next?.querySelector('button')?.focus()
  move(step)
}
