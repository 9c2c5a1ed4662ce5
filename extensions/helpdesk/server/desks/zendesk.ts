import { LRUCache } from 'lru-cache'
import { customers, type RequestContext, t, valuesOf } from 'musette/server'
import variables from '../../variables.ts'
import type { HelpdeskTicketStatus } from '../../schema.generated.ts'
import {
  at,
  deskClient,
  DeskError,
  instantAt,
  isSameAddress,
  listAt,
  nullIfDown,
  numberAt,
  textAt,
} from '../desk-client.ts'
import {
  type CheckedFile,
  type HelpdeskAdapter,
  type HelpdeskPort,
  MAX_MESSAGES,
  MAX_PAGE,
  PAGE_SIZE,
} from '../helpdesk-port.ts'
import { attachmentPath } from '../map-ticket.ts'
import { digestOf, messageWithTelephone, nameOf } from '../question-mail.ts'
import type { HelpdeskMessageModel, HelpdeskTicketModel } from '../models.ts'

const ID = /^[1-9]\d{0,14}$/
const MAX_TEXT = 20_000
/** Zendesk's search finds a new user only after minutes, so the ids of users in its other responses are cached. */
const MAX_USERS = 5000
const USER_AGE = 30 * 60_000
/** Prefix of the external id of tickets that the shop opened, and their tag, which Zendesk's triggers can use. */
const MARK = 'musette'
const STATUSES: Readonly<Record<string, HelpdeskTicketStatus>> = {
  new: 'OPEN',
  open: 'OPEN',
  hold: 'OPEN',
  pending: 'IN_PROGRESS',
  solved: 'CLOSED',
  closed: 'CLOSED',
}
/** Where Zendesk keeps files. */
const FILE_HOST = /\.(zdusercontent|zendesk)\.com$/

const users = new LRUCache<string, number>({ max: MAX_USERS, ttl: USER_AGE })

/** Tickets of Zendesk Support. Those that the customer's own address requested are shown. */
export const adapter: HelpdeskAdapter = {
  setting: 'zendesk',
  isReady: () => true,
  keepsTickets: true,
  isOutside: true,
  open: zendeskDesk,
}

function zendeskDesk(context: RequestContext): HelpdeskPort {
  const { ZENDESK_URL: url, ZENDESK_EMAIL: agent, ZENDESK_TOKEN: token } = valuesOf(variables, context.shop)
  const authorization = `Basic ${Buffer.from(`${agent}/token:${token}`).toString('base64')}`
  const client = deskClient({ name: 'zendesk', url, headers: { authorization }, log: context.log })
  const ownAddress = () => customers.provenEmail(context)
  const keyOf = (email: string) => `${url} ${email.toLowerCase()}`

  async function userIdOf(email: string): Promise<number | null> {
    const known = users.get(keyOf(email))
    if (known !== undefined) return known
    const { body } = await client.call({ name: 'Users', path: 'api/v2/users/search.json', query: { query: email } })
    const found = listAt(body, 'users').find((one) => isSameAddress(textAt(one, 'email'), email))
    const id = numberAt(found, 'id')
    if (id !== null) users.set(keyOf(email), id)
    return id
  }

  async function upload({ name, contentType, content }: CheckedFile): Promise<string> {
    const { body } = await client.call({
      name: 'Upload',
      method: 'POST',
      path: 'api/v2/uploads.json',
      query: { filename: name },
      upload: { contentType, content: Buffer.from(content, 'base64') },
    })
    return textAt(body, 'upload', 'token')
  }

  async function commentOf(message: string, files: readonly CheckedFile[], author?: number | null) {
    const uploads: string[] = []
    for (const file of files) uploads.push(await upload(file))
    return {
      body: message,
      public: true,
      ...(author && { author_id: author }),
      ...(uploads.length > 0 && { uploads }),
    }
  }

  async function find(id: string): Promise<HelpdeskTicketModel | null> {
    const email = ID.test(id) ? await ownAddress() : null
    if (email === null) return null
    const path = `api/v2/tickets/${id}`
    const { body } = await client.call({ name: 'Ticket', path: `${path}.json`, query: { include: 'users' } })
    const found = at(body, 'ticket')
    const requester = numberAt(found, 'requester_id')
    const person = listAt(body, 'users').find((one) => numberAt(one, 'id') === requester)
    const ticket = mapTicket(found)
    if (!ticket || ticket.id !== id || requester === null || !isSameAddress(textAt(person, 'email'), email)) return null
    users.set(keyOf(email), requester)
    const { body: comments } = await client.call({
      name: 'Comments',
      path: `${path}/comments.json`,
      query: { include: 'users', sort_order: 'desc', per_page: MAX_MESSAGES },
    })
    return { ...ticket, messages: mapComments(comments, found) }
  }

  async function requesterOf(): Promise<{ email: string; id: number }> {
    const email = (await ownAddress()) ?? ''
    const id = await userIdOf(email)
    if (id === null) throw new DeskError('Requester')
    return { email, id }
  }

  /** Files uploaded again have other tokens, and Zendesk refuses a known key with another body. */
  async function createdBefore(external: string): Promise<unknown> {
    const query = { external_id: external }
    const { body } = await client.call({ name: 'TicketOfQuestion', path: 'api/v2/tickets.json', query })
    return listAt(body, 'tickets').find((one) => textAt(one, 'external_id') === external)
  }

  return {
    departments: async () => [],
    async ask(question) {
      const { asker, subject, files } = question
      const digest = digestOf(question, context.shop)
      const external = `${MARK}-${digest.slice(0, 32)}`
      const comment = await commentOf(messageWithTelephone(question), files)
      const created = client.call({
        name: 'CreateTicket',
        method: 'POST',
        path: 'api/v2/tickets.json',
        // The same question sent twice becomes one ticket.
        headers: { 'idempotency-key': digest },
        body: {
          ticket: {
            subject,
            comment,
            requester: { name: nameOf(asker) || asker.email, email: asker.email },
            external_id: external,
            tags: [MARK],
          },
        },
      })
      const ticket = await created.then(
        ({ body }) => at(body, 'ticket'),
        async (error: unknown) =>
          (files.length > 0 ? await createdBefore(external) : undefined) ?? Promise.reject(error),
      )
      const [id, requester] = [numberAt(ticket, 'id'), numberAt(ticket, 'requester_id')]
      if (id === null) throw new DeskError('CreateTicket')
      if (requester !== null) users.set(keyOf(asker.email), requester)
      // The question was accepted. If it cannot be read yet, the shopper must not be told to send it again.
      return (asker.isCustomer ? await find(String(id)).catch(nullIfDown) : null) ?? 'taken'
    },
    tickets: {
      async list(wanted) {
        const email = await ownAddress()
        if (email === null) return null
        const page = Math.min(Math.max(1, wanted), MAX_PAGE)
        const id = await userIdOf(email)
        if (id === null) return { total: 0, page, pageCount: 1, tickets: [] }
        const { body } = await client.call({
          name: 'Tickets',
          path: `api/v2/users/${id}/tickets/requested.json`,
          query: { sort_by: 'updated_at', sort_order: 'desc', page, per_page: PAGE_SIZE },
        })
        const total = numberAt(body, 'count') ?? 0
        const tickets = listAt(body, 'tickets').filter((one) => numberAt(one, 'requester_id') === id)
        return {
          total,
          page,
          pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
          tickets: tickets.slice(0, PAGE_SIZE).flatMap((one) => mapTicket(one) ?? []),
        }
      },
      find,
      async answer({ id, storeId, subject, isArchived }, { message, files }) {
        const requester = await requesterOf()
        const comment = await commentOf(message, files, requester.id)
        if (!isArchived) {
          const ticket = { comment, status: 'open' }
          await client.call({ name: 'Answer', method: 'PUT', path: `api/v2/tickets/${id}.json`, body: { ticket } })
          return
        }
        const { body } = await client.call({
          name: 'FollowUp',
          method: 'POST',
          path: 'api/v2/tickets.json',
          body: {
            ticket: { subject, comment, requester_id: requester.id, via_followup_source_id: storeId, tags: [MARK] },
          },
        })
        return String(numberAt(body, 'ticket', 'id') ?? '')
      },
      async close({ id }) {
        const ticket = { status: 'solved' }
        await client.call({ name: 'Close', method: 'PUT', path: `api/v2/tickets/${id}.json`, body: { ticket } })
      },
      open: ({ address }) =>
        client.open(
          address,
          ({ origin, protocol, hostname }) =>
            origin === new URL(url).origin || (protocol === 'https:' && FILE_HOST.test(hostname)),
        ),
    },
  }
}

