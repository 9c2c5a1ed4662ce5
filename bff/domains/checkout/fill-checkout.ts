import type { RequestContext } from '../../graphql/context.ts'
import type { AddressInput, OrderAddress, ShippingMethod } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { countriesOf } from '../address/country-loaders.ts'
import { storedDeliveryTitle } from '../delivery/delivery-title.ts'
import { orderLoaders } from '../orders/order-loaders.ts'
import type { OrderModel } from '../orders/order-model.ts'
import { adapterOf } from '../payment/adapters.ts'
import { choosePayment } from '../payment/choose-payment.ts'
import type { CheckoutModel, CheckoutResult, Current } from './checkout-model.ts'
import { type CheckoutOutcome, checkoutService } from './checkout-service.ts'
import { chooseAddresses, chooseDelivery } from './choices.ts'
import { pickupPoints, pointOf } from './pickup-points.ts'

type State = { current: Current; checkout: CheckoutModel }

/** Kinds of payment that need no further input before the order. */
const READY_KINDS: ReadonlySet<string> = new Set(['OFFLINE', 'CARD', 'REDIRECT', 'SAVED_CARD'])

/** Completes the customer's checkout step by step with choices of the last orders; choices made for this cart stay. */
export function fillCheckout(context: RequestContext): Promise<CheckoutResult> {
  const service = checkoutService(context)
  return service.change(async (current, checkout) => {
    const orders = await orderLoaders(context).latestOrders()
    let state: State = { current, checkout }
    const notes: string[] = []
    for (const [step, fill] of STEPS) {
      if (state.checkout.step !== step) continue
      const outcome = await fill(orders, state, context)
      if (outcome.errorMessage) return { notes: [...notes, outcome.errorMessage] }
      notes.push(...(outcome.notes ?? []))
      const now = await service.current()
      if (!now) return { notes }
      state = { current: now, checkout: await service.show(now) }
    }
    return { notes }
  })
}

type Fill = (orders: readonly OrderModel[], state: State, context: RequestContext) => Promise<CheckoutOutcome>

const STEPS: readonly (readonly [step: CheckoutModel['step'], fill: Fill])[] = [
  ['ADDRESS', fillAddresses],
  ['DELIVERY', fillDelivery],
  ['PAYMENT', fillPayment],
]

async function fillAddresses(orders: readonly OrderModel[], state: State, context: RequestContext) {
  const { current, checkout } = state
  const last = orders.find(({ billingAddress }) => billingAddress !== null)
  if (!last?.billingAddress) return {}
  const { billingAddress: billing, shippingAddress: delivery } = last
  // An order to a pickup point has the shopper's own address only for the invoice.
  const home = delivery && !(await pointIn(delivery, context)) ? delivery : billing
  const [shipping, other] = await Promise.all([home, billing].map((address) => inputOf(address, context)))
  const isSame = JSON.stringify(shipping) === JSON.stringify(other)
  const input = {
    shipping: { address: shipping },
    ...((!isSame || !checkout.cart.isShippable) && { billing: { address: other } }),
  }
  const { errorMessage, notes = [] } = await chooseAddresses(input, current, checkout, context)
  return errorMessage ? { errorMessage: t('checkout.again.address') } : { notes }
}

async function inputOf(address: OrderAddress, context: RequestContext): Promise<AddressInput> {
  const { firstname, lastname, company, telephone, address: place, region } = address
  const country = (await countriesOf(context)).find(({ id }) => id === place.country)
  const regionId = country?.regions.find(({ name }) => name === region)?.id
  const common = { firstname, lastname, company, telephone: telephone ?? '', ...place }
  return regionId ? { ...common, regionId } : { ...common, region }
}

async function fillDelivery(orders: readonly OrderModel[], { current, checkout }: State, context: RequestContext) {
  const last = orders.find(({ shippingMethod }) => shippingMethod !== null)
  const [only, ...others] = checkout.shippingMethods
  const same = checkout.shippingMethods.find((one) => describes(last?.shippingMethod, one))
  const method = same ?? (others.length === 0 ? only : undefined)
  if (!method)
    return last?.shippingMethod ? { errorMessage: t('checkout.again.method', { method: last.shippingMethod }) } : {}
  const { carrier_code, method_code, needsPickupPoint, title } = method
  const place = last?.shippingAddress
  const point = place && (await pointIn(place, context))
  if (needsPickupPoint && !point) return { errorMessage: t('checkout.again.point', { method: title }) }
  const input = {
    carrier_code,
    method_code,
    ...(needsPickupPoint && { pickupPointId: point?.id, pickupPostalCode: place?.address.postalCode }),
  }
  const { errorMessage } = await chooseDelivery(input, current, checkout, context)
  if (errorMessage)
    return { errorMessage: needsPickupPoint ? t('checkout.again.point', { method: title }) : errorMessage }
  return { notes: same ? [] : [...checkout.shippingNotes, t('checkout.methodChosen', { method: title })] }
}

function describes(text: string | null | undefined, { carrierTitle, title }: ShippingMethod): boolean {
  return text === storedDeliveryTitle(`${carrierTitle} - ${title}`)
}

/** Returns the pickup point to which an order went. Of the shop's own places, the store's orders have the name only, as the company. */
async function pointIn({ company = null, address }: OrderAddress, context: RequestContext) {
  const signed = pointOf({ company, pickup_location_code: null }, context)
  if (signed || !company) return signed
  const own = await pickupPoints(context, null, address)
  return own.find(({ name, address: place }) => name === company && place.postalCode === address.postalCode) ?? null
}

async function fillPayment(
  orders: readonly OrderModel[],
  { current, checkout }: State,
  context: RequestContext,
): Promise<CheckoutOutcome> {
  const last = orders.flatMap(({ payments }) => payments)[0]
  if (!last) return {}
  const recordedAs = (code: string) => adapterOf(code, context)?.recordedAs?.(code) ?? code
  const method = checkout.paymentMethods.find(({ code }) => recordedAs(code) === last.code)
  if (!method) return { errorMessage: t('checkout.again.payment', { method: last.title }) }
  const [card, ...others] = checkout.savedCards.filter((saved) => saved.method === method.code)
  // The store does not return which of several cards paid an order.
  if (others.length > 0 || !READY_KINDS.has(method.kind)) return {}
  return choosePayment({ code: method.code, savedCard: card?.id }, current, checkout, context)
}
