import type { FastifyInstance } from 'fastify'
import { type Level, reaches } from '../levels.ts'
import { type HttpResponse, htmlResponse, textResponse } from './response.ts'
import { CRASH_TEXT, crashPage } from './pages.ts'

export type HttpRequest = {
  method: string
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>
  search: URLSearchParams
  body: string
}
type GraphqlRequest = { query: string; variables: Record<string, unknown> }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Host names of this machine; other names may be DNS rebinding. */
const NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Query and variables of a request, or Magento's crash for a malformed one. Magento does not check types, and ignores
 * `operationName` and `extensions`.
 */
export function readRequest(request: HttpRequest, level: Level): GraphqlRequest | HttpResponse {
  const malformed = (): HttpResponse =>
    reaches(level, '2.4.8')
      ? {
          status: 400,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            errors: [{ message: 'Unable to parse the request.', extensions: { category: 'graphql-input' } }],
          }),
        }
      : htmlResponse(500, crashPage())
  if (request.method !== 'POST') {
    const parsed = parseJson(request.search.get('variables') || '{}')
    if (!parsed) return malformed()
    return { query: request.search.get('query') ?? '', variables: isObject(parsed.value) ? parsed.value : {} }
  }
  const parsed = parseJson(request.body)
  if (!parsed) return malformed()
  const body = isObject(parsed.value) ? parsed.value : {}
  const { query = '', variables } = body
  if (typeof query !== 'string' || typeof variables === 'string') return textResponse(500, CRASH_TEXT)
  return { query, variables: isObject(variables) ? variables : {} }
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refuses callers of these routes who are not on this machine. */
export function onlyLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (LOOPBACK.has(request.ip) && NAMES.has(request.hostname)) return
    await reply.code(403).send({ error: 'this address is for callers on this machine only' })
  })
}
