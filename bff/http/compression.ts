import type { FastifyInstance, FastifyReply } from 'fastify'
import { LEAST_COMPRESSED, compress, preferredEncoding } from './encoding.ts'

/** Text media types. Images are compressed already. */
const TEXT = /^(text\/|application\/(json|graphql-response\+json|javascript|xml)|image\/svg\+xml)/

/**
 * Compresses dynamic responses with Brotli, or else gzip, if the whole body is in memory. Built files are compressed at
 * build time, and cached responses bring their compressed forms.
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

/** `undefined` unless the whole body is in memory. */
function bytesOf(payload: unknown): Buffer | undefined {
  if (Buffer.isBuffer(payload)) return payload
  return typeof payload === 'string' ? Buffer.from(payload) : undefined
}

/** Whether the body is uncompressed text. */
function isText(reply: FastifyReply): boolean {
  return reply.getHeader('content-encoding') === undefined && TEXT.test(String(reply.getHeader('content-type')))
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
}
