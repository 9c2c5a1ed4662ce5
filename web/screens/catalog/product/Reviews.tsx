import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchOperation } from '../../../api/use-operation.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { RichText } from '../../content/RichText.tsx'
import { ReviewsWidget, WriteReview } from '../../reviews/client-only.ts'
import { ProductReviews, type ReviewFieldsFragment } from '../product-reviews.generated.ts'
import styles from './Reviews.module.css'

type ReviewsProps = {
  sku: string
  name: string
  summary: { total: number; ratingAverage: number }
  first: readonly ReviewFieldsFragment[]
}

/** Reviews asked for at a time. */
const PAGE_SIZE = 10

/** The reviews, the newest first, more on demand. */
export function Reviews({ sku, name, summary, first }: ReviewsProps) {
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
    <section id="avis" tabIndex={-1} aria-labelledby="avis-titre" className={styles.section}>
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
              <li key={index} tabIndex={-1} className={styles.item}>
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
        <WriteReview sku={sku} name={name} />
      </div>
      <ReviewsWidget sku={sku} />
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
