import { useState } from 'react'
import { useSearch } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'

export const OUTCOMES = ['refused', 'canceled', 'expired', 'unknown', 'elsewhere'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What became of the payment page that the shopper comes back from (the server sets `?payment=`), until it is put away. */
export function usePaymentOutcome() {
  const wanted = new URLSearchParams(useSearch()).get('payment')
  const [outcome, setOutcome] = useState(() => OUTCOMES.find((known) => known === wanted) ?? null)
  return { outcome, putAway: () => setOutcome(null) }
}

export function PaymentOutcome({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslate()
  return outcome && <Alert kind="warning">{t(`checkout.payment.was.${outcome}`)}</Alert>
}
