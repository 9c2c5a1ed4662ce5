import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreState } from '../state.ts'
import { htmlResponse, send } from './response.ts'
import { createGraphqlHandler } from './graphql.ts'
import type { HttpRequest } from './request.ts'

/** The gateway timeout of web servers in front of PHP. */
const GATEWAY_TIMEOUT_MS = 60_000
/** Interval at which a request in a redirect loop reads the rewrites again. */
const WATCH_MS = 100

/** `/graphql`, whatever the method. */
export function graphqlRoute(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    const graphql = createGraphqlHandler(state)
    const waiting = new Set<() => void>()

    /**
     * Waits until the caller disconnects, the gateway times out, the store closes, or (true) a save may have ended
     * the loop.
     */
    const hang = (request: FastifyRequest): Promise<boolean> =>
      new Promise((resolve) => {
        const { model } = state
        const end = (): void => {
          clearTimeout(timer)
          clearInterval(watch)
          waiting.delete(end)
          request.raw.socket.off('close', end)
          resolve(state.model !== model)
        }
        const timer = setTimeout(end, GATEWAY_TIMEOUT_MS)
        const watch = setInterval(() => {
          if (state.model !== model) end()
        }, WATCH_MS)
        waiting.add(end)
        request.raw.socket.once('close', end)
      })

    const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const given: HttpRequest = {
        method: request.method,
        headers: request.headers,
        search: new URL(request.url, 'http://store').searchParams,
        body: typeof request.body === 'string' ? request.body : '',
      }
      let outcome = await graphql(given)
      // The loop reads the rewrites each time, so it ends when they are removed.
      while (outcome === 'never' && (await hang(request))) outcome = await graphql(given)
      if (outcome !== 'never') return send(reply, outcome)
      return send(reply, htmlResponse(504, '<h1>504 Gateway Time-out</h1>'))
    }

    const method = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']
    app.route({ method, url: '/graphql', handler: respond })
    app.addHook('preClose', async () => waiting.forEach((end) => end()))
  }
}
