import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ProductAfterReviews, ProductEnd, ProductSection } from 'virtual:extensions/slots'
import { fetchOperation } from '../../../api/use-operation.ts'
import { HydratedSuspense } from '../../../hydration.tsx'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notices } from '../../../ui/Notices.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { RichText } from '../../content/RichText.tsx'
import { WriteReview } from '../../reviews/WriteReview.tsx'
import type { ProductCardFragment } from '../product-card.generated.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { ProductReviews, type ReviewFieldsFragment } from '../product-reviews.generated.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from '../ProductRow.module.css'
import type { OfferFacts } from './variant-facts.ts'

/** Reviews requested at a time. */
const PAGE_SIZE = 10

/** Description, feed label, reviews and related products. */
export function ProductMore({ product, facts }: { product: ProductPageFragment; facts: OfferFacts }) {
  const t = useTranslate()
  return (
    <>
      <ProductDetails product={product} facts={facts} />
      {ProductSection && <ProductSection product={product} />}
      <Reviews
        sku={product.sku}
        name={product.name}
        summary={product.reviewsLayer}
        first={product.firstReviews.reviews}
      />
      <ProductRow title={t('catalog.related')} products={product.relatedProducts} />
      <ProductRow title={t('catalog.upsell')} products={product.upsellProducts} />
      {ProductEnd && <ProductEnd product={product} />}
    </>
  )
}

type ProductRowProps = { title: string; products: readonly ProductCardFragment[] }

/** Products in one row that scrolls sideways; nothing when there are none. */
function ProductRow({ title, products }: ProductRowProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.sku} className={styles.item}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ProductDetailsProps = { product: Pick<ProductPageFragment, 'description' | 'attributes'>; facts: OfferFacts }

/** Description, further attributes, feed label and notices; all of it visible without a click. */
function ProductDetails({ product: { description, attributes }, facts: { feedLabel, notices } }: ProductDetailsProps) {
  const t = useTranslate()
  const descriptionId = useId()
  const feedRows = useFeedRows(feedLabel)
  const attributeRows = attributes.map(({ label, value }) => ({ label, value }))
  if (!description && feedRows.length + attributeRows.length + notices.length === 0) return null
  return (
    <div className={styles.details}>
      {description && (
        <section aria-labelledby={descriptionId} className={styles.description}>
          <h2 id={descriptionId}>{t('catalog.description')}</h2>
          <RichText content={description} below={2} />
        </section>
      )}
      {attributeRows.length > 0 && <FactTable title={t('catalog.attributes')} rows={attributeRows} />}
      {feedRows.length > 0 && <FactTable title={t('catalog.feed')} rows={feedRows} />}
      {notices
        .filter(({ duration }) => !duration)
        .map(({ topic, title, rows }) => (
          <FactTable key={topic} title={title} rows={rows} />
        ))}
      <Notices notices={notices.filter(({ duration }) => duration)} />
    </div>
  )
}

/** Regulation (EC) 767/2009, article 11: shown before a feed is bought, in the order of its label. */
function useFeedRows(feedLabel: ProductPageFragment['feedLabel']): FactRow[] {
  const t = useTranslate()
  if (!feedLabel) return []
  const rows: [string, string | null][] = [
    [t('catalog.feed.type'), feedLabel.feedType],
    [t('catalog.feed.species'), feedLabel.species],
    [t('catalog.feed.composition'), feedLabel.composition],
    [t('catalog.feed.constituents'), feedLabel.analyticalConstituents],
    [t('catalog.feed.additives'), feedLabel.additives],
    [t('catalog.feed.directions'), feedLabel.directions],
    [t('catalog.feed.netQuantity'), feedLabel.netQuantity],
    [t('catalog.feed.operator'), feedLabel.operator],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

type FactRow = { label: string; value: string }

type FactTableProps = { title: string; rows: readonly FactRow[]; className?: string }

/** Attributes of a product, one per row. Line breaks of the store's texts stay. */
function FactTable({ title, rows, className }: FactTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ReviewsProps = {
  sku: string
  name: string
  summary: { total: number; ratingAverage: number }
  first: readonly ReviewFieldsFragment[]
}

/** The reviews, the newest first, more on demand. */
function Reviews({ sku, name, summary, first }: ReviewsProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState<readonly ReviewFieldsFragment[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'complete'>('idle')

  const reviews = [...first, ...more]
  const hasMore = reviews.length < summary.total && state !== 'complete'

  const loadMore = async () => {
    setState('loading')
    const from = reviews.length
    try {
      const { product } = await fetchOperation(queryClient, ProductReviews, { sku, from, size: PAGE_SIZE })
      const next = product?.reviewsLayer.reviews ?? []
      flushSync(() => {
        setMore((loaded) => [...loaded, ...next])
        setState(next.length === 0 ? 'complete' : 'idle')
      })
      list.current?.querySelectorAll('li')[from]?.focus()
    } catch {
      setState('failed')
    }
  }
  return (
    <section id="avis" tabIndex={-1} aria-labelledby="avis-titre" className={styles.reviewsSection}>
      <h2 id="avis-titre">{t('catalog.reviews')}</h2>
      {summary.total === 0 ? (
        <p>{t('catalog.reviews.none')}</p>
      ) : (
        <>
          <p className={styles.summary}>
            <strong className={styles.average}>{number(Math.round(summary.ratingAverage * 10) / 10)}</strong>
            <Rating value={summary.ratingAverage} />
            <span>{t('catalog.reviews.count', { count: summary.total })}</span>
          </p>
          <p className={styles.rules}>{t('catalog.reviews.rules')}</p>
          <ul ref={list} className={styles.list}>
            {reviews.map((review, index) => (
              <li key={index} tabIndex={-1} className={styles.reviewsItem}>
                <Review review={review} />
              </li>
            ))}
          </ul>
          {state === 'failed' && <Alert kind="error">{t('catalog.reviews.failed')}</Alert>}
          {hasMore && (
            <Button
              variant="secondary"
              className={styles.more}
              busy={state === 'loading'}
              onClick={() => void loadMore()}
            >
              {t('catalog.reviews.more')}
            </Button>
          )}
        </>
      )}
      <div className={styles.write}>
        {/* Its texts come with it. */}
        <HydratedSuspense>
          <WriteReview sku={sku} name={name} />
        </HydratedSuspense>
      </div>
      {ProductAfterReviews && <ProductAfterReviews sku={sku} />}
    </section>
  )
}

/** One customer's review, with its date (Code de la consommation, D. 111-17). */
function Review({ review }: { review: ReviewFieldsFragment }) {
  const t = useTranslate()
  const format = useFormat()
  const { rating, title, author, creationDate, comment } = review
  return (
    <article>
      <Rating value={rating} />
      <h3 className={styles.title}>{title}</h3>
      <RichText content={comment} below={3} />
      <p className={styles.author}>
        {t('catalog.reviews.by', { name: author.displayName })}
        {creationDate && (
          <>
            {' · '}
            <time dateTime={creationDate}>{format.date(creationDate)}</time>
          </>
        )}
      </p>
    </article>
  )
}
