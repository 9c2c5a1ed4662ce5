import { Suspense, useState } from 'react'
import { lazy } from '../../lazy.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFeature } from '../../site/feature.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddress } from '../../use-address.ts'
import { loginPath } from '../customer/safe-path.ts'
import { useVisitor } from '../customer/use-me.ts'
import type { ReviewFormProps } from './ReviewForm.tsx'

const ReviewForm = lazy<ReviewFormProps>(() => import('./ReviewForm.tsx'))

/** The button to write a review; the form replaces it and afterwards says how the review is published. */
export default function WriteReview({ sku, name }: { sku: string; name: string }) {
  const t = useTranslate()
  const { path } = useAddress()
  const { data: me } = useVisitor()
  const isActive = useFeature('reviews')
  const forGuests = useFeature('guestReviews')
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')

  if (!isActive || !me) return null
  if (!forGuests && me.id === null) {
    return (
      <ButtonLink variant="secondary" href={loginPath(path)}>
        {t('review.signIn')}
      </ButtonLink>
    )
  }
  if (state === 'done') {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert kind="success">{t('review.done')}</Alert>
      </div>
    )
  }
  if (state === 'closed') {
    return (
      <Button variant="secondary" onClick={() => setState('open')}>
        {t('review.write')}
      </Button>
    )
  }
  return (
    <Suspense
      fallback={
        <Button variant="secondary" busy>
          {t('review.write')}
        </Button>
      }
    >
      <ReviewForm
        sku={sku}
        name={name}
        nickname={me.firstname ?? ''}
        onSent={() => setState('done')}
        onCancel={() => setState('closed')}
      />
    </Suspense>
  )
}
