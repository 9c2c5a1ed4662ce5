import type { RequestContext } from '../../graphql/context.ts'
import type { CartAnswer } from '../cart/cart-model.ts'
import { customerTexts } from '../customer/customer-texts.ts'
import { orderTexts as texts } from './order-texts.ts'
import { Reorder } from './upstream/reorder.generated.ts'

/** Puts what an order had into the customer's cart. What the store refuses of it is told with the cart. */
export async function reorder(id: string, { loaders, upstream, session }: RequestContext): Promise<CartAnswer> {
  const { cart, customer } = loaders
  const number = loaders.orderIds.open(id)
  const answered = await customer.asCustomer(() =>
    cart.change(
      async (cartId) => {
        if (!number || !(await loaders.customerOrder(number))) return { cart: null, refused: [texts.unknownOrder] }
        const { reorderItems } = await upstream.send(Reorder, { number }, { serialize: cartId })
        // A customer has one cart: what the session knew may be one that was ordered elsewhere meanwhile.
        const changed = reorderItems?.cart.id
        if (changed && changed !== cartId) session.set('cartId', changed)
        return {
          cart: await cart.find(changed ?? cartId),
          refused: (reorderItems?.userInputErrors ?? []).flatMap((error) => error?.message || []),
        }
      },
      { creates: true, withoutCart: null },
    ),
  )
  if (answered) return answered
  return cart.change(async () => ({ cart: null, refused: [customerTexts.signInFirst] }), {
    creates: false,
    withoutCart: customerTexts.signInFirst,
  })
}
