import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OperationTypeNode } from 'graphql'
import { sendCached } from '../cache/send-cached.ts'
import type { Contribution } from '../session/contribution.ts'
import { clientBlock } from '../http/client-network.ts'
import { CrossOriginRefused, isCrossOrigin } from '../http/cross-origin.ts'
import type { Session } from '../session/session.ts'
import { writeSession } from '../session/write-session.ts'
import { type Caller, type GraphqlResponse, refusal } from './operation-response.ts'
import { handleBatch } from './batch.ts'
import type { PreparedOperation } from './documents.ts'
import { BadRequest, MethodNotAllowed, SignInFirst } from './errors.ts'
import {
  findRequestedOperation,
  fromBody,
  fromQuery,
  type GraphqlRequest,
  type RequestedOperation,
} from './graphql-request.ts'
import { rootFields } from './limit-mutations.ts'
import { responseType } from '../http/media-type.ts'
import type { QueryParameters } from '../http/query-string.ts'
import type { ContextFactory } from './request-context.ts'

type Visitor = { session: Session; contribution: Contribution }

const PATH = '/graphql'
const BODY_LIMIT = 128 * 1024
/** Endpoint for one mutation with files: three of 250 kB in base64, and a message. */
const FILES_PATH = '/graphql/files'
const FILES_BODY_LIMIT = 1_200_000
const MAX_LOGGED_NAMES = 100

/**
 * `POST {base}/graphql`, one operation or a batch, and GET for queries, as in the «GraphQL over HTTP» draft. `mutationsWithFiles` are those whose
 * variables may hold files.
 */
export async function graphqlPlugin(
  app: FastifyInstance,
  { mutationsWithFiles }: { mutationsWithFiles: readonly string[] },
): Promise<void> {
  const { config, documents, handleOperation, createContext, sessionCookies, contributionCookie, limits } = app
  const { shop } = app.site
  const hints = !config.isProduction
  // Cookies are parsed only for requests that carry a session.
  await app.register(fastifyCookie, { hook: false })
  // JSON only: browsers send cross-site forms and plain text without a preflight.
  app.removeContentTypeParser('text/plain')
  // Errors before an operation is executed.
  app.setErrorHandler((error, request, reply) => send(request, reply, refusal(error, writingTo(request), hints)))

  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    handler: async (request, reply) => {
      const visitor = visitorOf(request)
      const response = await handle(
        request,
        read(request, fromQuery(request.query as QueryParameters)),
        callerOf(request, visitor),
      )
      return send(request, reply, response, visitor)
    },
  })
  app.route({
    method: 'POST',
    url: PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => refuseForged(request, shop.publicUrl),
    handler: async (request, reply) => {
      const visitor = visitorOf(request)
      const { body } = request
      const response = Array.isArray(body)
        ? await handleBatch(body, {
            read: (entry) => read(request, fromBody(entry)),
            handle: (requested, caller) => handle(request, requested, caller),
            refuse: (error) => refusal(error, writingTo(request), hints),
            newCaller: () => callerOf(request, visitor),
          })
        : await handle(request, read(request, fromBody(body)), callerOf(request, visitor))
      return send(request, reply, response, visitor)
    },
  })
  app.route({
    method: 'POST',
    url: FILES_PATH,
    bodyLimit: FILES_BODY_LIMIT,
    onRequest: async (request) => {
      refuseForged(request, shop.publicUrl)
      // Before the body is read.
      await limits.sentFiles.take(request)
      if (!sessionOf(request).data.token) throw new SignInFirst()
    },
    handler: async (request, reply) => {
      const visitor = visitorOf(request)
      const requested = read(request, fromBody(request.body))
      if (!carriesFiles(requested.operation, mutationsWithFiles))
        throw new BadRequest('Only one mutation that takes files may be sent here')
      return send(request, reply, await handle(request, requested, callerOf(request, visitor)), visitor)
    },
  })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: PATH,
    handler: (request, reply) => {
      const { headers, ...refused } = refusal(
        new MethodNotAllowed('Use POST, or GET for queries'),
        writingTo(request),
        hints,
      )
      return send(request, reply, { ...refused, headers: { ...headers, allow: 'GET, HEAD, POST' } })
    },
  })

  function read(request: FastifyRequest, requested: GraphqlRequest): RequestedOperation {
    const found = findRequestedOperation(documents, requested, request.method === 'POST')
    const { name } = found.operation
    if (name) request.operation = (request.operation ? `${request.operation},${name}` : name).slice(0, MAX_LOGGED_NAMES)
    return found
  }

  async function handle(
    request: FastifyRequest,
    requested: RequestedOperation,
    caller: Caller,
  ): Promise<GraphqlResponse> {
    await limits.mutation(request, requested.operation)
    return handleOperation(requested, caller)
  }

  function visitorOf(request: FastifyRequest): Visitor {
    return { session: sessionOf(request), contribution: contributionCookie.of(request) }
  }

  function sessionOf({ headers: { cookie } }: FastifyRequest): Session {
    return sessionCookies.open(cookie?.includes(sessionCookies.prefix) ? app.parseCookie(cookie) : {})
  }

  function callerOf(request: FastifyRequest, { session, contribution }: Visitor): Caller {
    let context: ReturnType<ContextFactory> | undefined
    let currency: string | undefined
    const { log, responseType, isPassing } = writingTo(request)
    const network = clientBlock(request.ip)
    return {
      network,
      log,
      responseType,
      // Responses for contributors name the origin of content, so they bypass the cache.
      isPassing: isPassing || contribution.modes !== null,
      session,
      context(own = request.log) {
        // A context is bound to one currency.
        if (context && session.data.currency === currency) return context
        currency = session.data.currency
        return (context = createContext({
          session,
          contribution,
          log: own,
          address: request.ip,
          headers: request.headers,
          network,
          origin: `${request.protocol}://${request.host}`,
        }))
      },
    }
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    response: GraphqlResponse,
    visitor?: Visitor,
  ): FastifyReply | Promise<FastifyReply> {
    request.cacheStatus = response.cacheStatus ?? 'pass'
    // A response that sets a cookie must not be shared.
    const setsCookie = visitor !== undefined && (visitor.session.changed || visitor.contribution.changed)
    if (setsCookie) {
      writeSession(reply, visitor.session, sessionCookies)
      contributionCookie.write(reply, visitor.contribution)
    }
    if (response.cached && !setsCookie) {
      return sendCached(request, reply, response.cached.response, response.cached.lifetime)
    }
    const { status, headers, body } = response
    return reply.code(status).header('cache-control', 'private, no-store').headers(headers).send(body)
  }
}

function writingTo({ headers, log }: FastifyRequest): Pick<Caller, 'log' | 'responseType' | 'isPassing'> {
  const { 'cache-control': cacheControl } = headers
  const isPassing = cacheControl !== undefined && /\bno-store\b/i.test(cacheControl)
  return { log, responseType: responseType(headers.accept), isPassing }
}

/** Whether an operation is exactly one mutation whose input may hold files: only these may have a large body. */
function carriesFiles(
  { kind, name, prepared: { document } }: PreparedOperation,
  withFiles: readonly string[],
): boolean {
  if (kind !== OperationTypeNode.MUTATION) return false
  const [field, ...more] = rootFields(document, name)
  return field !== undefined && more.length === 0 && withFiles.includes(field)
}

/** CSRF protection (OWASP ASVS 5.0, 3.5). Requests without a cookie act for nobody, so they pass. */
function refuseForged(request: FastifyRequest, publicUrl: string): void {
  if (request.headers.cookie && isCrossOrigin(request, publicUrl)) throw new CrossOriginRefused()
}
