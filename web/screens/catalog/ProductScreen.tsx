import { Suspense, useId, useMemo, useState } from 'react'
import { ProductAction, ProductAfterForm, ProductAfterPrice, ProductBelowName } from 'virtual:extensions/slots'
import { VARIANT_PARAMETER } from '../../../schema/product-list-parameters.ts'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { useAfterPaint } from '../../hydration.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import type { LoadResult } from '../../screen.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { Breadcrumb, breadcrumbTrail } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { useIsBeyond } from '../../ui/use-is-beyond.ts'
import { RichText } from '../content/RichText.tsx'
import { useAddToCart } from '../cart/use-cart.ts'
import { WishButton } from '../wishlist/WishButton.tsx'
import { isDelivered } from './product-facts.ts'
import type { ProductPageFragment } from './product-page.generated.ts'
import { choiceErrors } from './product/choice-errors.ts'
import { chosenConfiguration, chosenImage, configurationOf, selectionOf } from './product/configuration.ts'
import { Gallery, GalleryVideo } from './product/Gallery.tsx'
import { isSoldOut, optionFormsOf, partsOf, ProductForm } from './product/ProductForm.tsx'
import { initialChoice, type ProductChoice, toCartItem } from './product/product-choice.ts'
import { ProductData } from './product/ProductData.tsx'
import { ProductLayout } from './product/ProductLayout.tsx'
import { ProductMore } from './product/ProductMore.tsx'
import { MoreReviews } from './product/Reviews.tsx'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import { pricesByQuantity, shownPrice } from './product/shown-price.ts'
import { nameVariant, useNamedVariant } from './product/use-named-variant.ts'
import { factsOf } from './product/variant-facts.ts'
import stylesCard from './ProductCard.module.css'
import styles from './ProductScreen.module.css'

const POINTS = [
  { icon: 'truck', message: 'catalog.reassurance.delivery' },
  { icon: 'return', message: 'catalog.reassurance.returns' },
  { icon: 'shield', message: 'catalog.reassurance.payment' },
] as const

const TierPrices = lazy(() => import('./product/TierPrices.tsx'), { hydratesLater: true })

export const BuyBar = lazy(() => import('./product/BuyBar.tsx'))

/** Loads the parts that the product needs. Its page knows which variant the address names. */
export async function load(product: ProductPageFragment): Promise<LoadResult> {
  const hasVideo = product.gallery.some(({ video }) => video)
  const sold = [product, ...product.configurations.map((one) => one.product)]
  const hasTiers = product.bundleTiers.length > 0 || sold.some(({ prices }) => prices.tierPrice.length > 0)
  const hasMoreReviews = product.firstReviews.reviews.length < product.reviewsLayer.total
  const parts = [
    ...partsOf(product),
    ...(hasVideo ? [GalleryVideo] : []),
    ...(hasTiers ? [TierPrices] : []),
    ...(hasMoreReviews ? [MoreReviews] : []),
  ]
  await Promise.all(parts.map((part) => part.preload()))
  return { parameters: { names: product.configurations.length > 0 ? [VARIANT_PARAMETER] : [], areAll: true } }
}

/** Loads the code of the product's options, which hydrate with the page; other parts hydrate later. */
export async function loadOptions(product: ProductPageFragment): Promise<void> {
  await Promise.all(optionFormsOf(product).map((form) => form.preload()))
}

