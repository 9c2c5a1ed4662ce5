import type { QueryCache } from '@tanstack/react-query'
import type { CartContentsFragment } from '../screens/cart/cart.generated.ts'
import type { CheckoutStateFragment } from '../screens/checkout/checkout.generated.ts'
import { cartEvents } from './cart-events.ts'
import { checkoutEvents } from './checkout-events.ts'
import { pushEvent } from './data-layer.ts'
import { answerIn } from './query-answers.ts'

/**
 * Tells of what the shopper does to the cart and in the checkout, without a word in their screens: an answer to a mutation is put into
 * the cache by hand, and what changed by it is what was done. What is read again, because another tab or the store changed it, is told nobody.
 */
export function followChoices(queries: QueryCache): () => void {
  let cart: CartContentsFragment | undefined
  let checkout: CheckoutStateFragment | undefined
  let customer: string | null | undefined

  for (const query of queries.getAll()) {
    const answer = answerIn(query)
    if (answer?.name === 'Cart') cart = answer.data.cart
    if (answer?.name === 'Checkout') checkout = answer.data.checkout
    if (answer?.name === 'Me') customer = answer.data.me.id
  }
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const isChoice = event.action.manual === true
    const answer = answerIn(event.query)
    switch (answer?.name) {
      case 'Me': {
        const { id } = answer.data.me
        // The cart that a sign-in brings along was filled long ago.
        if (customer !== undefined && id !== customer) cart = undefined
        customer = id
        break
      }
      case 'Cart': {
        const before = cart
        cart = answer.data.cart
        if (isChoice && before) for (const told of cartEvents(before, cart)) pushEvent(told)
        break
      }
      case 'Checkout': {
        const before = checkout
        checkout = answer.data.checkout
        if (isChoice && before) for (const told of checkoutEvents(before, checkout)) pushEvent(told)
        break
      }
    }
  })
}
