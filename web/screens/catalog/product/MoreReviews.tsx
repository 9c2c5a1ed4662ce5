import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchOperation } from '../../../api/use-operation.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ProductReviews, type ReviewFieldsFragment } from '../product-reviews.generated.ts'

/** Reviews requested at a time. */
const PAGE_SIZE = 10

type MoreReviewsProps = {
  sku: string
  /** How many the page has. */
  loaded: number
  total: number
  Items: ComponentType<{ reviews: readonly ReviewFieldsFragment[] }>
}

/** Further reviews, on demand. */
export default function MoreReviews({ sku, loaded, total, Items }: MoreReviewsProps) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const [reviews, setReviews] = useState<readonly ReviewFieldsFragment[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'complete'>('idle')

  const load = async () => {
    setState('loading')
    const from = loaded + reviews.length
    try {
      const { product } = await fetchOperation(queryClient, ProductReviews, { sku, from, size: PAGE_SIZE })
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
