import { customers, defineDemoStoreExtension } from 'musette/demo-store'
import { helpdeskRoutes } from './demo-store/attachments.ts'
import { ticketControl } from './demo-store/control.ts'
import sql from './demo-store/helpdesk.sql?raw'
import { helpdeskResolvers } from './demo-store/resolvers.ts'
import { answerTicket, createTicket } from './demo-store/tickets.ts'

export default defineDemoStoreExtension({
  resolvers: helpdeskResolvers,
  sql,
  async writeBelongings({ tickets }, at) {
    for (const { at: time, answers, ...input } of tickets) {
      const context = at(time)
      const ticket = await createTicket(input, customers.signedIn(context), context)
      for (const answer of answers) await answerTicket(ticket.id, answer.text, at(answer.at))
    }
  },
  control: ticketControl,
  controlReads: ['tickets'],
  controlBodies: {
    ticketAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'text'],
      properties: {
        id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        text: { type: 'string', minLength: 1, maxLength: 100_000 },
      },
    },
  },
  routes: helpdeskRoutes,
})
