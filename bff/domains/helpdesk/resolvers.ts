import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { answerTicket, closeTicket, openTicket } from './change-ticket.ts'

export const helpdeskResolvers: Resolvers = {
  Query: {
    helpdeskDepartments: (_, __, { loaders }) => loaders.helpdesk.departments(),
  },
  Mutation: {
    openHelpdeskTicket: (_, { input }, context) => openTicket(input, context),
    answerHelpdeskTicket: (_, answer, context) => answerTicket(answer, context),
    closeHelpdeskTicket: (_, { id }, context) => closeTicket(id, context),
  },
  Customer: {
    helpdeskTickets: ({ id }, { page }, { loaders }) => (id === null ? null : loaders.helpdesk.list(page ?? 1)),
    helpdeskTicket: (customer, { id }, { loaders }) => (customer.id === null ? null : loaders.helpdesk.find(id)),
  },
  HelpdeskTicket: {
    messages: async ({ id, messages }, _, { loaders }) => messages ?? (await loaders.helpdesk.find(id))?.messages ?? [],
  },
}
