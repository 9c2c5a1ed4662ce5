import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { CartTotals } from '../cart/CartTotals.tsx'
import { Agreements } from './Agreements.tsx'
import { ChosenSoFar } from './ChosenSoFar.tsx'
import type { StepProps } from './CheckoutContent.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { RecapLines } from './RecapLines.tsx'
import styles from './ReviewStep.module.css'
import { StepTitle } from './StepTitle.tsx'
import { useAgreements } from './use-agreements.ts'
import { usePlaceOrder } from './use-place-order.ts'

/**
 * Everything once more, then the order. The button says that it obliges to pay, with goods, delivery and total just above it
 * (French consumer code, L. 221-14); what has to be agreed to stands before them.
 */
export function ReviewStep({ checkout, owner, onChanged }: StepProps) {
  const t = useTranslate()
  const { cart, revision, paymentMethod } = checkout
  const agreements = useAgreements()
  const order = usePlaceOrder()
  const [tries, setTries] = useState(0)
  const review = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (tries === 0) return
    const fault = review.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(fault ?? outcome.current)?.focus()
  }, [tries])

  const submit = async () => {
    // Two clicks can come before the button is drawn busy.
    if (isUnderWay.current || order.isBusy) return
    if (!agreements.check()) return setTries(tries + 1)
    isUnderWay.current = true
    const input = { cartId: cart.id, revision, agreementIds: agreements.tickedIds }
    const answer = await order.place(input).catch(() => null)
    isUnderWay.current = false
    if (answer?.success) return
    if (answer) onChanged(answer.changes)
    setTries(tries + 1)
  }
  return (
    // No form: Enter in a box would press its button, and here only the button itself may oblige to pay.
    <div ref={review} className={styles.review}>
      <StepTitle>{t('checkout.review.title')}</StepTitle>
      <ChosenSoFar checkout={checkout} owner={owner} before="review" />
      <Agreements state={agreements} />
      <section className={styles.order} aria-labelledby="checkout-order">
        <div className={styles.head}>
          <h3 id="checkout-order" className={styles.title}>
            {t('checkout.order')}
          </h3>
          <Link href="/cart" variant="related" preload={false}>
            {t('checkout.changeCart')}
          </Link>
        </div>
        <RecapLines lines={cart.items} />
        <CartTotals cart={cart} />
        <div ref={outcome} tabIndex={-1} className={styles.outcome}>
          <OrderChanges changes={order.changes} errorMessage={order.errorMessage} />
        </div>
        <Button size="large" busy={order.isBusy} className={styles.button} onClick={() => void submit()}>
          {t('checkout.placeOrder')}
        </Button>
        <p className={styles.next} role="status">
          {order.isLeaving && t('checkout.leaving')}
          {order.isBusy && !order.isLeaving && t('checkout.placing')}
          {!order.isBusy && paymentMethod?.kind === 'CARD' && (
            <>
              <Icon name="shield" className={styles.icon} />
              {t('checkout.cardNext')}
            </>
          )}
        </p>
      </section>
    </div>
  )
}
