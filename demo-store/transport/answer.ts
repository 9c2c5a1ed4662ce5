import type { FastifyReply } from 'fastify'
import type { AnswerHeaders } from './headers.ts'

/** What goes back over HTTP. */
export type Answer = { status: number; headers: AnswerHeaders; body: string }

export function htmlAnswer(status: number, body: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store, no-cache, must-revalidate' },
    body,
  }
}

export function textAnswer(status: number, body: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store, no-cache, must-revalidate' },
    body,
  }
}

/** Sends it; as bytes, so that the content type stays as it is. */
export function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(Buffer.from(body))
}
