import { orders, t, valuesOf } from 'musette/server'
import variables from '../variables.ts'
import { SubmitWithdrawal } from './magento/withdrawal.generated.ts'

/** Magenx_RmaGraphQl. Whether it mails a receipt depends on its settings, so none is promised. */
const byGraphql: orders.WithdrawalHandler = {
  name: 'module',
  isActive: ({ upstream }) => upstream.has('Mutation.submitWithdrawal'),
  async record({ name, email, orderNumber, items }, { upstream }) {
    const given = { name, email, orderNumber, items: items ?? t('orders.wholeOrder') }
    const { ticket_code: number, received_at: at } =
      (await upstream.send(SubmitWithdrawal, given)).submitWithdrawal ?? {}
    return { ...(number && { number }), receivedAt: at ? orders.storeInstant(at) : now(), isMailed: false }
  },
}

/** Zwernemann_Withdrawal. It refuses what it cannot mail. */
const byRest: orders.WithdrawalHandler = {
  name: 'rest',
  isForWholeOrders: true,
  isActive: ({ shop }) => valuesOf(variables, shop).UPSTREAM_WITHDRAWAL_REST,
  async record({ email, orderNumber }, { shared }) {
    const body = { email, orderNumber }
    await shared.rest.call({ name: 'ConfirmWithdrawal', method: 'POST', path: 'V1/withdrawal/confirmation', body })
    return { receivedAt: now(), isMailed: true }
  },
}

export const handlers: readonly orders.WithdrawalHandler[] = [byGraphql, byRest]

function now(): string {
  return new Date().toISOString()
}
