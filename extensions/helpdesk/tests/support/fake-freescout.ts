import {
  type JsonAnswer,
  type JsonRequest,
  type JsonServer,
  startJsonServer,
  unknownFields,
} from '../../../../tests/bff/support/json-server.ts'

type Attachment = { id: number; fileName: string; fileUrl: string; mimeType: string; size: number }
type Thread = {
  id: number
  type: string
  state: string
  body: string
  createdAt: string
  createdBy: { id: number; type: string; firstName: string; lastName: string; email: string }
  _embedded: { attachments: Attachment[] }
}
export type Conversation = {
  id: number
  number: number
  type: string
  mailboxId: number
  subject: string
  status: string
  state: string
  customer: { id: number; type: string; firstName: string; lastName: string; email: string }
  createdAt: string
  updatedAt: string
  threads: Thread[]
}
type Sent = Record<string, unknown>

export type Freescout = JsonServer & {
  conversations: Conversation[]
  /** A conversation that did not come through the shop. */
  add(more: Partial<Conversation>): Conversation
  /** What people do in FreeScout. */
  write(id: number, type: 'message' | 'note' | 'lineitem', body: string, state?: string): void
}

export const FREESCOUT_KEY = 'c2ba609c687a3425402b9d881e5075db'
const MAILBOXES = [1, 2]
const CONVERSATION = 'type mailboxId subject customer threads imported assignTo status customFields createdAt closedAt'
const THREAD = 'type text customer user imported status state to cc bcc createdAt attachments'
const CUSTOMER = 'id email firstName lastName phone jobTitle company'
const FILTERS =
  'embed folderId status state type assignedTo customerEmail customerPhone customerId mailboxId number subject tag createdByUserId createdByCustomerId createdSince updatedSince sortField sortOrder page pageSize'
const AGENT = { id: 7, type: 'user', firstName: 'Maëlle', lastName: 'Riou', email: 'maelle@exemple.fr' }

