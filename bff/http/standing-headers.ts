import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    standingHeaders: StandingHeaders
  }
}

/** Headers as node:http takes them: name, value, name, value … */
export type HeaderList = string[]
/** Adds what differs from answer to answer, at the moment an answer is sent. */
export type AddHeaders = (headers: HeaderList, request: FastifyRequest, reply: FastifyReply) => void

/** What every answer says, whatever it is; names in lower case. */
export type StandingHeaders = {
  constant: Readonly<Record<string, string>>
  varying: readonly AddHeaders[]
}

/** Sends a complete answer; `headers` besides the standing ones and `content-length`. No body for 304. */
export type Sender = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: HeaderList,
  body?: Buffer,
) => FastifyReply

const NONE: StandingHeaders = { constant: {}, varying: [] }

/** Gives every answer these headers when it is sent. A constant one that a route set itself stays as it is. */
export function addStandingHeaders(app: FastifyInstance, standing: StandingHeaders): void {
  app.decorate('standingHeaders', standing)
  app.addHook('onSend', (request, reply, payload, done) => {
    const { constant } = request.server.standingHeaders
    for (const name in constant) if (!reply.hasHeader(name)) reply.header(name, constant[name])
    const headers: HeaderList = []
    for (const add of standing.varying) add(headers, request, reply)
    for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1])
    done(null, payload)
  })
}

/** Gives the answers of one part of the server, such as a site's, constant headers of their own instead. */
export function replaceConstantHeaders(app: FastifyInstance, constant: StandingHeaders['constant']): void {
  app.decorate('standingHeaders', { ...app.standingHeaders, constant })
}

/**
 * For answers that are ready as bytes. They go past Fastify's reply, straight to node:http, with all headers in one list: what a reply
 * keeps of each header, and what its hooks ask of it, took a quarter of the time of a kept answer. Hooks on `onResponse` run as ever.
 * `own`: constant headers of the route, over the standing ones.
 */
export function createSender(app: FastifyInstance, own: Readonly<Record<string, string>> = {}): Sender {
  const { constant, varying } = app.hasDecorator('standingHeaders') ? app.standingHeaders : NONE
  const list: HeaderList = Object.entries({ ...constant, ...own }).flat()
  return (request, reply, status, headers, body) => {
    const all = [...list, ...headers]
    for (const add of varying) add(all, request, reply)
    if (body) all.push('content-length', String(body.length))
    // What node:http refuses to send is thrown here, while the reply can still say so.
    reply.raw.writeHead(status, all)
    reply.hijack().raw.end(body)
    return reply
  }
}
