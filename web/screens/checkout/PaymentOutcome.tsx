import { useState } from 'react'
import { useSearch } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { Section } from '../../i18n/messages.ts'
import { WithSections } from '../../i18n/WithSections.tsx'
import { Alert } from '../../ui/Alert.tsx'

export const UNPAID = ['refused', 'canceled', 'expired', 'unknown', 'elsewhere'] as const
const OUTCOMES = [...UNPAID, 'unopened'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The outcome of the payment page, from `?payment=`, which the server sets; until `putAway`. */
export function usePaymentOutcome() {
  const wanted = new URLSearchParams(useSearch()).get('payment')
  const [outcome, setOutcome] = useState(() => OUTCOMES.find((known) => known === wanted) ?? null)
  return { outcome, putAway: () => setOutcome(null) }
}

/** The same on a page without the messages of the checkout. */
export default function PaymentOutcomeElsewhere({ sections }: { sections: readonly Section[] }) {
  const { outcome } = usePaymentOutcome()
  return (
    <WithSections sections={sections}>
      <PaymentOutcome outcome={outcome} />
    </WithSections>
  )
}

export function PaymentOutcome({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslate()
  return outcome && <Alert kind="warning">{t(`checkout.payment.was.${outcome}`)}</Alert>
}
