import { type KeyboardEvent, Suspense, useState } from 'react'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { lazy } from '../../lazy.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadResult } from '../../screen.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { Breadcrumb, breadcrumbTrail } from '../../ui/Breadcrumb.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { RichText } from '../content/RichText.tsx'
import { WishButton } from '../wishlist/client-only.ts'
import type { ProductPageFragment } from './product-page.generated.ts'
import { chosenConfiguration, chosenImage } from './product/configuration.ts'
import { type GalleryImage, galleryImages, MAIN_SIZES } from './product-facts.ts'
import { optionForms, ProductForm } from './product/ProductForm.tsx'
import { initialChoice, toCartItem } from './product/product-choice.ts'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import { shownPrice } from './product/shown-price.ts'
import styles from './ProductScreen.module.css'

const ProductMore = lazy(() => import('./product/ProductMore.tsx'), { hydratesLater: true })

/** What search engines read. */
const ProductData = lazy(() => import('./product/ProductData.tsx'), { hydratesLater: true })

const TierPrices = lazy(() => import('./product/TierPrices.tsx'), { hydratesLater: true })

const GalleryVideo = lazy(() => import('./product/GalleryVideo.tsx'), { hydratesLater: true })

const lazyParts = [ProductMore, ProductData, TierPrices, GalleryVideo]

const Zoom = lazy(() => import('./product/GalleryZoom.tsx'))

const POINTS = [
  { icon: 'truck', message: 'catalog.reassurance.delivery' },
  { icon: 'return', message: 'catalog.reassurance.returns' },
  { icon: 'shield', message: 'catalog.reassurance.payment' },
] as const

/** The server loads every part before it renders; the browser loads only the parts that its product needs. */
export async function load(): Promise<LoadResult> {
  const parts = [...optionForms, ...lazyParts]
  await Promise.all(parts.map((part) => part.preload()))
  return { status: 200 }
}

/** The page of a product: pictures, price, options, feed label, reviews. The caller gives each product a `key`. */
export default function ProductScreen({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const [choice, setChoice] = useState(() => initialChoice(product))
  const { name, shortDescription, reviewsLayer } = product
  const price = shownPrice(product, choice)
  const variant = chosenConfiguration(product, choice.options)?.product
  return (
    <Container>
      <ProductHead product={product} />
      <Breadcrumb items={breadcrumbTrail(product)} />
      <div className={styles.top}>
        <Gallery product={product} chosenImage={chosenImage(product, choice.options)} />
        <div className={styles.summary}>
          {product.isNew && <p className={styles.new}>{t('catalog.new')}</p>}
          <h1 className={styles.name}>{name}</h1>
          {reviewsLayer.total > 0 && (
            <p className={styles.rating}>
              <a href="#avis" className={styles.reviewsLink}>
                <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />
                {t('catalog.reviews.see')}
              </a>
            </p>
          )}
          <PurchaseSummary price={price} stock={variant ?? product} />
          {shortDescription && <RichText content={shortDescription} className={styles.short} />}
          {product.prices.tierPrice.length > 0 && <TierPrices prices={product.prices} quantity={choice.quantity} />}
          <ProductForm
            product={product}
            choice={choice}
            price={price}
            onChange={(change) => setChoice((current) => ({ ...current, ...change }))}
          />
          <div className={styles.wish}>
            <WishButton item={toCartItem(product, choice)} name={name} />
          </div>
          <Reassurance />
        </div>
      </div>
      <ProductMore product={product} />
    </Container>
  )
}

/** Meta data of a product for search engines and shared links. */
function ProductHead({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const absolute = useAbsoluteUrl()
  const { name, path, seo, imageUrl } = product
  const title = seo.title ?? name
  const description = seo.description ?? t('catalog.product.description', { name })
  const image = imageUrl && absolute(resizedImageUrl('', imageUrl, { preset: 'large' }))
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={path} kind="product" image={image} />
      <ProductData product={product} description={description} image={image || null} />
    </>
  )
}

/** Delivery, returns and payment in a few words, beside the button. */
function Reassurance() {
  const t = useTranslate()
  return (
    <ul className={styles.list}>
      {POINTS.map(({ icon, message }) => (
        <li key={icon} className={styles.point}>
          <Icon name={icon} className={styles.icon} />
          {t(message)}
        </li>
      ))}
    </ul>
  )
}

type GalleryProps = {
  product: Pick<ProductPageFragment, 'name' | 'imageUrl' | 'gallery'>
  /** Picture of the chosen variant; shows until another one is picked. */
  chosenImage: string | null
}

/** Large picture, thumbnails to change it, and a dialog that enlarges it. */
function Gallery({ product, chosenImage }: GalleryProps) {
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
        <div className={styles.main}>
          {large}
          <GalleryVideo key={current.url} video={current.video} />
        </div>
      ) : (
        <button
          type="button"
          className={classNames(styles.main, styles.zoomable)}
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
