import { useState } from 'react'
import type { LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { RichText } from '../content/RichText.tsx'
import { WishButton } from '../wishlist/later-parts.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'
import { chosenConfiguration, chosenImage } from './product/configuration.ts'
import { deferredParts, ProductMore, TierPrices } from './product/deferred-parts.ts'
import { Gallery } from './product/Gallery.tsx'
import { optionForms } from './product/option-forms.ts'
import { initialChoice } from './product/product-choice.ts'
import { ProductForm } from './product/ProductForm.tsx'
import { ProductHead } from './product/ProductHead.tsx'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import { Reassurance } from './product/Reassurance.tsx'
import { shownPrice } from './product/shown-price.ts'
import { toCartItem } from './product/to-cart-item.ts'
import type { ProductPageFragment } from './product-page.generated.ts'
import css from './ProductScreen.module.css'

/** On the server every part is there before the render, in one pass; the browser loads only those its product needs. */
export async function load(): Promise<LoadResult> {
  const parts = [...optionForms, ...deferredParts]
  await Promise.all(parts.map((part) => part.preload()))
  return { status: 200, deferred: parts }
}

/** A product: pictures, price, choices, what the law wants known of a feed, reviews. Its owner gives each product a `key`. */
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
          {shortDescription && <RichText content={shortDescription} className={css.short} />}
          {product.prices.tierPrice.length > 0 && <TierPrices prices={product.prices} quantity={choice.quantity} />}
          <ProductForm
            product={product}
            choice={choice}
            price={price}
            onChange={(change) => setChoice((current) => ({ ...current, ...change }))}
          />
          <div className={css.wish}>
            <WishButton item={toCartItem(product, choice)} name={name} />
          </div>
          <Reassurance />
        </div>
      </div>
      <ProductMore product={product} />
    </Container>
  )
}
