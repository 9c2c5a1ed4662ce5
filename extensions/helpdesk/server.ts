import { type contact, customers, defineServerExtension, type files, store } from 'musette/server'
import { askHelpdesk, helpdeskAdapter, helpdeskService, personalData } from './server/helpdesk-service.ts'
import { ATTACHMENT_ROUTE } from './server/map-ticket.ts'
import { helpdeskResolvers } from './server/resolvers.ts'

/** Index of a message and of an attachment in it, as `attachmentPath` writes them. */
const FILE = /^(\d{1,4})-(\d{1,3})$/

/** A help desk outside the store also receives messages of the contact form. */
const outsideDesk: contact.ContactHandler = {
  isActive: (context) => helpdeskAdapter(context)?.isOutside === true,
  async send({ name, email, telephone, subject, message, proven }, context) {
    const asker = { email, firstname: name, lastname: '', telephone, isCustomer: false }
    const created = await askHelpdesk({ asker, subject, message, department: null, files: [], proven }, context)
    return created !== 'taken' && 'success' in created ? created : customers.accepted
  },
}

/** Attachments of ticket messages. The ticket is looked up among the customer's own. */
const attachments: files.PersonalFiles = {
  route: ATTACHMENT_ROUTE,
  page: '/user/helpdesk/',
  async find({ id = '', file = '' }, context, { fetchFile }) {
    const [, message, place] = FILE.exec(file) ?? []
    if (!place) return null
    const tickets = helpdeskService(context)?.tickets
    const found = (await tickets?.find(id))?.messages?.[Number(message)]?.attachments[Number(place)]
    if (!found) return null
    const given = await (tickets?.open?.(found) ?? fetchFile(found.address, (await store.storeOf(context)).ownHosts))
    return typeof given === 'string' ? given : { ...given, name: found.name }
  },
}

export default defineServerExtension({
  resolvers: helpdeskResolvers,
  contact: outsideDesk,
  hasOwnCaptcha: (form, context) => form === 'HELPDESK' && helpdeskAdapter(context)?.isOutside === true,
  personalData,
  files: [attachments],
  mutationsWithFiles: ['openHelpdeskTicket', 'answerHelpdeskTicket'],
  sensitiveMutations: ['openHelpdeskTicket', 'answerHelpdeskTicket', 'closeHelpdeskTicket'],
  features: {
    helpdesk: {
      isActive: (context) => helpdeskAdapter(context) !== undefined,
      remedy: 'HELPDESK=mail, freescout or zendesk, or a help desk of the store: extensions/helpdesk/README.md',
    },
    helpdeskTickets: {
      isActive: (context) => helpdeskAdapter(context)?.keepsTickets === true,
      remedy: 'HELPDESK=freescout or zendesk, or a help desk of the store: extensions/helpdesk/README.md',
    },
  },
})
