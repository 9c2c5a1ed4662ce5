import { isPostalCode } from '../../../schema/address-rules.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { ShippingMethod } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { countriesOf } from '../address/country-loaders.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { catalogSettings } from '../catalog/map-product.ts'
import { emailFault } from '../customer/check-entry.ts'
import { earlyPayments } from '../payment/early-payment.ts'
import { choosePayment, paymentPlans, startWalletPayment } from '../payment/choose-payment.ts'
import { agreementsOf } from './agreements.ts'
import type { CheckoutResult } from './checkout-model.ts'
import { checkoutService } from './checkout-service.ts'
import { chooseAddresses, chooseDelivery } from './choices.ts'
import { fillCheckout } from './fill-checkout.ts'
import { SetGuestEmail } from './magento/checkout.generated.ts'
import { EstimateShipping, type EstimateShippingMutationVariables } from './magento/delivery-estimate.generated.ts'
import { ApplyCredit, RemoveCredit } from './magento/store-credit.generated.ts'
import { pickupPoints } from './pickup-points.ts'
import { placeOrder } from './place-order.ts'
import { offeredShippingMethods } from './shipping-methods.ts'

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, __, context) => checkoutService(context).read(),
    paymentPlans: (_, __, context) => paymentPlans(context),
    earlyPayments: (_, __, context) => earlyPayments(context),
    agreements: (_, __, context) => agreementsOf(context),
    pickupPoints: (_, { carrier_code, country, postalCode }, context) =>
      pickupPoints(context, carrier_code ?? null, { country, postalCode }),
    deliveryEstimate: (_, place, context) => deliveryEstimate(place, context),
  },
  Mutation: {
    setCheckoutEmail: (_, { email }, context) => setEmail(email, context),
    setCheckoutAddresses: (_, { input }, context) =>
      checkoutService(context).change((current, checkout) => chooseAddresses(input, current, checkout, context)),
    setCheckoutShippingMethod: (_, { input }, context) =>
      checkoutService(context).change((current, checkout) => chooseDelivery(input, current, checkout, context)),
    setCheckoutPaymentMethod: (_, { input }, context) =>
      checkoutService(context).change((current, checkout) => choosePayment(input, current, checkout, context)),
    fillCheckout: (_, __, context) => fillCheckout(context),
    applyStoreCredit: (_, __, context) =>
      changeCredit(context, (id) => context.upstream.send(ApplyCredit, { id }, { serialize: id })),
    removeStoreCredit: (_, __, context) =>
      changeCredit(context, (id) => context.upstream.send(RemoveCredit, { id }, { serialize: id })),
    startWalletPayment: (_, { code }, context) => startWalletPayment(code, context),
    placeOrder: (_, { input }, context) => placeOrder(input, context),
  },
}

function changeCredit(context: RequestContext, send: (cartId: string) => Promise<unknown>): Promise<CheckoutResult> {
  return checkoutService(context).change(async ({ cartId }, { storeCredit }) => {
    if (!storeCredit) return { errorMessage: t('checkout.noCredit') }
    await send(cartId)
    return {}
  })
}

/** Sets the address for a guest's confirmation; a customer's is sent to the account's address. */
function setEmail(text: string, context: RequestContext): Promise<CheckoutResult> {
  return checkoutService(context).change(async ({ cartId: id }) => {
    if (context.signIn.token() !== undefined) return { errorMessage: t('checkout.emailOfCustomer') }
    const fault = emailFault(text)
    if (fault) return { errors: [{ field: 'email', message: fault }] }
    await context.upstream.send(SetGuestEmail, { id, email: text }, { serialize: id })
    return {}
  })
}

/** Returns delivery methods with prices for a place; empty for a place that the shop does not deliver to, and before 2.4.7. */
async function deliveryEstimate(
  { country, postalCode }: { country: string; postalCode: string },
  context: RequestContext,
): Promise<ShippingMethod[]> {
  const { upstream, session } = context
  const { cartId } = session.data
  if (!cartId || !upstream.has('Mutation.estimateShippingMethods')) return []
  const isKnown = (await countriesOf(context)).some(({ id }) => id === country)
  if (!isKnown || !isPostalCode(country, postalCode)) return []
  const code = country as EstimateShippingMutationVariables['input']['address']['country_code']
  try {
    const { estimateShippingMethods: methods } = await upstream.send(
      EstimateShipping,
      { input: { cart_id: cartId, address: { country_code: code, postcode: postalCode } } },
      { serialize: cartId },
    )
    const offer = { ...context, settings: catalogSettings(context), isTaxed: true, leavesAsUsual: false }
    return offeredShippingMethods(methods ?? [], 0, offer).methods
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}
