import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { customers, type Fragments, operationQuery, useExecute, useHydrated } from 'musette/web'
import { HelpdeskTicket, HelpdeskTickets, type TicketResultFragment } from './helpdesk.generated.ts'

/** Replies arrive at any time: a return to the tab fetches again. */
const options = { staleTime: 0, refetchOnWindowFocus: true } as const

/** A page of the customer's tickets; `null` where there is no help desk, or the address has to be proven first. Read by the browser alone. */
export function useTickets(page: number) {
  return useQuery({
    ...operationQuery(HelpdeskTickets, { page }),
    ...options,
    enabled: useHydrated(),
    select: ({ me }) => me,
  })
}

/** One of the customer's tickets; `null` where there is none of that id. */
export function useTicket(id: string) {
  return useQuery({
    ...operationQuery(HelpdeskTicket, { id }),
    ...options,
    enabled: useHydrated(),
    select: ({ me }) => me.helpdeskTicket,
  })
}

/** Sends a change of a ticket and caches the ticket that it returns; invalidates the lists. */
export function useTicketChange<Result, Variables>(
  operation: Fragments.Operation<Result, Variables>,
  resultOf: (result: Result) => TicketResultFragment,
): (variables: Variables) => Promise<TicketResultFragment> {
  const execute = useExecute()
  const queryClient = useQueryClient()
  return useCallback(
    async (variables) => {
      const response = resultOf(await execute(operation, variables))
      const { ticket } = response
      if (ticket) {
        const { queryKey } = operationQuery(HelpdeskTicket, { id: ticket.id })
        await queryClient.cancelQueries({ queryKey })
        const id = queryClient.getQueryData(customers.meQuery.queryKey)?.me.id ?? null
        queryClient.setQueryData(queryKey, { me: { id, helpdeskTicket: ticket } })
        queryClient.removeQueries({ queryKey: [HelpdeskTickets.name] })
      }
      return response
    },
    [execute, queryClient, operation, resultOf],
  )
}