/** Null for a ticket that begins with a private comment: the customer has never seen it. */
function mapTicket(found: unknown): HelpdeskTicketModel | null {
  const [id, createdAt] = [numberAt(found, 'id'), instantAt(found, 'created_at')]
  const state = textAt(found, 'status')
  const status = STATUSES[state]
  if (id === null || createdAt === null || !status || at(found, 'is_public') === false) return null
  return {
    id: String(id),
    storeId: id,
    number: String(id),
    status,
    createdAt,
    department: null,
    subject: textAt(found, 'subject'),
    lastActivity: instantAt(found, 'updated_at') ?? createdAt,
    isClosable: true,
    isArchived: state === 'closed',
  }
}

/** Public comments, oldest first. For the first comment of a ticket that the shop opened, Zendesk names the agent of the token as the author. */
function mapComments(response: unknown, ticket: unknown): HelpdeskMessageModel[] {
  const id = String(numberAt(ticket, 'id'))
  const isOurs = textAt(ticket, 'external_id').startsWith(`${MARK}-`)
  const people = listAt(response, 'users')
  const all = listAt(response, 'comments').slice(0, MAX_MESSAGES).toReversed()
  const isWhole = numberAt(response, 'count') === all.length
  return all
    .map((one, place) => ({ one, isQuestion: isOurs && isWhole && place === 0, at: instantAt(one, 'created_at') }))
    .filter(({ one }) => at(one, 'public') === true && textAt(one, 'type') === 'Comment')
    .map(({ one, isQuestion, at: createdAt }, index) => {
      const author = numberAt(one, 'author_id')
      const isCustomer = isQuestion || author === numberAt(ticket, 'requester_id')
      const person = people.find((user) => numberAt(user, 'id') === author)
      return {
        author: isCustomer ? 'CUSTOMER' : 'SHOP',
        authorName: textAt(person, 'name') || t('helpdesk.team'),
        createdAt: createdAt ?? instantAt(ticket, 'created_at') ?? '',
        text: (textAt(one, 'plain_body') || textAt(one, 'body')).slice(0, MAX_TEXT),
        attachments: listAt(one, 'attachments').map((file, place) => ({
          name: textAt(file, 'file_name'),
          url: attachmentPath(id, index, place),
          address: textAt(file, 'content_url'),
        })),
      }
    })
}