/** The API of FreeScout's module API & Webhooks, as its reference describes it: what that does not name is refused. */
export async function startFreescout(): Promise<Freescout> {
  let last = 100
  let time = Date.parse('2026-11-20T09:00:00Z')
  const files = new Map<string, { name: string; content: Buffer }>()
  const tick = () => new Date((time += 60_000)).toISOString().replace('.000', '')

  function customerOf({ email, firstName = '', lastName = '' }: Sent) {
    return { id: 50, type: 'customer', firstName: String(firstName), lastName: String(lastName), email: String(email) }
  }

  function thread(sent: Sent, createdBy: Thread['createdBy']): Thread {
    const attachments = ((sent.attachments as Sent[] | undefined) ?? []).map((file): Attachment => {
      const path = `/storage/attachment/${++last}/${String(file.fileName)}?id=${last}&token=secret${last}`
      const content = Buffer.from(String(file.data), 'base64')
      files.set(path, { name: String(file.fileName), content })
      const [fileName, mimeType] = [String(file.fileName), String(file.mimeType)]
      return { id: last, fileName, fileUrl: server.url + encodeURI(path), mimeType, size: content.length }
    })
    return {
      id: ++last,
      type: String(sent.type),
      state: String(sent.state ?? 'published'),
      body: String(sent.text),
      createdAt: tick(),
      createdBy,
      _embedded: { attachments },
    }
  }

  function faultOf(sent: Sent): string | null {
    const threads = (sent.threads ?? []) as Sent[]
    const unknown = unknownFields(sent, CONVERSATION)
    if (unknown.length > 0) return `unknown: ${unknown.join()}`
    if (!['email', 'phone', 'chat'].includes(String(sent.type))) return 'type'
    if (!MAILBOXES.includes(Number(sent.mailboxId))) return 'mailboxId'
    if (!sent.subject || typeof sent.subject !== 'string') return 'subject'
    return (
      customerFault(sent.customer) ??
      (threads.length === 0 ? 'threads' : (threads.map(threadFault).find(Boolean) ?? null))
    )
  }

  function customerFault(customer: unknown): string | null {
    if (!customer || unknownFields(customer, CUSTOMER).length > 0) return 'customer'
    return /^\S+@\S+$/.test(String((customer as Sent).email)) ? null : 'customer.email'
  }

  function threadFault(sent: Sent): string | null {
    const unknown = unknownFields(sent, THREAD)
    if (unknown.length > 0) return `unknown: ${unknown.join()}`
    if (!['customer', 'message', 'note'].includes(String(sent.type))) return 'type'
    if (typeof sent.text !== 'string' || sent.text === '') return 'text'
    for (const file of (sent.attachments as Sent[] | undefined) ?? []) {
      if (unknownFields(file, 'fileName mimeType data fileUrl').length > 0 || !file.fileName || !file.mimeType)
        return 'file'
    }
    return sent.type === 'customer' ? customerFault(sent.customer) : null
  }

  function refusal(path: string): JsonAnswer {
    const errors = [{ path, message: `Wrong ${path}`, source: 'JSON' }]
    return { status: 400, body: { message: 'Bad request', errorCode: 'BAD REQUEST', _embedded: { errors } } }
  }

  const shown = ({ threads, ...rest }: Conversation, embed: string | null) => ({
    ...rest,
    ...(embed === 'threads' && { _embedded: { threads: threads.toReversed() } }),
  })

  function list(query: URLSearchParams): JsonAnswer {
    if (unknownFields(Object.fromEntries(query), FILTERS).length > 0) return refusal('query')
    const has = (name: string, value: string | number) => !query.has(name) || query.get(name) === String(value)
    // As in FreeScout, a customer may have further addresses than the one that is shown.
    const found = server.conversations
      .filter(
        ({ customer: { email } }) =>
          !query.has('customerEmail') || addressesOf(email).includes(query.get('customerEmail') ?? ''),
      )
      .filter((one) => has('mailboxId', one.mailboxId) && has('state', one.state))
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    const [size, number] = [Number(query.get('pageSize') ?? 50), Number(query.get('page') ?? 1)]
    const page = { size, totalElements: found.length, totalPages: Math.ceil(found.length / size), number }
    const conversations = found.slice((number - 1) * size, number * size).map((one) => shown(one, query.get('embed')))
    return { status: 200, body: { _embedded: { conversations }, page } }
  }

  const addressesOf = (email: string) => [email, `second.${email}`]

  function change(id: number, { method, path, query, body }: JsonRequest): JsonAnswer {
    const conversation = server.conversations.find((one) => one.id === id)
    if (!conversation) return { status: 404, body: { message: 'Not Found' } }
    if (method === 'GET') return { status: 200, body: shown(conversation, query.get('embed')) }
    const sent = body as Sent
    if (method === 'PUT') {
      if (unknownFields(sent, 'byUser status assignTo mailboxId customerId subject').length > 0) return refusal('body')
      if (sent.byUser !== AGENT.id) return refusal('byUser')
      conversation.status = String(sent.status)
      return { status: 204 }
    }
    const fault = path.endsWith('/threads') ? threadFault(sent) : 'path'
    if (fault) return refusal(fault)
    const added = thread(sent, customerOf(sent.customer as Sent))
    conversation.threads.push(added)
    conversation.updatedAt = added.createdAt
    conversation.status = String(sent.status ?? 'active')
    return { status: 201, headers: { 'resource-id': String(added.id) }, body: added }
  }

  function create(sent: Sent): JsonAnswer {
    const fault = faultOf(sent)
    if (fault) return refusal(fault)
    const customer = customerOf(sent.customer as Sent)
    const threads = (sent.threads as Sent[]).map((one) => thread(one, customer))
    const more = { subject: String(sent.subject), mailboxId: Number(sent.mailboxId), customer, threads }
    const made = server.add({ ...more, status: String(sent.status ?? 'active') })
    return { status: 201, headers: { 'resource-id': String(made.id) }, body: shown(made, null) }
  }

  const json = await startJsonServer((request) => {
    const { method, path, query, headers } = request
    const file = files.get(decodeURI(`${path}?${query}`))
    // Whoever has the address of a file may read it; the key has no business there.
    if (file && !headers['x-freescout-api-key']) return { status: 200, body: file.content }
    if (headers['x-freescout-api-key'] !== FREESCOUT_KEY) return { status: 401, body: { message: 'Not authorized' } }
    const [, id] = /^\/api\/conversations\/(\d+)(?:\/threads)?$/.exec(path) ?? []
    if (id) return change(Number(id), request)
    if (path !== '/api/conversations') return { status: 404, body: { message: 'Not Found' } }
    return method === 'POST' ? create(request.body as Sent) : list(query)
  })
  const server: Freescout = Object.assign(json, {
    conversations: [] as Conversation[],
    add(more: Partial<Conversation>) {
      const createdAt = tick()
      const customer = customerOf({ email: 'nobody@example.com' })
      const id = ++last
      const made: Conversation = {
        ...{
          id,
          number: id + 1000,
          type: 'email',
          mailboxId: 1,
          subject: 'Autre',
          status: 'active',
          state: 'published',
        },
        customer,
        createdAt,
        updatedAt: createdAt,
        threads: [],
        ...more,
      }
      server.conversations.push(made)
      return made
    },
    write(id: number, type: 'message' | 'note' | 'lineitem', text: string, state = 'published') {
      const conversation = server.conversations.find((one) => one.id === id)
      if (!conversation) throw new Error(`no conversation ${id}`)
      conversation.threads.push(thread({ type, text, state }, AGENT))
      if (type === 'message') conversation.status = 'pending'
      conversation.updatedAt = tick()
    },
  })
  return server
}
