import { useMemo, useState } from 'react'
import { ProductAction, ProductAfterForm, ProductAfterPrice, ProductBelowName } from 'virtual:extensions/slots'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { useAfterPaint } from '../../hydration.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadResult } from '../../screen.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { Breadcrumb, breadcrumbTrail } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { RichText } from '../content/RichText.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import { isDelivered } from './product-facts.ts'
import type { ProductPageFragment } from './product-page.generated.ts'
import { chosenConfiguration, chosenImage } from './product/configuration.ts'
import { Gallery, GalleryVideo } from './product/Gallery.tsx'
import { optionFormsOf, ProductForm } from './product/ProductForm.tsx'
import { initialChoice, toCartItem } from './product/product-choice.ts'
import { ProductData } from './product/ProductData.tsx'
import { ProductLayout } from './product/ProductLayout.tsx'
import { ProductMore } from './product/ProductMore.tsx'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import { shownPrice } from './product/shown-price.ts'
import { TierPrices } from './product/TierPrices.tsx'
import { factsOf } from './product/variant-facts.ts'
import styles from './ProductScreen.module.css'

const POINTS = [
  { icon: 'truck', message: 'catalog.reassurance.delivery' },
  { icon: 'return', message: 'catalog.reassurance.returns' },
  { icon: 'shield', message: 'catalog.reassurance.payment' },
] as const

/** Loads the parts that the product needs. */
export async function load(product: ProductPageFragment): Promise<LoadResult> {
  const hasVideo = product.gallery.some(({ video }) => video)
  const parts = [...optionFormsOf(product), ...(hasVideo ? [GalleryVideo] : [])]
  await Promise.all(parts.map((part) => part.preload()))
  return { status: 200 }
}

/** The page of a product: pictures, price, options, feed label, reviews. The caller gives each product a `key`. */
export default function ProductScreen({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const isPainted = useAfterPaint()
  const [choice, setChoice] = useState(() => initialChoice(product))
  const { name, shortDescription, reviewsLayer } = product
  const price = shownPrice(product, choice)
  const variant = chosenConfiguration(product, choice.options)?.product
  const facts = useMemo(() => factsOf(product, choice.options), [product, choice.options])
  return (
    <Container>
      <ProductHead product={product} isPainted={isPainted} />
      <Breadcrumb items={breadcrumbTrail(product)} />
      <ProductLayout
        product={product}
        gallery={<Gallery product={product} chosenImage={chosenImage(product, choice.options)} />}
        summary={
          <>
            <div className={styles.heading}>
              {product.isNew && <p className={styles.new}>{t('catalog.new')}</p>}
              <h1 className={styles.name}>{name}</h1>
              {ProductBelowName && <ProductBelowName product={product} />}
              {reviewsLayer.total > 0 && (
                <p className={styles.rating}>
                  <a href="#avis" className={styles.reviewsLink}>
                    <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />
                    {t('catalog.reviews.see')}
                  </a>
                </p>
              )}
            </div>
            <div className={styles.offer}>
              <PurchaseSummary price={price} stock={variant ?? product} isDelivered={isDelivered(product)} />
              {ProductAfterPrice && <ProductAfterPrice product={product} />}
            </div>
            {shortDescription && <RichText content={shortDescription} className={styles.short} />}
            <div className={styles.order}>
              {product.prices.tierPrice.length > 0 && <TierPrices prices={product.prices} quantity={choice.quantity} />}
              <ProductForm
                product={product}
                choice={choice}
                price={price}
                onChange={(change) => setChoice((current) => ({ ...current, ...change }))}
              />
              {ProductAfterForm && <ProductAfterForm product={product} variant={variant} />}
              <div className={styles.wish}>
                <WishButton item={toCartItem(product, choice)} name={name} />
              </div>
              {ProductAction && (
                <div className={styles.wish}>
                  <ProductAction product={product} />
                </div>
              )}
              <Reassurance product={product} exception={facts.withdrawalException} />
            </div>
          </>
        }
        more={isPainted && <ProductMore product={product} facts={facts} />}
      />
    </Container>
  )
}

/** Meta data of a product for search engines and shared links. */
function ProductHead({ product, isPainted }: { product: ProductPageFragment; isPainted: boolean }) {
  const t = useTranslate()
  const absolute = useAbsoluteUrl()
  const { name, path, seo, imageUrl } = product
  const title = seo.title ?? name
  const usual = isDelivered(product) ? 'catalog.product.description' : 'catalog.product.descriptionUndelivered'
  const description = seo.description ?? t(usual, { name })
  const image = imageUrl && absolute(resizedImageUrl('', imageUrl, { preset: 'large' }))
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={path} kind="product" image={image} />
      {isPainted && <ProductData product={product} description={description} image={image || null} />}
    </>
  )
}

/** Delivery, returns and payment in a few words, beside the button. */
function Reassurance({ product, exception }: { product: ProductPageFragment; exception: string | null }) {
  const t = useTranslate()
  const points = isDelivered(product) ? POINTS : POINTS.filter(({ icon }) => icon !== 'truck')
  return (
    <ul className={styles.list}>
      {points.map(({ icon, message }) => (
        <li key={icon} className={styles.point}>
          <Icon name={icon} className={styles.icon} />
          <span>{(icon === 'return' && exception) || t(message)}</span>
        </li>
      ))}
    </ul>
  )
}
