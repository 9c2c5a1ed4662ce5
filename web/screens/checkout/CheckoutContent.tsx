import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Steps } from '../../ui/Steps.tsx'
import type { BookOwner } from '../address/use-address-book.ts'
import { AddressStep } from './AddressStep.tsx'
import { CartFaults } from './CartFaults.tsx'
import { ChosenSoFar } from './ChosenSoFar.tsx'
import type { CheckoutAnswerFragment, CheckoutStateFragment } from './checkout.generated.ts'
import styles from './CheckoutScreen.module.css'
import { DeliveryStep } from './DeliveryStep.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { MinimumOrder } from './MinimumOrder.tsx'
import { PaymentOutcome, usePaymentOutcome } from './PaymentOutcome.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { Recap } from './Recap.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ShopNotes } from './ShopNotes.tsx'
import { STEP_TITLE_ID } from './StepTitle.tsx'
import { firstIncomplete, openStep, type Step, stepPath, stepsOf } from './steps.ts'

export type StepProps = {
  checkout: CheckoutStateFragment
  owner: BookOwner
  /** Leads on, from what the shop answered. */
  onDone: (answer: CheckoutAnswerFragment) => void
  /** What became different while the order was shown; it stays on view where it leads back to an earlier step. */
  onChanged: (changes: readonly string[]) => void
}

const STEP_SCREENS = { address: AddressStep, delivery: DeliveryStep, payment: PaymentStep, review: ReviewStep }

type CheckoutContentProps = Pick<StepProps, 'checkout' | 'owner'> & { step: Step }

/** One step at a time, with the way there, what was chosen before, and what is being bought. */
export function CheckoutContent({ checkout, owner, step }: CheckoutContentProps) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const [changes, setChanges] = useState<readonly string[]>([])
  const [notes, setNotes] = useState<readonly string[]>([])
  const { outcome, putAway } = usePaymentOutcome()
  useFocusOnNewStep(step)

  const first = firstIncomplete(checkout)
  const steps = stepsOf(checkout)
  const reached = first ? steps.indexOf(first) : -1
  const StepScreen = STEP_SCREENS[step]
  const goOn = ({ checkout: next, notes: told }: CheckoutAnswerFragment) => {
    setChanges([])
    putAway()
    // What the shop chose or took back by itself is told where the way goes on.
    setNotes(told)
    const target = openStep(next, null)
    if (target) navigate(stepPath(target))
  }
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <Steps
        label={t('checkout.steps')}
        doneText={t('checkout.step.done')}
        current={step}
        steps={steps.map((id, index) => ({
          id,
          name: t(`checkout.step.${id}`),
          href: index <= reached ? stepPath(id) : undefined,
          isDone: index < reached,
        }))}
      />
      <div className={classNames(styles.body, step === 'review' ? styles.single : styles.columns)}>
        {/* The review shows what is bought where the order is placed. */}
        {step !== 'review' && (
          <div className={styles.recap}>
            <Recap checkout={checkout} />
          </div>
        )}
        <div className={styles.main}>
          <PaymentOutcome outcome={outcome} />
          <CartFaults cart={checkout.cart} />
          <MinimumOrder text={checkout.minimumOrder} />
          {step !== 'review' && <OrderChanges changes={changes} errorMessage={null} />}
          <ShopNotes notes={notes} />
          {step !== 'review' && <ChosenSoFar checkout={checkout} owner={owner} before={step} />}
          <StepScreen key={step} checkout={checkout} owner={owner} onDone={goOn} onChanged={setChanges} />
        </div>
      </div>
    </>
  )
}

/** A new step begins at its heading, for the eye and for screen readers; the first one of a page where the page does. */
function useFocusOnNewStep(step: Step) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    document.getElementById(STEP_TITLE_ID)?.focus({ preventScroll: true })
  }, [step])
}
