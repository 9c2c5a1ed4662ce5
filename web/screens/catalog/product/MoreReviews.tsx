import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchOperation, useOperation } from '../../../api/use-operation.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ProductReviews, type ReviewFieldsFragment } from '../product-reviews.generated.ts'

/** Reviews requested at a time. */
const PAGE_SIZE = 10

type ReviewsProps = {
  sku: string
  total: number
  Items: ComponentType<{ reviews: readonly ReviewFieldsFragment[] }>
}

/** The reviews that gave so many stars. */
export function StarReviews({ sku, stars, total, Items }: ReviewsProps & { stars: number }) {
  const t = useTranslate()
  const { data, error } = useOperation(ProductReviews, { sku, from: 0, size: PAGE_SIZE, stars })
  if (error) return <Alert kind="error">{t('catalog.reviews.failed')}</Alert>
  if (!data) return <Skeleton lines={5} />
  const first = data.product?.reviewsLayer.reviews ?? []
  return (
    <>
      <Items reviews={first} />
      {first.length > 0 && <MoreReviews {...{ sku, stars, total, Items }} loaded={first.length} />}
    </>
  )
}

type MoreReviewsProps = ReviewsProps & {
  /** How many the page has. */
  loaded: number
  stars?: number
}

/** Further reviews, on demand. */
export default function MoreReviews({ sku, stars, loaded, total, Items }: MoreReviewsProps) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const [reviews, setReviews] = useState<readonly ReviewFieldsFragment[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'complete'>('idle')

  const load = async () => {
    setState('loading')
    const from = loaded + reviews.length
    try {
      const { product } = await fetchOperation(queryClient, ProductReviews, { sku, from, size: PAGE_SIZE, stars })
      const next = product?.reviewsLayer.reviews ?? []
      flushSync(() => {
        setReviews((before) => [...before, ...next])
        setState(next.length === 0 ? 'complete' : 'idle')
      })
      list.current?.querySelectorAll('li')[reviews.length]?.focus()
    } catch {
      setState('failed')
    }
  }
  return (
    <div ref={list}>
      {reviews.length > 0 && <Items reviews={reviews} />}
      {state === 'failed' && <Alert kind="error">{t('catalog.reviews.failed')}</Alert>}
      {loaded + reviews.length < total && state !== 'complete' && (
        <Button variant="secondary" busy={state === 'loading'} onClick={() => void load()}>
          {t('catalog.reviews.more')}
        </Button>
      )}
    </div>
  )
}
