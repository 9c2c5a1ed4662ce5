import type { FastifyInstance, FastifyReply } from 'fastify'
import { LEAST_COMPRESSED, compress, preferredEncoding } from '../cache/encoding.ts'

/** What is text; pictures are compressed already. */
const TEXT = /^(text\/|application\/(json|graphql-response\+json|javascript|xml)|image\/svg\+xml)/

/**
 * Brotli, else gzip, for what is made on request: bodies that are in memory as a whole. Files of the build are compressed when they are
 * built, and kept answers bring their compressed form with them.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity' || !isText(reply)) return done(null, payload)
    const body = bytesOf(payload)
    if (!body || body.length < LEAST_COMPRESSED) return done(null, payload)
    addVary(reply)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    compress(body, encoding).then((bytes) => done(null, bytes), done)
  })
}

/** Of a body that is in memory as a whole. */
function bytesOf(payload: unknown): Buffer | undefined {
  if (Buffer.isBuffer(payload)) return payload
  return typeof payload === 'string' ? Buffer.from(payload) : undefined
}

/** Whether it is text, and not compressed yet. */
function isText(reply: FastifyReply): boolean {
  return reply.getHeader('content-encoding') === undefined && TEXT.test(String(reply.getHeader('content-type')))
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
}
