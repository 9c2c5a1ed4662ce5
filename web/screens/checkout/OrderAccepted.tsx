import { useEffect, useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RegisterForm } from '../customer/RegisterForm.tsx'
import { OrderItems } from './OrderItems.tsx'
import { AcknowledgeOrder, type PlacedOrderFragment } from './placed-order.generated.ts'
import { paymentTexts } from './payment-texts.ts'
import styles from './SuccessScreen.module.css'
import { tellPurchase } from './tell-purchase.ts'

/** The order is placed, and paid where it had to be: its number, what comes next, and an account for whoever wants one. */
export function OrderAccepted({ order }: { order: PlacedOrderFragment }) {
  const t = useTranslate()
  // Once it was made the order offers it no more, but the page goes on saying that it is there.
  const [offersAccount] = useState(order.canRegister)
  usePurchaseTold(order)
  return (
    <>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <h1 className={styles.title}>{t('checkout.success.thanks')}</h1>
        <p className={styles.number}>{t('checkout.success.number', { number: order.number })}</p>
        <p>{t('checkout.success.mail', { email: order.email })}</p>
      </div>
      <section className={styles.card}>
        <h2 className={styles.subtitle}>{t('checkout.success.next')}</h2>
        <p>{t(paymentTexts(order.payment).next)}</p>
      </section>
      <OrderItems order={order} />
      {offersAccount && <NewAccount email={order.email} />}
      <p className={styles.actions}>
        <ButtonLink href="/" variant="secondary">
          {t('checkout.success.continue')}
        </ButtonLink>
      </p>
    </>
  )
}

/** A guest's way to an account: the order's address is known already. */
function NewAccount({ email }: { email: string }) {
  const t = useTranslate()
  const [made, setMade] = useState<'registered' | 'toConfirm' | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('checkout.success.account')}</h2>
      {made ? (
        <Alert kind="success">
          <p>{t(`checkout.success.${made}`)}</p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      ) : (
        <>
          <p>{t('checkout.success.accountText')}</p>
          <RegisterForm
            known={{ email }}
            onRegistered={(answer) => {
              setMade(answer.me.id ? 'registered' : 'toConfirm')
              setNotes(answer.notes)
            }}
          />
        </>
      )}
    </section>
  )
}

/** Analytics hears of it once, however often the page is opened. What it cannot be told now it is told by the next visit. */
function usePurchaseTold(order: PlacedOrderFragment) {
  const execute = useExecute()
  useEffect(() => {
    if (order.isAcknowledged) return
    const { number } = order
    const acknowledge = async () => (await execute(AcknowledgeOrder, { number })).acknowledgeOrder.success
    tellPurchase(order, acknowledge).catch(() => {})
  }, [order, execute])
}
