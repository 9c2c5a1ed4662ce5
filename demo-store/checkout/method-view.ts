import type { CartView } from '../cart/view.ts'
import type { Context } from '../context.ts'
import type { Rate } from './rates.ts'

const isTaxed = ({ shippingAddress }: Pick<CartView, 'shippingAddress'>, { model }: Context): boolean =>
  shippingAddress === null || model.checkout.taxedCountries.includes(shippingAddress.countryCode)

/** Cents of a rate without tax. */
const net = ({ cents }: Rate): number => Math.round(cents / 1.2)

/** A rate as `AvailableShippingMethod`: `amount` is the figure as entered, including tax. */
export const methodOf = (rate: Rate, cart: Pick<CartView, 'shippingAddress'>, context: Context) => ({
  kind: rate.kind,
  carrier_code: rate.carrier,
  carrier_title: rate.carrierTitle,
  method_code: rate.method,
  method_title: rate.methodTitle,
  available: rate.method !== null,
  error_message: rate.errorMessage,
  price_excl_tax: context.money(net(rate)),
  price_incl_tax: context.money(isTaxed(cart, context) ? rate.cents : net(rate)),
  amount: context.money(rate.cents),
})

/** The chosen rate as `SelectedShippingMethod`, whose `amount` is without tax. */
export const chosenMethodOf = (rate: Rate, cart: Pick<CartView, 'shippingAddress'>, context: Context) => ({
  ...methodOf(rate, cart, context),
  amount: context.money(net(rate)),
})
