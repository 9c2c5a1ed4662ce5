import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { REVIEW_LIMITS } from '../../../schema/field-limits.ts'
import { useExecute } from '../../api/execute-context.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { WithSections } from '../../i18n/WithSections.tsx'
import { useFeature } from '../../site/feature.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, RequiredMark, TextField } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { useForm } from '../../ui/use-form.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useVisitor } from '../customer/use-me.ts'
import styles from './ReviewForm.module.css'
import { SignIn } from './WriteReview.tsx'
import { CreateProductReview, OwnReview, ReviewRatings, type ReviewRatingsQuery } from './write-review.generated.ts'

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8L10 1.6Z'

export type ReviewFormProps = {
  sku: string
  name: string
  onSent: () => void
  onCancel: () => void
}

const SECTIONS = ['reviews', 'review-form'] as const

/** The form of a review, with the store's rating criteria. */
export default function ReviewForm(props: ReviewFormProps) {
  return (
    <WithSections sections={SECTIONS}>
      <Form {...props} />
    </WithSections>
  )
}

function Form(props: ReviewFormProps) {
  const t = useTranslate()
  const { data, error } = useOperation(ReviewRatings, {})
  const { data: me, error: meError } = useVisitor()
  const forGuests = useFeature('guestReviews')
  const isCustomer = Boolean(me?.id)
  // Nothing is said where it cannot be read.
  const own = useOperation(OwnReview, { sku: props.sku }, { enabled: isCustomer })
  const isReady = Boolean(data && me && !(isCustomer && own.isPending))
  // Once the form shows, nothing may replace it: neither a failed refetch nor a sign-in or sign-out in another tab.
  const [isShown, setShown] = useState(false)
  // The session has ended.
  const mustSignIn = !forGuests && me?.id === null
  if (isReady && !mustSignIn && !isShown) setShown(true)
  if (!data || !me || !(isShown || isReady))
    return (error ?? meError) ? <Alert kind="error">{t('review.refused')}</Alert> : <Skeleton lines={5} />
  if (mustSignIn && !isShown) return <SignIn />
  const earlier = own.data?.me.reviewedAt ?? null
  return <Fields {...props} nickname={me.firstname ?? ''} axes={data.reviewRatings} earlier={earlier} />
}

function Fields({
  sku,
  name,
  nickname,
  onSent,
  onCancel,
  axes,
  earlier,
}: ReviewFormProps & { nickname: string; axes: ReviewRatingsQuery['reviewRatings']; earlier: string | null }) {
  const t = useTranslate()
  const { date } = useFormat()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const prove = useCaptcha('PRODUCT_REVIEW')
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      ...Object.fromEntries(
        axes.map(({ id, label }) => {
          const missing = axes.length > 1 ? t('review.rate', { label }) : t('review.rateOne')
          return [`rating.${id}`, values[`rating.${id}`] ? null : missing]
        }),
      ),
      nickname: values.nickname ? null : t('review.nicknameMissing'),
      title: values.title ? null : t('review.summaryMissing'),
      comment: values.comment ? null : t('review.commentMissing'),
    }),
    async send(values) {
      const { nickname: by = '', title: summary = '', comment = '' } = values
      const ratings = axes.map(({ id }) => ({ id, rating: Number(values[`rating.${id}`]) }))
      const captcha = await prove()
      const input = { sku, nickname: by, title: summary, comment, ratings, captcha }
      return (await execute(CreateProductReview, { input })).createProductReview
    },
    onAccepted() {
      queryClient.removeQueries({ queryKey: [OwnReview.name] })
      onSent()
    },
    refusal: t('review.refused'),
  })
  return (
    <form {...props} className={styles.form}>
      <h3 ref={takeFocus} tabIndex={-1} className={styles.title}>
        {t('review.title', { name })}
      </h3>
      {earlier && <Alert kind="info">{t('review.again', { date: date(earlier) })}</Alert>}
      {failure && <Alert kind="error">{failure}</Alert>}
      {axes.map(({ id, label }) => (
        <StarsField key={id} name={`rating.${id}`} label={label} error={faults[`rating.${id}`]} />
      ))}
      <TextField
        label={t('review.nickname')}
        hint={t('review.nicknameHint')}
        name="nickname"
        autoComplete="nickname"
        defaultValue={nickname}
        maxLength={REVIEW_LIMITS.nickname}
        error={faults.nickname}
        required
      />
      <TextField
        label={t('review.summary')}
        name="title"
        maxLength={REVIEW_LIMITS.title}
        error={faults.title}
        required
      />
      <TextArea
        label={t('review.comment')}
        name="comment"
        rows={5}
        maxLength={REVIEW_LIMITS.comment}
        error={faults.comment}
        required
      />
      <p className={styles.rules}>{t('review.rules')}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('review.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('review.cancel')}
        </Button>
      </div>
    </form>
  )
}

type StarsFieldProps = { label: string; name: string; error?: string | null }

/** One to five stars: native radio buttons, so that arrow keys and screen readers work. */
function StarsField({ label, name, error }: StarsFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {label}
        <RequiredMark />
      </legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={styles.star}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={count}
              required
              data-fault={error && count === 1 ? true : undefined}
              onChange={() => setChosen(count)}
            />
            <svg
              viewBox="0 0 20 20"
              width="28"
              height="28"
              className={classNames(styles.shape, count <= chosen && styles.full)}
              aria-hidden="true"
            >
              <path d={STAR} />
            </svg>
            <VisuallyHidden>{t('review.stars', { count })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
