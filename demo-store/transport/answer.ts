import type { FastifyReply } from 'fastify'
import type { AnswerHeaders } from './headers.ts'

/** What goes back over HTTP. */
export type Answer = { status: number; headers: AnswerHeaders; body: string }

export const htmlAnswer = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store, no-cache, must-revalidate' },
  body,
})

export const textAnswer = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store, no-cache, must-revalidate' },
  body,
})

/** Sends it; as bytes, so that the content type stays as it is. */
export const send = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(Buffer.from(body))