/** The page of a product: pictures, price, options, feed label, reviews. The caller gives each product a `key`. */
export default function ProductScreen({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const isPainted = useAfterPaint()
  const formId = useId()
  const addToCart = useAddToCart()
  const named = useNamedVariant()
  const [initial] = useState(() => initialChoice(product, named))
  const [choice, setChoice] = useState(initial)
  const [shownName, setShownName] = useState(named)
  // Another variant of the same product was opened, for example from the cart.
  if (named !== shownName) {
    setShownName(named)
    const opened = configurationOf(product, named)
    if (opened) setChoice({ ...choice, options: selectionOf(opened) })
  }
  const { name, shortDescription, reviewsLayer, isOrderedByContact, stock } = product
  const price = shownPrice(product, choice)
  const variant = chosenConfiguration(product, choice.options)?.product
  const tiered = pricesByQuantity(product, choice)
  const facts = useMemo(() => factsOf(product, choice.options), [product, choice.options])
  const isAbove = useIsBeyond('above', stock.isInStock && !isOrderedByContact ? `[id='${formId}']` : null)
  // A page starts with the picture of the card that led to it.
  const ownImage = choice.options === initial.options && !named ? null : chosenImage(product, choice.options)
  const form = {
    product,
    choice,
    price,
    addToCart,
    onChange: (change: Partial<ProductChoice>) => {
      setChoice((current) => ({ ...current, ...change }))
      if (change.options) nameVariant(chosenConfiguration(product, change.options)?.product.sku)
    },
  }
  return (
    <Container>
      <ProductHead product={product} named={named} isPainted={isPainted} />
      <Breadcrumb items={breadcrumbTrail(product)} />
      <ProductLayout
        product={product}
        gallery={<Gallery product={product} chosenImage={ownImage} />}
        summary={
          <>
            <div className={styles.heading}>
              {product.isNew && <span className={`${stylesCard.badge} ${stylesCard.new}`}>{t('catalog.new')}</span>}
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
            <div className={styles.order}>
              {tiered && tiered.tierPrice.length > 0 && <TierPrices prices={tiered} quantity={choice.quantity} />}
              <ProductForm id={formId} {...form} />
              {ProductAfterForm && <ProductAfterForm product={product} variant={variant} />}
              <div className={styles.actions}>
                <WishButton item={toCartItem(product, choice)} name={name} />
                {ProductAction && <ProductAction product={product} />}
              </div>
            </div>
            <div className={styles.short}>
              <KeyFacts attributes={product.attributes} />
              {shortDescription && <RichText content={shortDescription} className={styles.lead} />}
              <Reassurance product={product} exception={facts.withdrawalException} />
            </div>
          </>
        }
        more={isPainted && <ProductMore product={product} facts={facts} />}
      />
      {isAbove && (
        <Suspense>
          <BuyBar
            {...{ product, choice, price, addToCart, formId }}
            isSoldOut={isSoldOut(product, choice)}
            isComplete={choiceErrors(product, choice).length === 0}
            variant={variant}
            renderSheet={(onAdded) => <ProductForm {...form} onAdded={onAdded} />}
          />
        </Suspense>
      )}
    </Container>
  )
}

type ProductHeadProps = {
  product: ProductPageFragment
  /** Sku of the variant that the address names. */
  named: string | null
  isPainted: boolean
}

/** Meta data of a product for search engines and shared links. */
function ProductHead({ product, named, isPainted }: ProductHeadProps) {
  const t = useTranslate()
  const absolute = useAbsoluteUrl()
  const { name, path, seo } = product
  const variant = configurationOf(product, named)
  const imageUrl = variant?.product.imageUrl ?? product.imageUrl
  const title = seo.title ?? name
  const usual = isDelivered(product) ? 'catalog.product.description' : 'catalog.product.descriptionUndelivered'
  const description = seo.description ?? t(usual, { name })
  const image = imageUrl && absolute(resizedImageUrl('', imageUrl, { preset: 'large' }))
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={path} kind="product" image={image} />
      {isPainted && <ProductData product={product} variant={variant} description={description} image={image || null} />}
    </>
  )
}

/** The attributes by which shoppers decide, in a few words. */
function KeyFacts({ attributes }: Pick<ProductPageFragment, 'attributes'>) {
  const t = useTranslate()
  const facts = attributes.filter(({ isKey, flag }) => isKey && flag !== false)
  return (
    facts.length > 0 && (
      <ul className={styles.facts} aria-label={t('catalog.keyFacts')}>
        {facts.map(({ code, label, value, flag }) => (
          <li key={code} className={styles.point}>
            <Icon name="check" className={styles.icon} />
            {flag ? label : t('catalog.keyFact', { label, value })}
          </li>
        ))}
      </ul>
    )
  )
}

/** Delivery, returns and payment in a few words, below the button. */
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
