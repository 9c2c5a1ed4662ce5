import type { CartView } from '../cart/view.ts'
import type { Context } from '../context.ts'

export type PaymentMethod = { code: string; title: string }

/** The one method of a cart that costs nothing. */
const FREE_METHOD = 'free'

/** What the store takes for a cart: an empty one or one that costs nothing only has the free method. */
export function paymentMethodsFor({ totals }: Pick<CartView, 'totals'>, context: Context): PaymentMethod[] {
  return totals.grandTotal > 0
    ? context.model.checkout.paymentMethods.filter(
        ({ code }) => !code.startsWith('mollie_') || context.extensions.has('mollie-payment'),
      )
    : [{ code: FREE_METHOD, title: context.text('nothingToPay') }]
}
