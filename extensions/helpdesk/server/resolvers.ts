import { GraphQLError } from 'graphql'
import { attachmentKind, attachmentName, ATTACHMENT_LIMITS as LIMITS, TICKET_LIMITS } from '../rules.ts'
import { carts, contact, customers, money, type RequestContext, rules, store, t } from 'musette/server'
import type { Resolvers } from '../schema.generated.ts'
import type {
  HelpdeskAttachmentInput,
  HelpdeskTicketInput,
  MutationAnswerHelpdeskTicketArgs,
} from '../schema.generated.ts'
import type { CheckedFile, HelpdeskTickets } from './helpdesk-port.ts'
import { DeskError } from './desk-client.ts'
import { askHelpdesk, helpdeskAdapter, helpdeskService } from './helpdesk-service.ts'
import type { HelpdeskTicketModel, HelpdeskTicketSuccessModel } from './models.ts'

/** Characters of `LIMITS.bytes` in base64. */
const MAX_ENCODED = Math.ceil(LIMITS.bytes / 3) * 4

/** RFC 4648 §4, with its padding. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

export const helpdeskResolvers: Resolvers = {
  Query: {
    helpdeskDepartments: (_, __, context) => helpdeskService(context)?.departments() ?? [],
  },
  Mutation: {
    openHelpdeskTicket: (_, { input }, context) => openTicket(input, context),
    answerHelpdeskTicket: (_, answer, context) => answerTicket(answer, context),
    closeHelpdeskTicket: (_, { id }, context) => closeTicket(id, context),
  },
  Customer: {
    mustProveEmail: async (_, __, context) =>
      helpdeskAdapter(context)?.isOutside === true && (await customers.provenEmail(context)) === null,
    helpdeskTickets: ({ id }, { page }, context) =>
      id === null ? null : looked(helpdeskService(context)?.tickets?.list(page ?? 1)),
    helpdeskTicket: (customer, { id }, context) =>
      customer.id === null ? null : looked(helpdeskService(context)?.tickets?.find(id)),
  },
  HelpdeskTicket: {
    messages: async ({ id, messages }, _, context) =>
      messages ?? (await looked(helpdeskService(context)?.tickets?.find(id)))?.messages ?? [],
  },
}

/** Returns the result of a lookup; null if the help desk is down, which is logged already and does not concern the store. */
async function looked<T>(lookup: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await lookup) ?? null
  } catch (error) {
    if (!(error instanceof DeskError)) throw error
    throw new GraphQLError(error.message, { extensions: { code: rules.ERROR_CODES.unavailable } })
  }
}

async function openTicket(input: HelpdeskTicketInput, context: RequestContext): Promise<HelpdeskTicketSuccessModel> {
  const desk = helpdeskService(context)
  if (!desk) return ticketResult(customers.refused(t('helpdesk.inactive')))
  const { subject, message } = input
  const { files, fault } = attachedFiles(input.attachments ?? [])
  const departments = await desk.departments()
  const department = departments.find(({ id }) => id === input.departmentId)?.id ?? null
  const faults = customers.refusedFields(
    customers.faultsOf([
      ['subject', textFault(subject, TICKET_LIMITS.subject)],
      ['message', textFault(message, TICKET_LIMITS.message)],
      ['departmentId', input.departmentId && department === null ? t('helpdesk.departmentWrong') : null],
      ['attachments', fault],
    ]),
  )
  if (faults || !files) return ticketResult(faults ?? customers.refused(t('helpdesk.fileKind')))
  const { id, email, firstname, lastname } = await customers.customerService(context).read()
  if (id === null || email === null) return ticketResult(customers.refused(t('customer.signInFirst')))
  const proven = await contact.captchaService(context).check('HELPDESK', input.captcha)
  if (!proven) return ticketResult(customers.refused(t('captcha.refused')))
  return change(context, async () => {
    const asker = { email, firstname: firstname ?? '', lastname: lastname ?? '', telephone: '', isCustomer: true }
    const created = await askHelpdesk({ asker, subject, message, department, files, proven }, context)
    if (created === 'taken') return ticketResult(customers.accepted)
    return 'success' in created ? ticketResult(created) : ticketResult(customers.accepted, created)
  })
}

