import { isIncomplete } from '../cart/line-options.ts'
import type { CartView } from '../cart/view.ts'
import { missingFields, missingText } from '../checkout/address-input.ts'
import { hasPlaceFor } from '../checkout/pickup.ts'
import type { Context } from '../context.ts'
import { paymentMethodsFor } from '../payment/methods.ts'

/** A reason why a cart does not become an order, in the shopper's language. */
export class OrderRefusal extends Error {}

/**
 * What keeps a cart from being ordered, in Magento's order: e-mail, delivery address and method, billing address, payment.
 * An emptied cart has nothing to ship and only the free method, so that its payment is refused.
 */
export function checkCart(cart: CartView, context: Context): void {
  if (!cart.email) throw new OrderRefusal(context.text('guestEmailMissing'))
  if (cart.lines.some(isIncomplete)) throw new OrderRefusal(context.text('optionsIncomplete'))
  if (cart.lines.length && !cart.isVirtual) {
    const missing = missingFields(cart.shippingAddress, context)
    if (missing.length) throw new OrderRefusal(context.text('checkShippingAddress', missingText(missing, context)))
    if (!cart.rate) throw new OrderRefusal(context.text('shippingMethodMissing'))
  }
  const missing = missingFields(cart.billingAddress, context)
  if (missing.length) throw new OrderRefusal(context.text('checkBillingAddress', missingText(missing, context)))
  const { payment } = cart
  if (!payment || !paymentMethodsFor(cart, context).some(({ code }) => code === payment.code)) {
    throw new OrderRefusal(context.text('paymentUnavailable'))
  }
  if (payment.code === 'purchaseorder' && payment.purchaseOrderNumber === null) {
    throw new OrderRefusal(context.text('purchaseOrderNumberMissing'))
  }
  if (cart.rate && !hasPlaceFor(cart.rate.kind, cart.shippingAddress, context)) {
    throw new OrderRefusal(context.text('pickupLocationMissing'))
  }
  checkMinimum(cart, context)
}

/** The least a cart must come to, with tax and after discounts. No earlier step and no field tells it. */
function checkMinimum({ totals }: CartView, { model, text }: Context): void {
  const { minimum_order_amount: amount, minimum_order_description: description } = model.settings.config
  if (totals.subtotalIncludingTax - totals.discount >= Number(amount ?? 0) * 100) return
  throw new OrderRefusal(description ? String(description) : text('minimumOrder', Number(amount).toFixed(2)))
}
