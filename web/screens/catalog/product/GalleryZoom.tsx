import { type KeyboardEvent, useEffect } from 'react'
import { useRouter } from 'wouter'
import { type ImageLook, imageSources } from '../../../../schema/resized-image-url.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { deviceInfo, savesData } from '../../../site/device.ts'
import { useSite } from '../../../site/site.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Image } from '../../../ui/Image.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { GalleryImage } from '../product-facts.ts'
import styles from './GalleryZoom.module.css'

type GalleryZoomProps = {
  open: boolean
  images: readonly Pick<GalleryImage, 'url' | 'label'>[]
  index: number
  title: string
  /** Shows another picture; positions go round. */
  onShow: (index: number) => void
  onClose: () => void
}

/** CSS pixels. */
const WIDEST = 896

/** The pictures as large as the window allows. */
export default function GalleryZoom({ open, images, index, title, onShow, onClose }: GalleryZoomProps) {
  const t = useTranslate()
  const pictures = useSite().cloudUrl + useRouter().base
  const image = images[index]
  // The width that the style sheet gives it in this window; the next picture is fetched too.
  const sizes = `${Math.round(Math.min(deviceInfo().viewportWidthInPx * 0.94, WIDEST))}px`
  const following = open && images.length > 1 ? images[(index + 1) % images.length]?.url : undefined
  useEffect(() => {
    if (following) fetchPicture(pictures, following, { preset: 'large' }, sizes)
  }, [pictures, following, sizes])
  const previous = () => onShow(index - 1 + images.length)
  const next = () => onShow(index + 1)
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') previous()
    if (key === 'ArrowRight') next()
  }
  const controls = (
    <div className={styles.controls}>
      <Button variant="secondary" onClick={previous} onKeyDown={turn}>
        <Icon name="chevron-left" />
        <VisuallyHidden>{t('catalog.gallery.previous')}</VisuallyHidden>
      </Button>
      <output className={styles.position}>
        {t('catalog.gallery.position', { position: index + 1, count: images.length })}
      </output>
      <Button variant="secondary" onClick={next} onKeyDown={turn}>
        <Icon name="chevron-right" />
        <VisuallyHidden>{t('catalog.gallery.next')}</VisuallyHidden>
      </Button>
    </div>
  )
  return (
    <Dialog open={open} wide title={title} onClose={onClose} footer={images.length > 1 && controls}>
      {image && <Image path={image.url} alt={image.label} preset="large" sizes={sizes} priority />}
    </Dialog>
  )
}

/**
 * Prefetches a picture in the size that `Image` will request with the same `sizes`; never with data saver.
 */
function fetchPicture(base: string, path: string, look: ImageLook, sizes: string): void {
  if (savesData()) return
  const picture = new globalThis.Image()
  picture.sizes = sizes
  picture.srcset = imageSources(base, path, look).webp.srcSet
}
