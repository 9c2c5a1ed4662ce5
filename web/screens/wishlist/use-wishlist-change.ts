import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/mutation-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { WishingFragment } from './wishlist.generated.ts'
import { wishlistQuery } from './wishlist-query.ts'

type Answer = { success: boolean; errorMessage: string | null; me: WishingFragment }

/** A change of the list, one after the other in this tab; each answer's list replaces the cached one. `errorMessage` is for the shopper. */
export function useWishlistChange<Result, Variables, Given extends Answer>(
  operation: Operation<Result, Variables>,
  answerOf: (result: Result) => Given,
) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const mutation = useMutation({
    scope: { id: 'wishlist' },
    networkMode: 'always',
    mutationFn: async (variables: Variables) => {
      const answer = answerOf(await execute(operation, variables))
      const { queryKey } = wishlistQuery(answer.me.id)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, { me: answer.me })
      return answer
    },
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('wishlist.refused')) }
}
