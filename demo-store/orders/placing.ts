import { GraphQLError } from 'graphql'
import { required } from '../cart/change.ts'
import type { Context, TypeResolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { OrderRefusal } from './check.ts'
import { checkOrderLimit } from './order-limit.ts'
import { placeCart } from './place.ts'
import type { Order } from './types.ts'

type Input = { cart_id: string; mollie_return_url?: string | null }

/** Texts a code is found by; they have to be English, so that a translated message has none. */
const codes: [string, string][] = [
  ['Could not find a cart with ID', 'CART_NOT_FOUND'],
  ["The cart isn't active", 'CART_NOT_ACTIVE'],
  ['Guest email for cart is missing', 'GUEST_EMAIL_MISSING'],
  ['Unable to place order', 'UNABLE_TO_PLACE_ORDER'],
]

const codeOf = (message: string): string => codes.find(([text]) => message.includes(text))?.[1] ?? 'UNDEFINED'

const isMissingCart = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && error.extensions.category === 'graphql-no-such-entity'

/** The deprecated, short form of an order. */
const shortOrder = (order: Order) => ({ order_id: order.number, order_number: order.number, order })

/**
 * Up to 2.4.6 whatever keeps a cart from being ordered is thrown; from 2.4.7 on it stands in `errors`, and whoever does
 * not ask for them sees an order of null and nothing else.
 */
export const placeOrder: TypeResolvers[string] = async (
  _: unknown,
  { input }: { input?: Input | null },
  context: Context,
) => {
  const id = required(input?.cart_id, 'cart_id', context)
  checkCaptcha('PLACE_ORDER', context)
  checkOrderLimit(context)
  try {
    const order = await placeCart(id, input?.mollie_return_url ?? null, context)
    return { order: shortOrder(order), orderV2: order, errors: [] }
  } catch (error) {
    if (!(error instanceof OrderRefusal) && !isMissingCart(error)) throw error
    if (!reaches(context.level, '2.4.7')) {
      throw error instanceof OrderRefusal ? inputError(context.text('orderFailed', error.message)) : error
    }
    return { order: null, orderV2: null, errors: [{ code: codeOf(error.message), message: error.message }] }
  }
}
