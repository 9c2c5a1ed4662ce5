import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/use-operation.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { HelpdeskTicket, HelpdeskTickets } from './helpdesk.generated.ts'

/** The shop answers in its own time: coming back to the tab looks again. */
const options = { staleTime: 0, refetchOnWindowFocus: true } as const

/** A page of the customer's tickets; `null` where the store has no help desk. Read by the browser alone. */
export function useTickets(page: number) {
  return useQuery({
    ...operationQuery(HelpdeskTickets, { page }),
    ...options,
    enabled: useHydrated(),
    select: ({ me }) => me.helpdeskTickets,
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
