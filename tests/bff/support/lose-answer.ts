import { type FaultProxy, PASS } from './fault-proxy.ts'
import type { CheckoutState, PlaceOrderResult, Shopper } from './shopper.ts'

/** Presses «order» with a store whose answer is lost; `isAway`: from then on the store answers nothing. */
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
