import { caching, contact, customers, type RequestContext, type StoreContext, t, valuesOf } from 'musette/server'
import { DeskError } from './desk-client.ts'
import type { Asked, HelpdeskAdapter, HelpdeskPort, Question } from './helpdesk-port.ts'
import variables from '../variables.ts'
import { PersonalTickets } from './magento/personal-tickets.generated.ts'
import { mailQuestion } from './question-mail.ts'
import type { HelpdeskTicketModel } from './models.ts'

const adapters = Object.values(import.meta.glob<HelpdeskAdapter>('./desks/*.ts', { eager: true, import: 'adapter' }))

/** A ticket carries its whole conversation. */
const TICKETS_PAGE_SIZE = 10

/** Tickets of one customer that are exported, and how many are read at a time. */
const MAX_EXPORTED = 200
const AT_ONCE = 4

/** Returns the adapter that receives questions; undefined without one. */
export function helpdeskAdapter(context: StoreContext): HelpdeskAdapter | undefined {
  return adapters.find(
    ({ setting, isReady }) => setting === valuesOf(variables, context.shop).HELPDESK && isReady(context),
  )
}

/** The help desk for the shopper of one request; null without one. */
export const helpdeskService = caching.defineService(
  (context: RequestContext): HelpdeskPort | null => helpdeskAdapter(context)?.open(context) ?? null,
)

/** Sends a question to the help desk. If one outside of the store does not accept it, it is mailed, if the shop sends mails. */
export async function askHelpdesk(question: Question, context: RequestContext): Promise<Asked> {
  const { guards, shared, shop, log, address } = context
  const desk = helpdeskService(context)
  if (!desk) return customers.refused(t('helpdesk.inactive'))
  // Files are large, and waiting questions in a queue or at a help desk share one limit.
  const isOutside = helpdeskAdapter(context)?.isOutside
  const mayAsk = async () =>
    (await guards.mails.maySend(address)) && guards.attempts.take(`question ${question.asker.email.toLowerCase()}`)
  if (isOutside && !(await mayAsk())) return customers.refused(t('helpdesk.tooOften'))
  try {
    return await desk.ask(question)
  } catch (error) {
    if (!(error instanceof DeskError)) throw error
    if (!shared.mails) return customers.refused(contact.otherContactWays(shop))
    log.warn({ desk: valuesOf(variables, shop).HELPDESK }, 'a question goes by mail instead of to the help desk')
    return mailQuestion(question, context)
  }
}

/** The customer's tickets in the store's module and in another help desk. */
export async function personalData(context: RequestContext): Promise<object> {
  const [tickets, helpdeskTickets] = await Promise.all([storeTickets(context), exportTickets(context)])
  return { ...(tickets && { tickets }), ...(helpdeskTickets && { helpdeskTickets }) }
}

/** Exports tickets with the names of files: their addresses at the store open them to anyone (`map-ticket.ts`). */
async function storeTickets({ upstream }: RequestContext) {
  if (!upstream.has('Customer.mstHelpdeskTickets')) return null
  return customers.allPages(async (page) => {
    const wanted = { page, size: TICKETS_PAGE_SIZE }
    const { customer } = await upstream.send(PersonalTickets, wanted, {
      needs: (answer) => answer.customer?.mstHelpdeskTickets,
    })
    return customer?.mstHelpdeskTickets
  })
}

/** All tickets of the customer in a help desk other than the store's; null without one. */
async function exportTickets(context: RequestContext) {
  const tickets = helpdeskAdapter(context)?.isOutside ? helpdeskService(context)?.tickets : null
  if (!tickets) return null
  if ((await customers.provenEmail(context)) === null) return { isComplete: false, items: [] }
  const items: ReturnType<typeof exported>[] = []
  try {
    for (let page = 1; ; page++) {
      const list = await tickets.list(page)
      const heads = list?.tickets ?? []
      for (let at = 0; at < heads.length; at += AT_ONCE) {
        const found = await Promise.all(heads.slice(at, at + AT_ONCE).map(({ id }) => tickets.find(id)))
        items.push(...found.filter((ticket) => ticket !== null).map(exported))
      }
      if (page >= (list?.pageCount ?? 0)) return { isComplete: true, items }
      if (items.length >= MAX_EXPORTED) return { isComplete: false, items }
    }
  } catch (error) {
    if (!(error instanceof DeskError)) throw error
    return { isComplete: false, items }
  }
}

function exported({ number, subject, status, createdAt, lastActivity, messages = [] }: HelpdeskTicketModel) {
  return {
    number,
    subject,
    status,
    createdAt,
    lastActivity,
    messages: messages.map(({ author, authorName, createdAt: at, text, attachments }) => ({
      author,
      authorName,
      createdAt: at,
      text,
      attachments: attachments.map(({ name }) => name),
    })),
  }
}
