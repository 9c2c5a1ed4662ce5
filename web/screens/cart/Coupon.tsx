import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { MAX_COUPON } from '../../../schema/field-limits.ts'
import { typedCode } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { CartContentsFragment, CartCouponFragment } from './cart.generated.ts'
import styles from './Coupon.module.css'
import stylesForm from './OneFieldForm.module.css'
import { useApplyCoupon, useRemoveCoupon } from './use-cart.ts'

type CouponProps = { cart: Pick<CartContentsFragment, 'coupons' | 'totals' | 'isShippable'> }

/** The discount code of the cart. Magento accepts one. */
export function Coupon({ cart }: CouponProps) {
  const [coupon] = cart.coupons
  const place = useRef<HTMLDivElement>(null)
  const had = useRef(coupon?.code)
  useEffect(() => {
    // The control that had the focus is unmounted: its successor takes the focus.
    if (had.current !== coupon?.code && document.activeElement === document.body) place.current?.focus()
    had.current = coupon?.code
  }, [coupon?.code])
  return (
    <div ref={place} tabIndex={-1}>
      {coupon ? <AppliedCoupon coupon={coupon} effect={effectOn(cart)} /> : <CouponForm />}
    </div>
  )
}

/** `later`: a code for the delivery has no effect before a method is chosen. `none`: it may apply to goods that are no longer in the cart. */
type Effect = 'discount' | 'delivery' | 'later' | 'none'

function effectOn({ totals: { discounts, shipping }, isShippable }: CouponProps['cart']): Effect {
  if (discounts.length > 0) return 'discount'
  if (!isShippable) return 'none'
  if (!shipping) return 'later'
  return shipping.priceInclTax.value.amount === 0 ? 'delivery' : 'none'
}

type AppliedProps = { coupon: CartCouponFragment; effect: Effect }

/** The applied code; the discount is among the totals. */
function AppliedCoupon({ coupon: { code }, effect }: AppliedProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const remove = useRemoveCoupon()

  const removeCode = async () => {
    const response = await remove.mutateAsync().catch(() => null)
    if (response?.success) announce(t('cart.coupon.removed', { code }))
  }
  return (
    <div className={styles.applied}>
      {effect === 'discount' && <Icon name="check-circle" className={styles.check} />}
      <strong className={styles.code}>{code}</strong>
      <Button variant="quiet" size="small" busy={remove.isPending} onClick={removeCode}>
        {t('cart.remove')}
        <VisuallyHidden> {t('cart.coupon.removeName', { code })}</VisuallyHidden>
      </Button>
      {effect === 'later' && <p className={styles.note}>{t('cart.coupon.later')}</p>}
      {effect === 'none' && <p className={styles.note}>{t('cart.coupon.withoutDiscount')}</p>}
      {remove.errorMessage && (
        <p role="alert" className={styles.error}>
          {remove.errorMessage}
        </p>
      )}
    </div>
  )
}

function CouponForm() {
  const t = useTranslate()
  const announce = useAnnounce()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const apply = useApplyCoupon()
  const error = isMissing ? t('cart.coupon.missing') : apply.errorMessage

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = typedCode(code)
    setMissing(wanted === '')
    if (wanted === '') return field.current?.focus()
    const response = await apply.mutateAsync(wanted).catch(() => null)
    if (response?.success) announce(t('cart.coupon.applied', { code: wanted }))
    else field.current?.focus()
  }
  return (
    <form method="post" className={stylesForm.form} onSubmit={submit} noValidate>
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
        maxLength={MAX_COUPON}
        className={stylesForm.field}
      />
      <Button type="submit" variant="secondary" busy={apply.isPending} className={stylesForm.submit}>
        {t('cart.coupon.apply')}
      </Button>
    </form>
  )
}
