import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { meQuery } from '../customer/me-query.ts'
import { HelpdeskTicket, HelpdeskTickets, type TicketAnswerFragment } from './helpdesk.generated.ts'

/** Sends a change of a ticket and takes over the ticket it answers; lists are read again when they are shown. */
export function useTicketChange<Result, Variables>(
  operation: Operation<Result, Variables>,
  answerOf: (result: Result) => TicketAnswerFragment,
): (variables: Variables) => Promise<TicketAnswerFragment> {
  const execute = useExecute()
  const queryClient = useQueryClient()
  return useCallback(
    async (variables) => {
      const answer = answerOf(await execute(operation, variables))
      const { ticket } = answer
      if (ticket) {
        const { queryKey } = operationQuery(HelpdeskTicket, { id: ticket.id })
        await queryClient.cancelQueries({ queryKey })
        const id = queryClient.getQueryData(meQuery.queryKey)?.me.id ?? null
        queryClient.setQueryData(queryKey, { me: { id, helpdeskTicket: ticket } })
        queryClient.removeQueries({ queryKey: [HelpdeskTickets.name] })
      }
      return answer
    },
    [execute, queryClient, operation, answerOf],
  )
}
