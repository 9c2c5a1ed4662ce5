import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { answerTicket, closeTicket, openTicket } from './change-ticket.ts'
import { helpdeskService } from './helpdesk-service.ts'

export const helpdeskResolvers: Resolvers = {
  Query: {
    helpdeskDepartments: (_, __, context) => helpdeskService(context).departments(),
  },
  Mutation: {
    openHelpdeskTicket: (_, { input }, context) => openTicket(input, context),
    answerHelpdeskTicket: (_, answer, context) => answerTicket(answer, context),
    closeHelpdeskTicket: (_, { id }, context) => closeTicket(id, context),
  },
  Customer: {
    helpdeskTickets: ({ id }, { page }, context) => (id === null ? null : helpdeskService(context).list(page ?? 1)),
    helpdeskTicket: (customer, { id }, context) => (customer.id === null ? null : helpdeskService(context).find(id)),
  },
  HelpdeskTicket: {
    messages: async ({ id, messages }, _, context) =>
      messages ?? (await helpdeskService(context).find(id))?.messages ?? [],
  },
}
