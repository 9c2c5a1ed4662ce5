import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { shownError } from '../../api/shown-error.ts'
import { useExecute } from '../../api/execute-context.ts'
import type { PlaceOrderInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange } from '../cart/cart-channel.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { cartQuery } from '../cart/cart-query.ts'
import { inTurn } from '../cart/in-turn.ts'
import { askAgain, isLost } from './ask-again.ts'
import { PlaceOrder, type PlaceOrderMutation } from './checkout.generated.ts'
import { storeCheckout } from './use-checkout-mutation.ts'
import { useLeaving } from './use-leaving.ts'
import { placedOrderQuery } from './use-placed-order.ts'

/** Milliseconds between two attempts are the caller's in tests only. */
type Wait = (ms: number) => Promise<void>

/**
 * Places the order that is shown: the cart and the revision name it, so that it can be asked for again without harm when an answer is
 * lost. Then on to the payment page or the success page; or what changed meanwhile is told, and the shopper confirms again.
 */
export function usePlaceOrder(wait?: Wait) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const [, navigate] = useLocation()
  const prove = useCaptcha('PLACE_ORDER')
  const { isLeaving, leaveFor } = useLeaving()

  const place = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (input: PlaceOrderInput): Promise<PlaceOrderMutation['placeOrder']> => {
      // What a store is shown against machines is good for one attempt.
      const attempt = async () => execute(PlaceOrder, { input: { ...input, captcha: await prove() } })
      const { placeOrder: answer } = await inTurn(() => askAgain(attempt, wait))
      if (!answer.success || !answer.order) {
        await storeCheckout(queryClient, answer.checkout)
        return answer
      }
      // The checkout stays as it is until this screen is left: an empty one would lead to the cart.
      queryClient.setQueryData(placedOrderQuery.queryKey, { placedOrder: answer.order })
      queryClient.setQueryData(cartQuery.queryKey, { cart: answer.checkout.cart })
      announceCartChange()
      if (answer.redirectUrl) leaveFor(answer.redirectUrl)
      else navigate('/checkout/success', { replace: true })
      return answer
    },
  })
  const { data, error } = place
  const isPlaced = Boolean(data?.success && data.order)
  const refusal = data && !isPlaced ? (data.errorMessage ?? t('checkout.refused')) : null
  return {
    place: place.mutateAsync,
    /** Until the next page is there: what was ordered cannot be ordered again meanwhile. */
    isBusy: place.isPending || isLeaving,
    isLeaving,
    changes: data && !isPlaced ? data.changes : [],
    errorMessage: error ? (isLost(error) ? t('checkout.lost') : shownError(error, t('ui.fault'))) : refusal,
  }
}
