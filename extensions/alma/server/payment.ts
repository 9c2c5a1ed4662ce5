import { carts, money, orders, payments, type RequestContext, rules, type ShopTypes, store, t } from 'musette/server'
import { AlmaPlans, type AlmaPlansQuery, PlaceWithAlma } from './magento/alma.generated.ts'

const NAME = 'alma'
const CODE = 'alma_monthly_payments'

/** Pages of the module that cancel an unpaid order and open its cart again. */
const UNDOING: Partial<Record<string, string>> = {
  canceled: 'alma/payment/cancel',
  refused: 'alma/payment/failure',
}

/** Alma's modules for Magento: instalments, on a page that opens after the order. Its return addresses are in the store's configuration. */
export const alma: payments.PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (code === CODE && upstream.has('Query.alma_eligibility') ? 'INSTALLMENTS' : null),
  plans: (cartId, context) =>
    context.upstream.has('Query.alma_eligibility') ? plansFor(cartId, context) : Promise.resolve([]),
  async choose(_, { plan }, context) {
    const { session } = context
    const { cartId = '' } = session.data
    const found = (await plansFor(cartId, context)).find(({ key }) => key === plan)
    if (!found) return { fault: { field: 'plan', message: t('checkout.plans.missing') } }
    payments.saveChoice(session, cartId, found.key)
    return { stored: methodFor(found.key) }
  },
  isReady: ({ cartId }, session) => payments.choiceFor(session, cartId) !== null,
  async place({ cartId: id }, proven, { upstream, session }) {
    const plan = payments.choiceFor(session, id)
    if (!plan) throw new store.UpstreamError('input', t('checkout.plans.missing'), 'PlaceWithAlma')
    // The store does not say which plan it has: it has another one if the response to a choice was lost.
    await upstream.send(payments.SetPaymentMethod, { id, method: methodFor(plan) }, { serialize: id })
    const options = { ...proven, timeout: payments.PLACE_TIMEOUT, serialize: id }
    const { placeOrder: result } = await upstream.send(PlaceWithAlma, { id }, options)
    const redirectUrl = result?.order?.payment_url
    return {
      ...payments.orderFromResponse(result),
      state: 'PENDING',
      ...(payments.isWebAddress(redirectUrl) && { redirectUrl }),
    }
  },
  page: {
    opens: 'after-order',
    read: (query, outcome) => ({
      cartId: null,
      draft: null,
      payer: undefined,
      number: null,
      token: payments.returnParameter(query['pid']),
      outcome: outcome === 'canceled' || outcome === 'refused' ? outcome : 'paid',
    }),
    findStatus,
    async findStatusByReturn({ token, outcome, draft }, context) {
      const paid = token && outcome === 'paid' ? await validated(token, context) : null
      if (!paid) return null
      const isIt =
        draft?.payment.code === CODE &&
        draft.total === paid.total &&
        !(await payments.findOpenCart(draft.cartId, context)) &&
        (await orders.mayBeOrderOfCart(draft.cartId, paid.number, true, context))
      return { state: 'ACCEPTED', ...(isIt && { number: paid.number }) }
    },
    restore: payments.findOpenCart,
  },
}

function methodFor(plan: string) {
  return { code: CODE, alma_additional_data: { selectedPlan: plan } }
}

/** Loads the instalment plans for a cart. */
async function plansFor(cartId: string, { upstream }: RequestContext): Promise<ShopTypes.PaymentPlan[]> {
  try {
    const { alma_eligibility: found } = await upstream.send(AlmaPlans, { cartId })
    const plans = found?.is_enabled ? (found.payment_plans_by_id ?? []) : []
    return plans.flatMap((plan) => (plan ? mapPlan(plan) : []))
  } catch (error) {
    if (carts.isRefusal(error)) return []
    throw error
  }
}

/** Alma charges at the hour of the purchase, so the day is that of the shopper. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: rules.TIME_ZONE })

type StorePlan = NonNullable<
  NonNullable<NonNullable<AlmaPlansQuery['alma_eligibility']>['payment_plans_by_id']>[number]
>

function mapPlan({ key, installments_count: count, deferred_days, deferred_months, eligibility }: StorePlan) {
  // An instalment without an amount or a day is left out, which makes the plan incomplete.
  const parts = (eligibility?.installments ?? []).flatMap((part) =>
    part && part.total_amount !== null && part.due_date !== null
      ? [{ ...part, total_amount: part.total_amount, due_date: part.due_date }]
      : [],
  )
  const isInParts = count !== null && count > 1 && !deferred_days && !deferred_months
  if (!key || !isInParts || !eligibility?.is_eligible || parts.length !== count) return []
  const amount = (cents: number) => money.price(cents, money.DEFAULT_CURRENCY)
  const sumOf = (pick: (part: (typeof parts)[number]) => number | null) =>
    parts.reduce((sum, part) => sum + (pick(part) ?? 0), 0)
  const plan: ShopTypes.PaymentPlan = {
    method: CODE,
    key,
    count,
    fees: amount(sumOf((part) => (part.customer_fee ?? 0) + (part.customer_interest ?? 0))),
    total: amount(sumOf((part) => part.total_amount)),
    parts: parts.map((part) => ({
      date: days.format(part.due_date * 1000),
      amount: amount(part.total_amount),
    })),
  }
  return [plan]
}

async function findStatus(
  order: orders.OrderRecord,
  context: RequestContext,
  back?: payments.Return,
): Promise<payments.PaymentStatus> {
  const { token = null, outcome = null } = back ?? {}
  if (token && outcome === 'paid') {
    const paid = await validated(token, context)
    if (paid?.number === order.number) return { state: 'ACCEPTED' }
  }
  const path = token && outcome ? UNDOING[outcome] : undefined
  if (token && path) await undo(token, path, context)
  return payments.statusByOrder(order, back, context)
}

/** Cancels an unpaid order. The order itself then shows the outcome: it may be paid nevertheless, or the payment may belong to another order. */
async function undo(paymentId: string, path: string, { shared: { rest } }: RequestContext): Promise<void> {
  try {
    await rest.call({ name: 'AlmaUndo', method: 'GET', path, query: { pid: paymentId }, isPage: true })
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
  }
}

/**
 * Returns number and total of the order of a payment that Alma accepted. Only for the shopper's own payment: Alma counts other requests against the
 * shopper.
 */
async function validated(
  paymentId: string,
  { shared: { rest } }: RequestContext,
): Promise<{ number: string; total: number } | null> {
  try {
    const path = `V1/alma/payments/validate/${encodeURIComponent(paymentId)}`
    const result = (await rest.call({ name: 'AlmaValidate', method: 'GET', path })) as Validation
    const { valid, order_ref: number, purchase_amount: total = 0 } = result
    return valid && number ? { number, total } : null
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return null
  }
}

type Validation = { valid?: boolean; order_ref?: string; purchase_amount?: number }
