import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { CartCouponFragment } from './cart.generated.ts'
import styles from './Coupon.module.css'
import { useRemoveCoupon } from './use-cart.ts'

/** The code that counts; what it takes off is among the totals. */
export function AppliedCoupon({ coupon: { code } }: { coupon: CartCouponFragment }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const remove = useRemoveCoupon()

  const removeCode = async () => {
    const answer = await remove.mutateAsync().catch(() => null)
    if (answer?.success) announce(t('cart.coupon.removed', { code }))
  }
  return (
    <div className={styles.applied}>
      <Icon name="check-circle" className={styles.check} />
      <strong className={styles.code}>{code}</strong>
      <Button variant="quiet" size="small" busy={remove.isPending} onClick={removeCode}>
        {t('cart.coupon.remove')}
        <VisuallyHidden> {t('cart.coupon.removeName', { code })}</VisuallyHidden>
      </Button>
      {remove.errorMessage && (
        <p role="alert" className={styles.error}>
          {remove.errorMessage}
        </p>
      )}
    </div>
  )
}
