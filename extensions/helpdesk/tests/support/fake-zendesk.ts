import {
  type JsonAnswer,
  type JsonRequest,
  type JsonServer,
  startJsonServer,
  unknownFields,
} from '../../../../tests/bff/support/json-server.ts'

type User = { id: number; name: string; email: string; role: string }
type Attachment = { id: number; file_name: string; content_url: string; content_type: string; size: number }
type Comment = {
  id: number
  type: string
  author_id: number
  body: string
  plain_body: string
  html_body: string
  public: boolean
  attachments: Attachment[]
  created_at: string
}
type Ticket = {
  id: number
  subject: string
  status: string
  requester_id: number
  submitter_id: number
  external_id: string | null
  tags: string[]
  is_public: boolean
  created_at: string
  updated_at: string
  comments: Comment[]
  followup?: number
}
type Sent = Record<string, unknown>

export type Zendesk = JsonServer & {
  tickets: Ticket[]
  users: User[]
  /** What agents do. */
  write(id: number, body: string, isPublic: boolean): void
  add(email: string, more?: Partial<Ticket>): Ticket
}

export const ZENDESK = { email: 'agent@exemple.fr', token: '6wiIBWbGkBMo1mRDMuVwkw1EPsNkeUj95PIz2akv' }
const AGENT: User = { id: 9, name: 'Maëlle Riou', email: ZENDESK.email, role: 'agent' }
const TICKET =
  'subject comment requester requester_id submitter_id external_id tags status priority type group_id assignee_id brand_id via_followup_source_id custom_fields'

