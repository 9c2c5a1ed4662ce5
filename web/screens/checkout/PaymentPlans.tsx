import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { useCart } from '../cart/use-cart.ts'
import { PaymentPlans as Plans, type PaymentPlansQuery } from './checkout.generated.ts'
import styles from './StepForm.module.css'

export type Plan = PaymentPlansQuery['paymentPlans'][number]

/** Loads the instalment plans for a cart of this total; undefined while they are unknown. */
export function usePlans(total: number, isWanted: boolean): readonly Plan[] | undefined {
  const plans = operationQuery(Plans, {})
  return useQuery({ ...plans, queryKey: [...plans.queryKey, total], enabled: isWanted }).data?.paymentPlans
}

type PlanChoiceProps = { plans: readonly Plan[]; value: string | null; onChange: (key: string) => void; error?: string }

/** The choice of an instalment plan, with amounts and dates. */
export function PlanChoice({ plans, value, onChange, error }: PlanChoiceProps) {
  const t = useTranslate()
  const fees = useFees()
  const schedule = useSchedule()
  return (
    <RadioCards
      legend={t('checkout.plans.title')}
      name="payment-plan"
      value={value}
      onChange={onChange}
      error={error}
      cards={plans.map((plan) => ({
        value: plan.key,
        label: t('checkout.plans.count', { count: plan.count }),
        aside: fees(plan),
        hint: schedule(plan),
      }))}
    />
  )
}

/** A note on the cart about its instalment plans; empty if there are none. */
export default function PlanNote() {
  const { data: cart } = useCart()
  const planText = usePlanText()
  const plans = usePlans(cart?.totals.totalInclTax.value.amount ?? 0, Boolean(cart?.items.length))
  if (!plans?.length) return null
  return (
    <ul className={styles.notes}>
      {plans.map((plan) => (
        <li key={plan.key} className={styles.note}>
          {planText(plan)}
        </li>
      ))}
    </ul>
  )
}

/** Returns a sentence about a plan: number of parts, dates and cost. */
export function usePlanText() {
  const t = useTranslate()
  const fees = useFees()
  const schedule = useSchedule()
  return (plan: Plan) =>
    t('checkout.plans.note', { count: plan.count, schedule: schedule(plan) ?? '', fees: fees(plan) })
}

function useFees() {
  const t = useTranslate()
  const { money } = useFormat()
  return ({ fees }: Plan) =>
    fees.value.amount > 0 ? t('checkout.plans.fees', { fees: money(fees.value) }) : t('checkout.plans.free')
}

function useSchedule() {
  const t = useTranslate()
  const { money } = useFormat()
  return ({ parts }: Plan) => {
    const [first, second] = parts
    if (!first || !second) return null
    return t('checkout.plans.schedule', {
      first: money(first.amount.value),
      rest: parts.length - 1,
      amount: money(second.amount.value),
    })
  }
}
