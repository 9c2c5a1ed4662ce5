import type { CheckoutStateFragment } from '../screens/checkout/checkout.generated.ts'
import { itemsOf, totalOf } from './cart-events.ts'
import type { DataLayerEvent } from './data-layer.ts'
import { goodsEvent } from './items.ts'

/** The first sight of a checkout with something in it. */
export function beginCheckout({ cart }: CheckoutStateFragment): DataLayerEvent | null {
  return cart.items.length > 0 ? goodsEvent('begin_checkout', itemsOf(cart), totalOf(cart)) : null
}

/** What a choice of the shopper settled: how it is delivered, how it is paid. Codes only: no address, no name. */
export function checkoutEvents(before: CheckoutStateFragment, after: CheckoutStateFragment): DataLayerEvent[] {
  const { cart, shippingMethod, paymentMethod } = after
  const events: DataLayerEvent[] = []
  const tell = (event: string, detail: Record<string, string>) =>
    events.push(goodsEvent(event, itemsOf(cart), { ...totalOf(cart), ...detail }))

  if (shippingMethod && shippingMethod.id !== before.shippingMethod?.id) {
    tell('add_shipping_info', { shipping_tier: shippingMethod.id })
  }
  if (paymentMethod && paymentMethod.code !== before.paymentMethod?.code) {
    tell('add_payment_info', { payment_type: paymentMethod.code })
  }
  return events
}
