import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { ApplyStoreCredit, type CheckoutStateFragment, RemoveStoreCredit } from './checkout.generated.ts'
import styles from './CheckoutScreen.module.css'
import { useCheckoutMutation } from './use-checkout.ts'

type StoreCreditProps = { credit: NonNullable<CheckoutStateFragment['storeCredit']> }

/** The customer's store credit, applied or not; hidden when there is none. */
export function StoreCredit({ credit: { balance, applied } }: StoreCreditProps) {
  const t = useTranslate()
  const { money } = useFormat()
  const apply = useCheckoutMutation(
    ApplyStoreCredit,
    () => ({}),
    (result) => result.applyStoreCredit,
  )
  const remove = useCheckoutMutation(
    RemoveStoreCredit,
    () => ({}),
    (result) => result.removeStoreCredit,
  )
  const isApplied = applied !== null && applied.value.amount > 0
  const change = isApplied ? remove : apply
  if (balance.value.amount <= 0 && !isApplied) return null
  return (
    <div className={styles.credit}>
      <p className={styles.text}>
        {isApplied
          ? t('checkout.credit.applied', { amount: money(applied.value) })
          : t('checkout.credit.balance', { amount: money(balance.value) })}
      </p>
      <Button variant="secondary" size="small" busy={change.isPending} onClick={() => change.mutate()}>
        {t(isApplied ? 'checkout.credit.remove' : 'checkout.credit.use')}
      </Button>
      {change.errorMessage && (
        <p role="alert" className={styles.error}>
          {change.errorMessage}
        </p>
      )}
    </div>
  )
}
