import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/mutation-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange } from './cart-channel.ts'
import { cartQuery } from './cart-query.ts'
import type { CartAnswerFragment, CartContentsFragment } from './cart.generated.ts'
import { inTurn } from './in-turn.ts'

/** Name of the checkout's operation, whose code only the checkout loads. */
const CHECKOUT_QUERY = 'Checkout'

/**
 * A mutation of the cart. Mutations of one browser are sent one after the other, whichever tab they come from; each answer's cart replaces the cached one.
 * `errorMessage` is what to show the shopper: the store's refusal, or «GraphQL error: …» and «Network error: …».
 */
export function useCartMutation<
  Result,
  Variables,
  Input = void,
  Answer extends CartAnswerFragment = CartAnswerFragment,
>(
  operation: Operation<Result, Variables>,
  variablesOf: (input: Input) => Variables,
  answerOf: (result: Result) => Answer,
  onAccepted?: (answer: Answer, before: CartContentsFragment | undefined, input: Input) => void,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()

  const mutation = useMutation({
    scope: { id: 'cart' },
    // Offline, a mutation that waits would surprise hours later: it fails at once.
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      const before = queryClient.getQueryData(cartQuery.queryKey)?.cart
      const answer = answerOf(await inTurn(() => execute(operation, variablesOf(input))))
      // An answer to an earlier read must not overwrite this newer cart.
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
      queryClient.setQueryData(cartQuery.queryKey, { cart: answer.cart })
      // A checkout that is open shows the cart, and what its delivery and payment come to.
      void queryClient.invalidateQueries({ queryKey: [CHECKOUT_QUERY] })
      announceCartChange()
      if (answer.success) onAccepted?.(answer, before, input)
      return answer
    },
    // Whether the store did it before the connection broke is unknown.
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('cart.refused')) }
}
