import { type FaultProxy, PASS } from './fault-proxy.ts'
import type { CheckoutState, PlaceOrderResult, Shopper } from './shopper.ts'

/** Places an order, and loses the store's response. With `isAway` the store no longer responds from then on. */
export async function loseAnswer(
  who: Shopper,
  proxy: FaultProxy,
  review: CheckoutState,
  isAway = false,
): Promise<{ review: CheckoutState; answer: PlaceOrderResult | null }> {
  await who.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
  let isPlaced = false
  proxy.fault = () =>
    isPlaced && isAway
      ? { kind: 'answer', status: 502, body: 'Bad Gateway' }
      : {
          kind: 'rewrite',
          rewrite: ({ body }, answered) => {
            if (!body.includes('placeOrder(')) return answered
            isPlaced = true
            return answered.slice(0, 20)
          },
        }
  const answer = await who.order(review).catch(() => null)
  proxy.fault = () => PASS
  return { review, answer }
}
