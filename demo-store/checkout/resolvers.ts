import type { CartView } from '../cart/view.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { renderContent } from '../content/render.ts'
import { paymentMethodsFor } from '../payment/methods.ts'
import { encodeUid } from '../uid.ts'
import type { Address } from './address.ts'
import { estimateMutations } from './estimates.ts'
import { chosenMethodOf, methodOf } from './method-view.ts'
import { pickupLocations } from './pickup-locations.ts'
import { addressMutations } from './set-addresses.ts'
import { methodMutations } from './set-methods.ts'

/** An address of a cart, with the cart it belongs to. */
type AddressView = Address & { cart: CartView; type: 'Shipping' | 'Billing' }

const address: TypeResolvers = {
  uid: ({ cart, type }: AddressView) => encodeUid(type.toLowerCase(), cart.id),
  vat_id: ({ vatId }: AddressView) => vatId,
  region: ({ region }: AddressView) => ({ code: region.code, label: region.label, region_id: region.id }),
  // The label is the code again.
  country: ({ countryCode }: AddressView) => ({ code: countryCode, label: countryCode }),
}

/** What an estimate left behind is no address to show. */
const isComplete = (given: Address | null): given is Address => given?.firstname != null

/** What stands between a cart and an order. */
export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: (_: unknown, __: unknown, context: Context) =>
      context.model.checkout.agreements.map((agreement) => ({
        agreement_id: agreement.id,
        name: agreement.name,
        content: renderContent(agreement.content, context),
        content_height: agreement.contentHeight,
        checkbox_text: agreement.checkboxText,
        is_html: true,
        mode: agreement.mode,
      })),
    pickupLocations,
  },
  Mutation: { ...addressMutations, ...methodMutations, ...estimateMutations },
  Cart: {
    shipping_addresses: (cart: CartView) =>
      isComplete(cart.shippingAddress) ? [{ ...cart.shippingAddress, cart, type: 'Shipping' }] : [],
    billing_address: (cart: CartView) =>
      isComplete(cart.billingAddress) ? { ...cart.billingAddress, cart, type: 'Billing' } : null,
    available_payment_methods: (cart: CartView, _: unknown, context: Context) =>
      paymentMethodsFor(cart, context).map((method) => ({ ...method, is_deferred: false })),
    // Not chosen yet is an object of empty texts.
    selected_payment_method: (cart: CartView, _: unknown, context: Context) => {
      const chosen = paymentMethodsFor(cart, context).find(({ code }) => code === cart.payment?.code)
      return {
        code: chosen?.code ?? '',
        title: chosen?.title ?? '',
        purchase_order_number: chosen ? (cart.payment?.purchaseOrderNumber ?? null) : null,
      }
    },
  },
  CartAddressInterface: { __resolveType: ({ type }: AddressView) => `${type}CartAddress` },
  BillingCartAddress: address,
  ShippingCartAddress: {
    ...address,
    customer_notes: ({ customerNotes }: AddressView) => customerNotes,
    pickup_location_code: ({ pickupLocationCode }: AddressView) => pickupLocationCode,
    available_shipping_methods: ({ cart }: AddressView, _: unknown, context: Context) =>
      cart.rates.map((rate) => methodOf(rate, cart, context)),
    selected_shipping_method: ({ cart }: AddressView, _: unknown, context: Context) =>
      cart.rate && chosenMethodOf(cart.rate, cart, context),
  },
}
