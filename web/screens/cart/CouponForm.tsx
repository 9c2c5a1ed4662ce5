import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Coupon.module.css'
import { useApplyCoupon } from './use-cart.ts'

const MAX_LENGTH = 64

export function CouponForm() {
  const t = useTranslate()
  const announce = useAnnounce()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const apply = useApplyCoupon()
  const error = isMissing ? t('cart.coupon.missing') : apply.errorMessage

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = code.trim()
    setMissing(wanted === '')
    if (wanted === '') return field.current?.focus()
    const answer = await apply.mutateAsync(wanted).catch(() => null)
    if (answer?.success) announce(t('cart.coupon.applied', { code: wanted }))
    else field.current?.focus()
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('cart.coupon.label')}
        name="code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error && <span role="alert">{error}</span>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        className={styles.field}
      />
      <Button type="submit" variant="secondary" busy={apply.isPending} className={styles.submit}>
        {t('cart.coupon.apply')}
      </Button>
    </form>
  )
}
