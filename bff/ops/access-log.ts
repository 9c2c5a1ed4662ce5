import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, once it is known. */
    operation: string | undefined
  }
}

const MAX_URL = 500
/** Parameters whose value could open something, or tell who somebody is. */
const SECRET = /token|key|code|pass|mail|secret|auth|session|signature|variables/i
/** Asked every few seconds by whoever watches the process. */
const PROBE = /\/health\/(live|ready)$/

/** One line for each answer: method, address without secrets, GraphQL operation, status, ms and the request's id. */
export function logAccess(app: FastifyInstance): void {
  app.decorateRequest('operation', undefined)
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    const { method, operation } = request
    const line = { method, url: loggableUrl(request), operation, status, ms: Math.round(elapsedTime * 10) / 10 }
    if (PROBE.test(request.url)) request.log.debug(line, 'request')
    else if (status >= 500) request.log.warn(line, 'request')
    else request.log.info(line, 'request')
  })
  app.addHook('onTimeout', async (request) => request.log.warn({ url: loggableUrl(request) }, 'request timed out'))
}

export function loggableUrl({ url }: Pick<FastifyRequest, 'url'>): string {
  const question = url.indexOf('?')
  if (question < 0) return url.slice(0, MAX_URL)
  const query = url
    .slice(question + 1, MAX_URL * 2)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      return SECRET.test(name) ? `${name}=***` : pair
    })
  return `${url.slice(0, question)}?${query.join('&')}`.slice(0, MAX_URL)
}
