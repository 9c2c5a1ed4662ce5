import { useState } from 'react'
import type { LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { RichText } from '../content/RichText.tsx'
import { chosenConfiguration, chosenImage } from './product/configuration.ts'
import { Gallery } from './product/Gallery.tsx'
import { preloadOptionForms } from './product/option-forms.ts'
import { initialChoice } from './product/product-choice.ts'
import { ProductDetails } from './product/ProductDetails.tsx'
import { ProductForm } from './product/ProductForm.tsx'
import { ProductHead } from './product/ProductHead.tsx'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import { Reassurance } from './product/Reassurance.tsx'
import { Reviews } from './product/Reviews.tsx'
import { shownPrice } from './product/shown-price.ts'
import { TierPrices } from './product/TierPrices.tsx'
import type { ProductPageFragment } from './product-page.generated.ts'
import { ProductRow } from './ProductRow.tsx'
import css from './ProductScreen.module.css'
import { headingOffsetBelow } from './rich-text-measure.ts'

/** On the server every form is there before the render; the browser loads only the one its product needs. */
export async function load(): Promise<LoadResult> {
  await preloadOptionForms()
  return { status: 200 }
}

/** A product: pictures, price, choices, what the law wants known of a feed, reviews. Its owner gives each product a `key`. */
export default function ProductScreen({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const [choice, setChoice] = useState(() => initialChoice(product))
  const { name, path, shortDescription, breadcrumb, reviewsLayer } = product
  const price = shownPrice(product, choice)
  const variant = chosenConfiguration(product, choice.options)?.product
  const crumbs = [...breadcrumb.filter((crumb) => crumb.path !== path), { name, path }]
  return (
    <Container>
      <ProductHead product={product} crumbs={crumbs} />
      <Breadcrumb items={crumbs} />
      <div className={css.top}>
        <Gallery product={product} chosenImage={chosenImage(product, choice.options)} />
        <div className={css.summary}>
          {product.isNew && <p className={css.new}>{t('catalog.new')}</p>}
          <h1 className={css.name}>{name}</h1>
          {reviewsLayer.total > 0 && (
            <p className={css.rating}>
              <a href="#avis" className={css.reviewsLink}>
                <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />
                {t('catalog.reviews.see')}
              </a>
            </p>
          )}
          <PurchaseSummary price={price} stock={variant ?? product} />
          {shortDescription && (
            <RichText
              content={shortDescription}
              headingOffset={headingOffsetBelow(1, shortDescription.childNodes)}
              className={css.short}
            />
          )}
          <TierPrices prices={product.prices} quantity={choice.quantity} />
          <ProductForm
            product={product}
            choice={choice}
            price={price}
            onChange={(change) => setChoice((current) => ({ ...current, ...change }))}
          />
          <Reassurance />
        </div>
      </div>
      <ProductDetails product={product} />
      <Reviews sku={product.sku} summary={reviewsLayer} first={product.firstReviews.reviews} />
      <ProductRow title={t('catalog.related')} products={product.relatedProducts} />
      <ProductRow title={t('catalog.upsell')} products={product.upsellProducts} />
    </Container>
  )
}
