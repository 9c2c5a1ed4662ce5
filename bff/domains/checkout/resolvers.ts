import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { choosePayment } from '../payment/choose-payment.ts'
import { startWalletPayment } from '../payment/start-wallet-payment.ts'
import { deliveryEstimate } from './delivery-estimate.ts'
import { placeOrder } from './place-order.ts'
import { setAddresses } from './set-addresses.ts'
import { setEmail } from './set-email.ts'
import { setShippingMethod } from './set-shipping-method.ts'

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, __, { loaders }) => loaders.checkout.read(),
    agreements: (_, __, { loaders }) => loaders.agreements(),
    pickupPoints: (_, { carrier_code, country, postalCode }, { loaders }) =>
      loaders.pickupPoints(carrier_code ?? null, { country, postalCode }),
    deliveryEstimate: (_, place, { loaders }) => deliveryEstimate(place, loaders.checkout),
  },
  Mutation: {
    setCheckoutEmail: (_, { email }, { loaders, signIn }) =>
      setEmail(email, signIn.token() !== undefined, loaders.checkout),
    setCheckoutAddresses: (_, { input }, { loaders }) => setAddresses(input, loaders.checkout),
    setCheckoutShippingMethod: (_, { input }, { loaders }) => setShippingMethod(input, loaders.checkout),
    setCheckoutPaymentMethod: (_, { input }, { loaders }) =>
      choosePayment(input, loaders.checkout, loaders.paymentAdapters),
    applyStoreCredit: (_, __, { loaders }) => loaders.storeCredit.apply(loaders.checkout),
    removeStoreCredit: (_, __, { loaders }) => loaders.storeCredit.remove(loaders.checkout),
    startWalletPayment: (_, { code }, { loaders }) => startWalletPayment(code, loaders.checkout),
    placeOrder: (_, { input }, context) => placeOrder(input, orderTools(context)),
  },
}

function orderTools({ loaders }: RequestContext) {
  return {
    service: loaders.checkout,
    adapters: loaders.paymentAdapters,
    agreements: loaders.agreements,
    orders: loaders.orders,
    captcha: loaders.captcha,
  }
}