async function answerTicket(
  { id, message, attachments }: MutationAnswerHelpdeskTicketArgs,
  context: RequestContext,
): Promise<HelpdeskTicketSuccessModel> {
  const { files, fault } = attachedFiles(attachments ?? [])
  const faults = customers.refusedFields(
    customers.faultsOf([
      ['message', textFault(message, TICKET_LIMITS.message)],
      ['attachments', fault],
    ]),
  )
  if (faults || !files) return ticketResult(faults ?? customers.refused(t('helpdesk.fileKind')))
  return changeOwn(id, context, (ticket, tickets) => tickets.answer(ticket, { message, files }))
}

/** Closes a ticket; succeeds if it is closed already. */
function closeTicket(id: string, context: RequestContext): Promise<HelpdeskTicketSuccessModel> {
  return changeOwn(id, context, async (ticket, tickets) => {
    if (ticket.status === 'CLOSED') return
    if (!ticket.isClosable) throw new DeskError('Close')
    await tickets.close(ticket)
  })
}

/** Looks the ticket up among the customer's own: another customer's ticket is reported as not found. */
async function changeOwn(
  id: string,
  context: RequestContext,
  run: (ticket: HelpdeskTicketModel, tickets: HelpdeskTickets) => Promise<string | void>,
): Promise<HelpdeskTicketSuccessModel> {
  const tickets = helpdeskService(context)?.tickets
  if (!tickets) return ticketResult(customers.refused(t('helpdesk.inactive')))
  return change(context, async () => {
    const ticket = await tickets.find(id)
    if (!ticket) return ticketResult(customers.refused(t('helpdesk.ticketNotFound')))
    const moved = await run(ticket, tickets)
    // The message was accepted: a failure to read it must not make the shopper send it again.
    const changed = await tickets.find(moved ?? id).catch((error: unknown) => {
      if (error instanceof DeskError) return ticket
      throw error
    })
    return changed
      ? ticketResult(customers.accepted, changed)
      : ticketResult(customers.refused(t('helpdesk.ticketNotFound')))
  })
}

async function change(
  context: RequestContext,
  run: () => Promise<HelpdeskTicketSuccessModel>,
): Promise<HelpdeskTicketSuccessModel> {
  try {
    const done = await customers.customerService(context).asCustomer(run)
    return done ?? ticketResult(customers.refused(t('customer.signInFirst')))
  } catch (error) {
    if (error instanceof DeskError) return ticketResult(customers.refused(contact.otherContactWays(context.shop)))
    if (!carts.isRefusal(error)) throw error
    return ticketResult(
      customers.refused(error.kind === 'not-found' ? t('helpdesk.ticketNotFound') : store.storeMessage(error.message)),
    )
  }
}

function textFault(text: string, limit: number): string | null {
  if (text === '') return t('field.missing')
  return text.length > limit ? t('field.tooLong', { limit: money.number(limit) }) : null
}

function ticketResult(
  outcome: customers.Outcome,
  ticket: HelpdeskTicketModel | null = null,
): HelpdeskTicketSuccessModel {
  return { __typename: 'HelpdeskTicketSuccess', ...outcome, ticket }
}

type Files = { files: CheckedFile[]; fault: null } | { files: null; fault: string }

/** Validates files: few, small, of kinds that their content proves. */
function attachedFiles(given: readonly HelpdeskAttachmentInput[]): Files {
  if (given.length > LIMITS.files) return { files: null, fault: t('helpdesk.tooManyFiles', { limit: LIMITS.files }) }
  const files: CheckedFile[] = []
  for (const { name, content } of given) {
    if (content.length > MAX_ENCODED)
      return { files: null, fault: t('helpdesk.fileTooLarge', { kilobytes: LIMITS.bytes / 1000 }) }
    const isEncoded = content.length % 4 === 0 && BASE64.test(content)
    const kind = isEncoded ? attachmentKind(Buffer.from(content.slice(0, 16), 'base64')) : null
    if (!kind) return { files: null, fault: t('helpdesk.fileKind') }
    if (Buffer.byteLength(content, 'base64') > LIMITS.bytes) {
      return { files: null, fault: t('helpdesk.fileTooLarge', { kilobytes: LIMITS.bytes / 1000 }) }
    }
    const contentType = kind === 'pdf' ? 'application/pdf' : `image/${kind}`
    files.push({ name: attachmentName(name, kind), content, contentType })
  }
  return { files, fault: null }
}
