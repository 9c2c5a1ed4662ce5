import { answerCart, changeCart, required } from '../cart/change.ts'
import { loadCart } from '../cart/load.ts'
import { viewCart } from '../cart/view.ts'
import type { Context, TypeResolvers } from '../context.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import { paymentMethodsFor } from '../payment/methods.ts'

export type MethodInput = { carrier_code: string; method_code: string }
export type PaymentInput = {
  code: string
  purchase_order_number?: string | null
  paypal_express?: { token: string; payer_id: string } | null
}

const maxNumberLength = 100

/** Delivery and payment of a cart. */
export const methodMutations: TypeResolvers = {
  setShippingMethodsOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; shipping_methods: (MethodInput | null)[] } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const [wanted, ...more] = (input?.shipping_methods ?? []).filter((entry) => entry !== null)
    if (!wanted) throw inputError(context.text('parameterMissing', 'shipping_methods'))
    if (more.length) throw inputError(context.text('severalMethods'))
    const carrier = required(wanted.carrier_code, 'carrier_code', context)
    const method = required(wanted.method_code, 'method_code', context)
    await changeCart(id, context, async (cartId, db) => {
      const cart = await loadCart(id, context, db)
      if (!cart.shippingAddress) throw inputError(context.text('addressFirst'))
      const { rates } = await viewCart(cart, context, db)
      if (!rates.some((rate) => rate.carrier === carrier && rate.method === method)) {
        throw noSuchEntity(context.text('carrierMissing', carrier, method))
      }
      await db.query('update cart set shipping_method = $2 where id = $1', [
        cartId,
        JSON.stringify({ carrier, method }),
      ])
    })
    return answerCart(id, context)
  },
  setPaymentMethodOnCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; payment_method: PaymentInput } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const code = required(input?.payment_method.code, 'code', context)
    const { purchase_order_number: number, paypal_express: wallet } = input?.payment_method ?? {}
    await changeCart(id, context, async (cartId, db) => {
      const cart = await viewCart(await loadCart(id, context, db), context, db)
      if (!paymentMethodsFor(cart, context).some((method) => method.code === code)) {
        throw inputError(context.text('paymentUnavailable'))
      }
      const payment = {
        code,
        purchaseOrderNumber: number?.replaceAll('\0', '').trim().slice(0, maxNumberLength) || null,
        wallet: wallet ? { token: wallet.token, payerId: wallet.payer_id } : null,
      }
      await db.query('update cart set payment = $2 where id = $1', [cartId, JSON.stringify(payment)])
    })
    return answerCart(id, context)
  },
}
