import { customers, html, type RequestContext, t, valuesOf } from 'musette/server'
import variables from '../../variables.ts'
import type { HelpdeskTicketStatus } from '../../schema.generated.ts'
import {
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
import { messageWithTelephone } from '../question-mail.ts'
import type { HelpdeskMessageModel, HelpdeskTicketModel } from '../models.ts'

const ID = /^[1-9]\d{0,14}$/
const MAX_TEXT = 20_000
const STATUSES: Readonly<Record<string, HelpdeskTicketStatus>> = {
  active: 'OPEN',
  pending: 'IN_PROGRESS',
  closed: 'CLOSED',
}

/** Conversations of FreeScout, by its module API & Webhooks. Those of the customer's proven address in one mailbox are shown. */
export const adapter: HelpdeskAdapter = {
  setting: 'freescout',
  isReady: () => true,
  keepsTickets: true,
  isOutside: true,
  open: freescoutDesk,
}

function freescoutDesk(context: RequestContext): HelpdeskPort {
  const {
    FREESCOUT_URL: url,
    FREESCOUT_KEY: key,
    FREESCOUT_MAILBOX: mailbox,
    FREESCOUT_USER: user,
  } = valuesOf(variables, context.shop)
  const client = deskClient({ name: 'freescout', url, headers: { 'x-freescout-api-key': key }, log: context.log })
  const ownAddress = () => customers.provenEmail(context)

  async function find(id: string): Promise<HelpdeskTicketModel | null> {
    const email = ID.test(id) ? await ownAddress() : null
    if (email === null) return null
    const { body } = await client.call({
      name: 'Conversation',
      path: `api/conversations/${id}`,
      query: { embed: 'threads' },
    })
    const ticket = mapConversation(body, email)
    return ticket?.id === id ? { ...ticket, messages: mapThreads(listAt(body, '_embedded', 'threads'), id) } : null
  }

  function mapConversation(found: unknown, email: string): HelpdeskTicketModel | null {
    const status = STATUSES[textAt(found, 'status')]
    const [id, createdAt] = [numberAt(found, 'id'), instantAt(found, 'createdAt')]
    const isOwn = isSameAddress(textAt(found, 'customer', 'email'), email) && numberAt(found, 'mailboxId') === mailbox
    if (!isOwn || !status || textAt(found, 'state') !== 'published' || id === null || createdAt === null) return null
    return {
      id: String(id),
      storeId: id,
      status,
      createdAt,
      department: null,
      number: String(numberAt(found, 'number') ?? id),
      subject: textAt(found, 'subject'),
      lastActivity: instantAt(found, 'updatedAt') ?? createdAt,
      isClosable: user > 0,
    }
  }

  return {
    departments: async () => [],
    async ask(question) {
      const { asker, subject, files } = question
      const { email, firstname: firstName, lastname: lastName } = asker
      const made = await client.call({
        name: 'CreateConversation',
        method: 'POST',
        path: 'api/conversations',
        body: {
          type: 'email',
          mailboxId: mailbox,
          subject,
          status: 'active',
          customer: { email, firstName, lastName },
          threads: [threadOf(messageWithTelephone(question), files, email)],
        },
      })
      const id = String(numberAt(made.body, 'id') ?? made.resource ?? '')
      // The question was accepted. If it cannot be read yet, the shopper must not be told to send it again.
      return (asker.isCustomer ? await find(id).catch(nullIfDown) : null) ?? 'taken'
    },
    tickets: {
      async list(wanted) {
        const email = await ownAddress()
        if (email === null) return null
        const page = Math.min(Math.max(1, wanted), MAX_PAGE)
        const { body } = await client.call({
          name: 'Conversations',
          path: 'api/conversations',
          query: {
            customerEmail: email,
            mailboxId: mailbox,
            state: 'published',
            sortField: 'updatedAt',
            sortOrder: 'desc',
            page,
            pageSize: PAGE_SIZE,
          },
        })
        return {
          total: numberAt(body, 'page', 'totalElements') ?? 0,
          page,
          pageCount: Math.max(1, numberAt(body, 'page', 'totalPages') ?? 1),
          tickets: listAt(body, '_embedded', 'conversations')
            .slice(0, PAGE_SIZE)
            .flatMap((one) => mapConversation(one, email) ?? []),
        }
      },
      find,
      async answer({ id }, { message, files }) {
        const { status } = await client.call({
          name: 'CreateThread',
          method: 'POST',
          path: `api/conversations/${id}/threads`,
          body: { ...threadOf(message, files, (await ownAddress()) ?? ''), status: 'active' },
        })
        if (status === 404) throw new DeskError('CreateThread')
      },
      async close({ id }) {
        await client.call({
          name: 'CloseConversation',
          method: 'PUT',
          path: `api/conversations/${id}`,
          body: { byUser: user, status: 'closed' },
        })
      },
      // The address of a file contains a key, so no API key is sent with the request.
      open: ({ address }) => client.open(address, ({ origin }) => origin === new URL(url).origin),
    },
  }
}

/** Returns a thread. FreeScout reads the text as HTML. */
function threadOf(message: string, files: readonly CheckedFile[], email: string) {
  const text = message.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r?\n/g, '<br>')
  const attachments = files.map(({ name, contentType, content }) => ({
    fileName: name,
    mimeType: contentType,
    data: content,
  }))
  return { type: 'customer', text, customer: { email }, ...(attachments.length > 0 && { attachments }) }
}

/** Returns the messages of customer and shop, oldest first, without notes, drafts and FreeScout's own entries. */
function mapThreads(threads: readonly unknown[], ticketId: string): HelpdeskMessageModel[] {
  return threads
    .filter((one) => /^(customer|message)$/.test(textAt(one, 'type')) && textAt(one, 'state') === 'published')
    .map((one) => ({ one, createdAt: instantAt(one, 'createdAt') ?? '', order: numberAt(one, 'id') ?? 0 }))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.order - b.order)
    .filter(({ createdAt }) => createdAt !== '')
    .slice(-MAX_MESSAGES)
    .map(({ one, createdAt }, index) => ({
      author: textAt(one, 'type') === 'customer' ? 'CUSTOMER' : 'SHOP',
      authorName: nameIn(one),
      createdAt,
      text: textOfHtml(textAt(one, 'body')).slice(0, MAX_TEXT),
      attachments: listAt(one, '_embedded', 'attachments').map((file, place) => ({
        name: textAt(file, 'fileName'),
        url: attachmentPath(ticketId, index, place),
        address: textAt(file, 'fileUrl'),
      })),
    }))
}

function nameIn(thread: unknown): string {
  const names = [textAt(thread, 'createdBy', 'firstName'), textAt(thread, 'createdBy', 'lastName')]
  return names.filter(Boolean).join(' ') || t('helpdesk.team')
}

/** Returns the readable text of a mail, with a line for each block. */
function textOfHtml(source: string): string {
  return write(html.parseHtml(source))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function write(nodes: readonly html.ParsedNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/\s+/g, ' ')
      if (node.tag === 'br') return '\n'
      const inner = write(node.children)
      if (node.tag === 'p') return `\n\n${inner}\n\n`
      return html.BLOCK_TAGS.has(node.tag) ? `\n${inner}\n` : inner
    })
    .join('')
}
