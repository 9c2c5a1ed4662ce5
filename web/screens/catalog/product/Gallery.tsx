import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Image } from '../../../ui/Image.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { GalleryVideo } from './deferred-parts.ts'
import css from './Gallery.module.css'
import { type GalleryImage, galleryImages, MAIN_SIZES } from './gallery-images.ts'

type GalleryProps = {
  product: Pick<ProductPageFragment, 'name' | 'imageUrl' | 'gallery'>
  /** Picture of what is chosen; shows until another one is picked. */
  chosenImage: string | null
}

const Zoom = lazy(() => import('./GalleryZoom.tsx'))

/** Large picture, thumbnails to change it, and a closer look in a dialog. */
export function Gallery({ product, chosenImage }: GalleryProps) {
  const t = useTranslate()
  const images = galleryImages(product, chosenImage)
  const [picked, setPicked] = useState<{ url: string; chosenImage: string | null }>()
  // Stays mounted once it was opened: a dialog gives the focus back when it closes, not when it vanishes.
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')

  // A new choice shows its own picture, whatever was picked before.
  const url = picked?.chosenImage === chosenImage ? picked.url : (chosenImage ?? images[0]?.url)
  const index = Math.max(
    images.findIndex((image) => image.url === url),
    0,
  )
  const current = images[index]
  const show = (next: number, among: readonly GalleryImage[] = images) => {
    const image = among.at(next % among.length)
    if (image) setPicked({ url: image.url, chosenImage })
  }
  if (!current) {
    return <Image path={null} alt={product.name} preset="medium" sizes={MAIN_SIZES} className={css.frame} />
  }
  // There is nothing to see of a video from nearer.
  const pictures = images.filter(({ video }) => !video)
  const large = (
    <Image path={current.url} alt={current.label} preset="medium" sizes={MAIN_SIZES} className={css.frame} priority />
  )
  return (
    <div className={css.gallery}>
      {current.video ? (
        <div className={css.main}>
          {large}
          <GalleryVideo key={current.url} video={current.video} />
        </div>
      ) : (
        <button
          type="button"
          className={classNames(css.main, css.zoomable)}
          onClick={() => setZoom('open')}
          aria-haspopup="dialog"
        >
          {large}
          <VisuallyHidden>{t('catalog.gallery.zoom')}</VisuallyHidden>
          <span className={css.zoom}>
            <Icon name="plus" />
          </span>
        </button>
      )}
      {images.length > 1 && (
        <ul className={css.thumbnails} aria-label={t('catalog.gallery')}>
          {images.map((image, position) => (
            <li key={image.url}>
              <button
                type="button"
                className={classNames(css.thumbnail, image.video && css.film)}
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
