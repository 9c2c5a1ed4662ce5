import { Suspense, useRef, useState } from 'react'
import { ProductAfterReviews } from 'virtual:extensions/slots'
import { HydratedSuspense } from '../../../hydration.tsx'
import { lazy } from '../../../lazy.tsx'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFeature } from '../../../site/feature.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { RichText } from '../../content/RichText.tsx'
import { WriteReview } from '../../reviews/WriteReview.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import type { ReviewFieldsFragment } from '../product-reviews.generated.ts'
import styles from '../ProductRow.module.css'

export const MoreReviews = lazy(() => import('./MoreReviews.tsx'), { hydratesLater: true })

export const StarReviews = lazy(() => import('./MoreReviews.tsx').then((module) => ({ default: module.StarReviews })))

/** Reviews that show at once. */
const FIRST_SHOWN = 2
/** Fewer reviews need no chart of stars. */
const LEAST_COUNTED = 3

/** Reviews of a product: mean, distribution of stars, and reviews, newest first, more on demand. Hidden if the store has no reviews. */
export function Reviews({ product }: { product: ProductPageFragment }) {
  const { sku, name, reviewsLayer: summary, firstReviews } = product
  const t = useTranslate()
  const { number } = useFormat()
  const isActive = useFeature('reviews')
  const section = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const fromElsewhere = ProductAfterReviews && <ProductAfterReviews sku={sku} />
  if (!isActive && summary.total === 0) return fromElsewhere
  const count = (chosen !== null && firstReviews.starCounts[chosen - 1]) || 0
  const showAll = () => {
    setChosen(null)
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} id="avis" tabIndex={-1} aria-labelledby="avis-titre">
      <h2 id="avis-titre">{t('catalog.reviews')}</h2>
      {summary.total === 0 ? (
        <p>{t('catalog.reviews.none')}</p>
      ) : (
        <>
          <div className={styles.summary}>
            <p className={styles.mean}>
              {summary.ratingAverage > 0 && (
                <strong className={styles.average}>{number(Math.round(summary.ratingAverage * 10) / 10)}</strong>
              )}
              <Rating value={summary.ratingAverage} />
              <span>{t('catalog.reviews.count', { count: summary.total })}</span>
            </p>
            <StarCounts counts={firstReviews.starCounts} total={summary.total} chosen={chosen} onChoose={setChosen} />
          </div>
          <p className={styles.rules}>{t('catalog.reviews.rules')}</p>
          {chosen !== null && (
            <p className={styles.chosen}>
              {t('catalog.reviews.starCount', { stars: chosen, count })}
              <Button variant="quiet" size="small" onClick={showAll}>
                {t('catalog.reviews.all')}
              </Button>
            </p>
          )}
          {chosen === null ? (
            <ReviewList sku={sku} total={summary.total} first={firstReviews.reviews} />
          ) : (
            <Suspense fallback={<Skeleton lines={5} />}>
              <StarReviews key={chosen} sku={sku} stars={chosen} total={count} Items={ReviewItems} />
            </Suspense>
          )}
        </>
      )}
      <div className={styles.write}>
        {/* Its texts come with it. */}
        <HydratedSuspense>
          <WriteReview sku={sku} name={name} />
        </HydratedSuspense>
      </div>
      {fromElsewhere}
    </section>
  )
}

type StarCountsProps = {
  counts: readonly number[]
  total: number
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** The number of reviews by stars. A line selects its reviews; pressed again, all. */
function StarCounts({ counts, total, chosen, onChoose }: StarCountsProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const counted = counts.reduce((sum, count) => sum + count, 0)
  if (counted < LEAST_COUNTED) return null
  return (
    <div>
      <ul className={styles.stars}>
        {counts
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars}>
              <button
                type="button"
                className={styles.starLine}
                disabled={count === 0}
                aria-pressed={stars === chosen}
                onClick={() => onChoose(stars === chosen ? null : stars)}
              >
                <VisuallyHidden>{t('catalog.reviews.starCount', { stars, count })}</VisuallyHidden>
                <span aria-hidden="true">{stars} ★</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
                  <rect width={(count / counted) * 100} height="8" />
                </svg>
                <span aria-hidden="true">{number(count)}</span>
              </button>
            </li>
          ))}
      </ul>
      {counted < total && <p className={styles.rules}>{t('catalog.reviews.counted', { count: counted })}</p>}
    </div>
  )
}

type ReviewListProps = { sku: string; total: number; first: readonly ReviewFieldsFragment[] }

/** The newest reviews, and the others behind a disclosure. */
function ReviewList({ sku, total, first }: ReviewListProps) {
  const t = useTranslate()
  const folded = first.slice(FIRST_SHOWN)
  const more = first.length < total && <MoreReviews sku={sku} loaded={first.length} total={total} Items={ReviewItems} />
  return (
    <>
      <ReviewItems reviews={first.slice(0, FIRST_SHOWN)} />
      {folded.length === 0 ? (
        more
      ) : (
        <details className={styles.folded}>
          <summary className={buttonClass({ variant: 'secondary' })}>{t('catalog.reviews.more')}</summary>
          <ReviewItems reviews={folded} />
          {more}
        </details>
      )}
    </>
  )
}

type ReviewItemsProps = { reviews: readonly ReviewFieldsFragment[] }

function ReviewItems({ reviews }: ReviewItemsProps) {
  return (
    <ul className={styles.list}>
      {reviews.map((review, index) => (
        <li key={index} tabIndex={-1} className={styles.reviewsItem}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  )
}

/** One customer's review, with its date (Code de la consommation, D. 111-17). */
function Review({ review }: { review: ReviewFieldsFragment }) {
  const t = useTranslate()
  const format = useFormat()
  const { rating, title, author, creationDate, comment } = review
  return (
    <article>
      <p className={styles.author}>
        <Rating value={rating} /> {t('catalog.reviews.by', { name: author.displayName })}
        {creationDate && (
          <>
            {' · '}
            <time dateTime={creationDate}>{format.date(creationDate)}</time>
          </>
        )}
      </p>
      <h3 className={styles.title}>{title}</h3>
      <RichText content={comment} below={3} />
    </article>
  )
}
