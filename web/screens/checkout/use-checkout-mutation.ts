import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/mutation-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange } from '../cart/cart-channel.ts'
import { cartQuery } from '../cart/cart-query.ts'
import { inTurn } from '../cart/in-turn.ts'
import type { CheckoutAnswerFragment, CheckoutStateFragment } from './checkout.generated.ts'
import { checkoutQuery } from './use-checkout.ts'

/**
 * A mutation of the checkout: sent in turn with those of the cart, whichever tab they come from; each answer's checkout replaces the
 * cached one, and its cart the cart. `errorMessage` is what to show where no field is to blame.
 */
export function useCheckoutMutation<Result, Variables, Input = void>(
  operation: Operation<Result, Variables>,
  variablesOf: (input: Input) => Variables,
  answerOf: (result: Result) => CheckoutAnswerFragment,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()

  const mutation = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      const answer = answerOf(await inTurn(() => execute(operation, variablesOf(input))))
      await storeCheckout(queryClient, answer.checkout)
      return answer
    },
    // Whether the store did it before the connection broke is unknown.
    onError: () => queryClient.invalidateQueries({ queryKey: checkoutQuery.queryKey }),
  })
  const { data } = mutation
  const fieldErrors = data && !data.success ? data.errors : []
  return { ...mutation, errorMessage: mutationError(mutation, t('checkout.refused')), fieldErrors }
}

/** Puts the checkout of an answer in the place of what was known, here and, by a word, in the other tabs. */
export async function storeCheckout(queryClient: QueryClient, checkout: CheckoutStateFragment): Promise<void> {
  // An answer to an earlier read must not overwrite this newer state.
  await Promise.all([
    queryClient.cancelQueries({ queryKey: checkoutQuery.queryKey }),
    queryClient.cancelQueries({ queryKey: cartQuery.queryKey }),
  ])
  queryClient.setQueryData(checkoutQuery.queryKey, { checkout })
  queryClient.setQueryData(cartQuery.queryKey, { cart: checkout.cart })
  announceCartChange()
}
