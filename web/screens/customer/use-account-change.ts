import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { AddressBook } from '../address/address.generated.ts'
import { meQuery } from './me-query.ts'
import type { AccountPersonFragment } from './account.generated.ts'
import { accountQuery } from './account-query.ts'

/** Sends a change of the account and takes over the person it answers, whatever became of it. */
export function useAccountChange<Result, Variables, Answer extends { me: AccountPersonFragment }>(
  operation: Operation<Result, Variables>,
  answerOf: (result: Result) => Answer,
): (variables: Variables) => Promise<Answer> {
  const execute = useExecute()
  const queryClient = useQueryClient()
  return useCallback(
    async (variables) => {
      const answer = answerOf(await execute(operation, variables))
      const { me } = answer
      await Promise.all([meQuery, accountQuery].map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
      queryClient.setQueryData(accountQuery.queryKey, { me })
      queryClient.setQueryData(meQuery.queryKey, { me })
      // The checkout reads the book by a query of its own.
      queryClient.removeQueries({ queryKey: [AddressBook.name] })
      return answer
    },
    [execute, queryClient, operation, answerOf],
  )
}
