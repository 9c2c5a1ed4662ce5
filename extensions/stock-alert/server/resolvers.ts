import { caching, carts, contact, customers, type RequestContext, rules, store, t } from 'musette/server'
import type { Resolvers, StockAlertSuccess } from '../schema.generated.ts'
import {
  CancelStockAlert,
  ProductAlert,
  StockAlerts as OwnAlerts,
  SubscribeToProduct,
  SubscribeToStockAlert,
  UnsubscribeFromProduct,
} from './magento/stock-alert.generated.ts'
import { hasGuestAlerts, hasOnlyMagentoAlerts } from './stock-alert-modules.ts'

const TOKEN = /^[\w-]{16,128}$/

export const stockAlertResolvers: Resolvers = {
  Query: {
    stockAlert: async (_, { sku }, context) => ({
      sku,
      isSubscribed: await isWaiting(sku, context),
    }),
  },
  Mutation: {
    subscribeToStockAlert: (_, subscription, context) => subscribe(subscription, context),
    unsubscribeFromStockAlert: (_, { sku }, context) => unsubscribe(sku, context),
    cancelStockAlert: (_, { token }, context) => cancel(token, context),
  },
}

/** The customer's pending alerts, for the export of personal data. Magento's own cannot be listed. */
export async function personalData(context: RequestContext): Promise<object> {
  const alerts = stockAlerts(context)
  return alerts.isActive ? { stockAlerts: [...(await alerts.pending()).keys()] } : {}
}

async function isWaiting(sku: string, context: RequestContext): Promise<boolean> {
  if (!hasOnlyMagentoAlerts(context)) return (await stockAlerts(context).pending()).has(sku)
  try {
    const read = () => context.upstream.send(ProductAlert, { sku: sku.slice(0, rules.MAX_SKU) })
    const found = await customers.customerService(context).asCustomer(read)
    return found?.productAlertStatus?.is_stock_alert_subscribed ?? false
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return false
  }
}

/** Begins or ends an alert of Magento's own. */
async function changeOwn(sku: string, isWanted: boolean, context: RequestContext): Promise<StockAlertSuccess> {
  const { upstream } = context
  const input = { product_sku: sku.slice(0, rules.MAX_SKU), alert_type: 'STOCK' as const }
  try {
    const change = async () =>
      isWanted
        ? (await upstream.send(SubscribeToProduct, { input })).productAlertSubscribe
        : (await upstream.send(UnsubscribeFromProduct, { input })).productAlertUnsubscribe
    const changed = await customers.customerService(context).asCustomer(change)
    if (!changed) return respond(sku, customers.refused(t('stockAlert.signIn')), false)
    return respond(sku, customers.accepted, changed.is_subscribed)
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return respond(sku, customers.refused(store.storeMessage(error.message)), !isWanted)
  }
}

type Subscription = { sku: string; email?: string | null; captcha?: string | null }

/** A customer's alert goes to the e-mail address of the account. A guest enters an address and has to pass the captcha. */
async function subscribe(wanted: Subscription, context: RequestContext): Promise<StockAlertSuccess> {
  const { sku } = wanted
  const { upstream } = context
  if (hasOnlyMagentoAlerts(context)) return changeOwn(sku, true, context)
  if (!stockAlerts(context).isActive) return respond(sku, customers.refused(t('stockAlert.inactive')), false)
  const { email: own } = await customers.customerService(context).read()
  const email = own ?? wanted.email ?? ''
  const fault = own === null ? customers.emailFault(email) : null
  const faults = customers.refusedFields(fault ? [{ field: 'email', message: fault }] : [])
  if (faults) return respond(sku, faults, false)
  const proven = own === null ? await contact.captchaService(context).check('STOCK_ALERT', wanted.captcha) : {}
  if (!proven) return respond(sku, customers.refused(t('captcha.refused')), false)
  try {
    const input = { sku: sku.slice(0, rules.MAX_SKU), email }
    const { byte8StockRadarSubscribe: made } = await upstream.send(SubscribeToStockAlert, { input }, proven)
    const outcome = made?.success
      ? customers.accepted
      : customers.refused(store.storeMessage(made?.message ?? t('stockAlert.inactive')))
    return respond(sku, outcome, outcome.success && own !== null)
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return respond(sku, customers.refused(store.storeMessage(error.message)), false)
  }
}

/** Cancelling an alert that is not pending is no failure. */
async function unsubscribe(sku: string, context: RequestContext): Promise<StockAlertSuccess> {
  const { upstream, signIn } = context
  if (hasOnlyMagentoAlerts(context)) return changeOwn(sku, false, context)
  if (!stockAlerts(context).isActive) return respond(sku, customers.refused(t('stockAlert.inactive')), false)
  const token = (await stockAlerts(context).pending()).get(sku)
  if (token) await upstream.send(CancelStockAlert, { token })
  stockAlerts(context).forget()
  return respond(sku, signIn.token() ? customers.accepted : customers.refused(t('stockAlert.signInToEnd')), false)
}

/** Cancels by the token in a mail's link; no sign-in is needed. */
async function cancel(token: string, context: RequestContext): Promise<customers.RequestResult> {
  if (!stockAlerts(context).isActive)
    return { __typename: 'RequestSuccess', ...customers.refused(t('stockAlert.inactive')) }
  if (TOKEN.test(token)) await context.upstream.send(CancelStockAlert, { token }, { asGuest: true })
  return { __typename: 'RequestSuccess', ...customers.accepted }
}

function respond(sku: string, outcome: customers.Outcome, isSubscribed: boolean): StockAlertSuccess {
  return { __typename: 'StockAlertSuccess', ...outcome, alert: { sku, isSubscribed } }
}

/** The customer's stock alerts, during one request. */
export type StockAlerts = {
  isActive: boolean
  /** Token that ends it, by sku; empty for a guest. Read once, until `forget`. */
  pending(): Promise<ReadonlyMap<string, string>>
  forget(): void
}

const stockAlerts = caching.defineService((context: RequestContext): StockAlerts => {
  const { upstream } = context
  const isActive = hasGuestAlerts(context)
  let current: Promise<ReadonlyMap<string, string>> | undefined

  async function load(): Promise<ReadonlyMap<string, string>> {
    const own = isActive && (await customers.customerService(context).asCustomer(() => upstream.send(OwnAlerts, {})))
    const alerts = (own && own.byte8StockRadarMySubscriptions?.items) || []
    const pending = alerts.filter((alert) => alert !== null && alert.status === 'pending')
    return new Map(pending.map(({ sku, unsubscribe_token: token }) => [sku, token]))
  }

  return {
    isActive,
    pending: () => (current ??= load()),
    forget() {
      current = undefined
    },
  }
})
