import { Suspense, useState } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { WithSections } from '../../i18n/WithSections.tsx'
import { lazy } from '../../lazy.tsx'
import { useFeature } from '../../site/feature.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAddress } from '../../use-address.ts'
import { loginPath } from '../../../schema/safe-path.ts'
import type { ReviewFormProps } from './ReviewForm.tsx'
import styles from './ReviewPolicy.module.css'

const SECTIONS = ['reviews'] as const

const ReviewForm = lazy<ReviewFormProps>(() => import('./ReviewForm.tsx'))

/** The rules for reviews, and the button to write one. */
export function WriteReview(props: WriteProps) {
  const isActive = useFeature('reviews')
  return (
    isActive && (
      <WithSections sections={SECTIONS}>
        <ReviewPolicy />
        <Write {...props} />
      </WithSections>
    )
  )
}

const REFUSED = ['topic', 'tone', 'private', 'false'] as const

/** Whether reviews are checked, their order and dates, and why one is refused (Code de la consommation, D. 111-17 and D. 111-18). */
function ReviewPolicy() {
  const t = useTranslate()
  const forGuests = useFeature('guestReviews')
  return (
    <details className={styles.policy}>
      <summary>{t('review.policy')}</summary>
      <p>{t(forGuests ? 'review.policy.open' : 'review.policy.account')}</p>
      <p>{t('review.policy.order')}</p>
      <p>{t('review.policy.refused')}</p>
      <ul>
        {REFUSED.map((reason) => (
          <li key={reason}>{t(`review.policy.refused.${reason}`)}</li>
        ))}
      </ul>
      <p>{t('review.policy.fair')}</p>
      <p>{t('review.policy.answers')}</p>
    </details>
  )
}

export function SignIn() {
  const t = useTranslate()
  const { path } = useAddress()
  return (
    <ButtonLink variant="secondary" href={loginPath(path)}>
      {t('review.signIn')}
    </ButtonLink>
  )
}

type WriteProps = { sku: string; name: string }

/** The button to write a review; the form replaces it and afterwards says how the review is published. */
function Write({ sku, name }: WriteProps) {
  const t = useTranslate()
  const isSignedIn = useSignedIn()
  const forGuests = useFeature('guestReviews')
  const [state, setState] = useState<'closed' | 'open' | 'canceled' | 'done'>('closed')

  if (!forGuests && !isSignedIn) return <SignIn />
  if (state === 'done') {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert kind="success">{t('review.done')}</Alert>
      </div>
    )
  }
  if (state !== 'open') {
    return (
      <Button ref={state === 'canceled' ? takeFocus : undefined} variant="secondary" onClick={() => setState('open')}>
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
      <ReviewForm sku={sku} name={name} onSent={() => setState('done')} onCancel={() => setState('canceled')} />
    </Suspense>
  )
}
