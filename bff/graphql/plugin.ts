import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OperationTypeNode } from 'graphql'
import type { ShopSettings } from '../config.ts'
import type { SessionCookie } from '../session/session-cookie.ts'
import { type Documents, RefusedDocument, sha256Of } from './documents.ts'
import { BadRequest, ERROR_CODES, ForeignOrigin, MethodNotAllowed } from './errors.ts'
import { fromBody, fromQueryString, type GraphqlRequest } from './graphql-request.ts'
import { JSON_TYPE, responseType } from './media-type.ts'
import { publicErrors } from './public-error.ts'
import type { ContextFactory } from './request-context.ts'
import { type OperationResult, runOperation, selectOperation } from './run-operation.ts'
import { isSameSite } from './same-site.ts'

export type GraphqlOptions = {
  documents: Documents
  createContext: ContextFactory
  sessionCookie: SessionCookie
  shop: ShopSettings
  isProduction: boolean
}

const PATH = '/graphql'
const BODY_LIMIT = 128 * 1024
/** Seconds after which a client may try again while the store is in maintenance. */
const RETRY_AFTER = '5'
const MAX_LOGGED_NAME = 100

/** `POST {base}/graphql`, and GET for queries, after the «GraphQL over HTTP» draft. */
export async function graphqlPlugin(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { documents, createContext, sessionCookie, shop, isProduction } = options
  // JSON only: a form or a text from another site needs no preflight.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendFailure)

  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    handler: (request, reply) => answer(request, reply, fromQueryString(request.query as Record<string, unknown>)),
  })
  app.route({
    method: 'POST',
    url: PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => {
      if (!isSameSite(request, shop.publicUrl)) throw new ForeignOrigin()
    },
    handler: (request, reply) => answer(request, reply, fromBody(request.body)),
  })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: PATH,
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD, POST')
      throw new MethodNotAllowed('Use POST, or GET for queries')
    },
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: GraphqlRequest): Promise<FastifyReply> {
    const operation = selectOperation(documents, textOf(asked), asked.operationName)
    if (operation.kind !== OperationTypeNode.QUERY && request.method !== 'POST') {
      reply.header('allow', 'POST')
      throw new MethodNotAllowed('Only queries may be sent by GET')
    }
    request.operation = operation.name?.slice(0, MAX_LOGGED_NAME)
    const session = sessionCookie.open(request.cookies[sessionCookie.name])
    const context = createContext({ session, log: request.log, address: request.ip })
    const result = await runOperation(app, operation, asked.variables, context)
    if (session.changed) {
      const { name, path, isSecure: secure, maxAge } = sessionCookie
      reply.setCookie(name, sessionCookie.seal(session), { path, secure, maxAge, httpOnly: true, sameSite: 'lax' })
    }
    const isPublic = operation.policy.scope === 'PUBLIC' && !session.changed && result.errors.length === 0
    // Public answers are revalidated until the responses store gives them an age and an ETag.
    reply.header('cache-control', isPublic ? 'no-cache' : 'private, no-store')
    return send(request, reply, result)
  }

  function textOf({ query, sha256 }: GraphqlRequest): string {
    if (!query) return documents.trusted(sha256 ?? '')
    if (sha256 !== undefined && sha256Of(query) !== sha256) throw new BadRequest('The hash is not that of the document')
    return query
  }

  function send(request: FastifyRequest, reply: FastifyReply, { data, errors }: OperationResult): FastifyReply {
    const { mediaType, isLegacy } = responseType(request.headers.accept)
    const shown = errors.length > 0 ? publicErrors(errors, request.log, !isProduction) : undefined
    const codes = new Set(shown?.map(({ extensions }) => extensions?.code))
    if (codes.has(ERROR_CODES.maintenance)) reply.code(503).header('retry-after', RETRY_AFTER)
    else if (data === null && codes.has(ERROR_CODES.unavailable)) reply.code(502)
    else if (data === undefined && !isLegacy) reply.code(400)
    const body = JSON.stringify({ ...(shown && { errors: shown }), ...(data !== undefined && { data }) })
    return reply.header('vary', 'accept').type(`${mediaType}; charset=utf-8`).send(body)
  }

  /** Everything that kept an operation from being executed. */
  async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store')
    if (error instanceof RefusedDocument) return send(request, reply, { errors: error.errors })
    const { statusCode = 500, code, message } = error as { statusCode?: number; code?: string; message?: string }
    const isOurs = statusCode >= 500 || code === undefined
    if (isOurs) request.log.error({ err: error }, 'a GraphQL request failed')
    const shown = isOurs
      ? { message: 'Internal error', extensions: { code: ERROR_CODES.internal } }
      : { message, extensions: { code } }
    return reply
      .code(isOurs ? 500 : statusCode)
      .type(`${JSON_TYPE}; charset=utf-8`)
      .send(JSON.stringify({ errors: [shown] }))
  }
}
