import { expect, test } from 'vitest'
import { alma } from '../../server/payment.ts'

const part = (due: string | null) => ({
  due_date: due && Date.parse(due) / 1000,
  customer_fee: 0,
  customer_interest: 0,
  total_amount: 5000,
})

/** The plans that the shop reads when the store's one has these parts. */
async function plansWith(parts: readonly ReturnType<typeof part>[]) {
  const eligibility = { is_eligible: true, installments: parts }
  const plan = { key: 'general:2:0:0', installments_count: 2, deferred_days: 0, deferred_months: 0, eligibility }
  const send = async () => ({ alma_eligibility: { is_enabled: true, payment_plans_by_id: [plan] } })
  return alma.plans?.('a-cart', { upstream: { has: () => true, send } } as never)
}

test('an instalment is due on the day in France, also just after midnight', async () => {
  const plans = await plansWith([part('2026-06-30T22:30:00Z'), part('2026-12-31T23:30:00Z')])
  expect(plans?.[0]?.parts.map(({ date }) => date)).toEqual(['2026-07-01', '2027-01-01'])
})

test('a plan with an instalment of an unknown day is not offered', async () => {
  expect(await plansWith([part('2026-06-30T12:00:00Z'), part(null)])).toEqual([])
})