/** The Ticketing API of Zendesk, as its reference describes it: what that does not name is refused. */
export async function startZendesk(): Promise<Zendesk> {
  let last = 30_000
  let time = Date.parse('2026-11-20T09:00:00Z')
  const uploads = new Map<string, Attachment>()
  const files = new Map<string, Buffer>()
  const known = new Map<string, { ticket: Ticket; parameters: string }>()
  const tick = () => new Date((time += 60_000)).toISOString().replace('.000', '')

  function userOf(email: string, name: string): User {
    const found = server.users.find((user) => user.email === email)
    const user = found ?? { id: ++last, name, email, role: 'end-user' }
    if (!found) server.users.push(user)
    return user
  }

  function comment(sent: Sent, author: number): Comment {
    const body = String(sent.body)
    return {
      id: ++last,
      type: 'Comment',
      author_id: Number(sent.author_id ?? author),
      body,
      plain_body: body,
      html_body: `<div>${body}</div>`,
      public: sent.public !== false,
      created_at: tick(),
      attachments: ((sent.uploads as string[] | undefined) ?? []).flatMap((token) => uploads.get(token) ?? []),
    }
  }

  function faultOf(sent: Sent): string | null {
    const written = sent.comment as Sent | undefined
    const unknown = unknownFields(sent, TICKET)
    if (unknown.length > 0) return `unknown: ${unknown.join()}`
    if (!written) return null
    if (unknownFields(written, 'body html_body public author_id uploads').length > 0) return 'comment'
    if (!written.body || (written.author_id !== undefined && typeof written.author_id !== 'number')) return 'comment'
    return ((written.uploads as string[] | undefined) ?? []).every((token) => uploads.has(token)) ? null : 'uploads'
  }

  const refusal = (what: string, status = 422): JsonAnswer => ({
    status,
    body: {
      error: 'RecordInvalid',
      description: 'Record validation errors',
      details: { [what]: [{ description: what }] },
    },
  })
  const shown = ({ comments: _comments, followup: _followup, ...ticket }: Ticket) => ticket

  function create({ headers, body }: JsonRequest): JsonAnswer {
    const sent = (body as { ticket?: Sent }).ticket
    const fault = sent ? faultOf(sent) : 'ticket'
    if (!sent || fault) return refusal(fault ?? 'ticket')
    if (!sent.comment) return refusal('comment')
    const key = headers['idempotency-key']
    const made = typeof key === 'string' ? known.get(key) : undefined
    const parameters = JSON.stringify(body)
    if (made && made.parameters !== parameters) return { status: 400, body: { error: 'IdempotentRequestError' } }
    if (made) return { status: 201, headers: { 'x-idempotency-lookup': 'hit' }, body: { ticket: shown(made.ticket) } }
    const asker = sent.requester as { name?: string; email: string } | undefined
    const isNew = asker && !server.users.some(({ email }) => email === asker.email)
    if (isNew && !asker.name) return refusal('requester')
    const requester = asker ? userOf(asker.email, asker.name ?? '').id : Number(sent.requester_id)
    const source = server.tickets.find(({ id }) => id === sent.via_followup_source_id)
    if (sent.via_followup_source_id !== undefined && source?.status !== 'closed')
      return refusal('via_followup_source_id')
    // The author of the first comment is the agent of the token, unless the comment names another.
    const ticket = server.add(server.users.find(({ id }) => id === requester)?.email ?? '', {
      subject: String(sent.subject ?? ''),
      external_id: (sent.external_id as string | undefined) ?? null,
      tags: (sent.tags as string[] | undefined) ?? [],
      comments: [comment(sent.comment as Sent, AGENT.id)],
      ...(source && { followup: source.id }),
    })
    if (typeof key === 'string') known.set(key, { ticket, parameters })
    return { status: 201, headers: { 'x-idempotency-lookup': 'miss' }, body: { ticket: shown(ticket) } }
  }

  function update(ticket: Ticket, body: unknown): JsonAnswer {
    const sent = (body as { ticket?: Sent }).ticket
    const fault = sent ? faultOf(sent) : 'ticket'
    if (!sent || fault || ticket.status === 'closed') return refusal(fault ?? 'status')
    if (sent.comment) ticket.comments.push(comment(sent.comment as Sent, AGENT.id))
    if (sent.status) ticket.status = String(sent.status)
    ticket.updated_at = tick()
    return { status: 200, body: { ticket: shown(ticket), audit: {} } }
  }

  function usersOf(ids: readonly number[]): User[] {
    return server.users.filter(({ id }) => ids.includes(id))
  }

  function page<T>(all: T[], query: URLSearchParams): { part: T[]; count: number } {
    const [size, number] = [Math.min(100, Number(query.get('per_page') ?? 100)), Number(query.get('page') ?? 1)]
    return { part: all.slice((number - 1) * size, number * size), count: all.length }
  }

  function read(ticket: Ticket, isComments: boolean, query: URLSearchParams): JsonAnswer {
    const withUsers = query.get('include') === 'users'
    if (!isComments) {
      const users = usersOf([ticket.requester_id, ticket.submitter_id])
      return { status: 200, body: { ticket: shown(ticket), ...(withUsers && { users }) } }
    }
    const all = query.get('sort_order') === 'desc' ? ticket.comments.toReversed() : ticket.comments
    const { part, count } = page(all, query)
    const users = usersOf(part.map(({ author_id: id }) => id))
    return { status: 200, body: { comments: part, ...(withUsers && { users }), count, next_page: null } }
  }

  function upload({ query, headers, bytes }: JsonRequest): JsonAnswer {
    const [name, type] = [query.get('filename'), headers['content-type']]
    if (!name || !type || bytes.length === 0) return refusal('filename')
    const path = `/attachments/token/${++last}/`
    files.set(path, bytes)
    const attachment = {
      id: last,
      file_name: name,
      content_url: server.url + path,
      content_type: type,
      size: bytes.length,
    }
    uploads.set(`upload${last}`, attachment)
    return { status: 201, body: { upload: { token: `upload${last}`, attachment } } }
  }

  const json = await startJsonServer((request) => {
    const { method, path, query, headers, body } = request
    const file = files.get(path)
    // Credentials are not to be sent with the address of a file, which may be elsewhere.
    if (file && !headers.authorization) return { status: 200, body: file }
    const expected = `Basic ${Buffer.from(`${ZENDESK.email}/token:${ZENDESK.token}`).toString('base64')}`
    if (headers.authorization !== expected) return { status: 401, body: { error: "Couldn't authenticate you" } }
    if (path === '/api/v2/uploads.json' && method === 'POST') return upload(request)
    if (path === '/api/v2/tickets.json' && method === 'POST') return create(request)
    if (path === '/api/v2/tickets.json') {
      const found = server.tickets.filter(({ external_id: id }) => id === query.get('external_id'))
      return { status: 200, body: { tickets: found.map(shown), count: found.length } }
    }
    if (path === '/api/v2/users/search.json') {
      const wanted = query.get('query') ?? ''
      const users = server.users.filter(({ email, name }) => email.includes(wanted) || name.includes(wanted))
      return { status: 200, body: { users, count: users.length, next_page: null } }
    }
    const [, user] = /^\/api\/v2\/users\/(\d+)\/tickets\/requested\.json$/.exec(path) ?? []
    if (user) {
      const own = server.tickets.filter(({ requester_id: id }) => id === Number(user))
      const { part, count } = page(
        own.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)),
        query,
      )
      return { status: 200, body: { tickets: part.map(shown), count, next_page: null, previous_page: null } }
    }
    const [, id, comments] = /^\/api\/v2\/tickets\/(\d+)(\/comments)?\.json$/.exec(path) ?? []
    const ticket = server.tickets.find((one) => one.id === Number(id))
    if (!ticket) return { status: 404, body: { error: 'RecordNotFound', description: 'Not found' } }
    return method === 'PUT' ? update(ticket, body) : read(ticket, Boolean(comments), query)
  })
  const server: Zendesk = Object.assign(json, {
    tickets: [] as Ticket[],
    users: [AGENT],
    add(email: string, more: Partial<Ticket> = {}) {
      const created_at = tick()
      const ticket: Ticket = {
        ...{
          id: ++last,
          subject: 'Autre',
          status: 'new',
          requester_id: userOf(email, email).id,
          submitter_id: AGENT.id,
        },
        external_id: null,
        tags: [],
        is_public: true,
        created_at,
        updated_at: created_at,
        comments: [],
        ...more,
      }
      server.tickets.push(ticket)
      return ticket
    },
    write(id: number, body: string, isPublic: boolean) {
      const ticket = server.tickets.find((one) => one.id === id)
      if (!ticket) throw new Error(`no ticket ${id}`)
      ticket.comments.push(comment({ body, public: isPublic }, AGENT.id))
      if (isPublic) ticket.status = 'pending'
      ticket.updated_at = tick()
    },
  })
  return server
}
