import { useEffect, useState } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { purchaseEvent } from '../../analytics/purchase-event.ts'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ownName } from '../../site/own-name.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RegisterForm } from '../customer/RegisterForm.tsx'
import { OrderItems } from './OrderItems.tsx'
import { paymentTexts } from './payment-texts.ts'
import { AcknowledgeOrder, type PlacedOrderFragment } from './placed-order.generated.ts'
import styles from './SuccessScreen.module.css'

const LOCK = 'purchase'

const TOLD_KEY = 'purchase-told'

const ASKED_KEY = 'purchase-asked'

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

/**
 * Tells analytics of a purchase, once: the server gives the word to the first who asks, tabs of one browser ask in turn, and what was
 * told is noted. Where the answer to our own question was lost, the server's «not the first» means us.
 */
function tellPurchase(order: PlacedOrderFragment, acknowledge: () => Promise<boolean>): Promise<void> {
  // Absent on plain http, whatever the types say.
  const locks: LockManager | undefined = navigator.locks
  const tell = () => tellOnce(order, acknowledge)
  return locks ? locks.request(ownName(LOCK), tell) : tell()
}

async function tellOnce(order: PlacedOrderFragment, acknowledge: () => Promise<boolean>): Promise<void> {
  const { number } = order
  if (read(localStorage, ownName(TOLD_KEY)) === number) return
  const hasAsked = read(sessionStorage, ownName(ASKED_KEY)) === number
  write(sessionStorage, ownName(ASKED_KEY), number)
  const isFirst = await acknowledge()
  if (!isFirst && !hasAsked) return
  write(localStorage, ownName(TOLD_KEY), number)
  pushEvent(purchaseEvent(order))
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Storage can be full or forbidden: the server's word is left.
  }
}
