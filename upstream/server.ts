import Fastify from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createControl } from './control/control.ts'
import type { Control } from './control/control.ts'
import { controlRoutes } from './control/routes.ts'
import { openFolder, openMemory } from './database/open.ts'
import type { Level } from './levels.ts'
import type { Seed } from './seed/types.ts'
import { createState } from './state.ts'
import { htmlAnswer } from './transport/answer.ts'
import type { Answer } from './transport/answer.ts'
import { createGraphqlHandler } from './transport/graphql.ts'
import { createMediaRoute, placeholderFile } from './transport/media.ts'
import type { MediaFile, MediaHandler } from './transport/media.ts'
import { crashPage, maintenancePage } from './transport/pages.ts'

export type StoreOptions = {
  seed: Seed
  /** Answers files under the media root. */
  media: MediaHandler
  /** Folder for the database; null keeps the database in memory. */
  dataDir: string | null
  host?: string
  /** 0 takes a free port. */
  port?: number
  level?: Level
  /** Address the store gives for itself; by default where it listens. */
  baseUrl?: string | null
  /** `host` or `host:port` that are told about changes by `PURGE`. */
  purgeHosts?: string[]
  /** Whether `/__control` is served; `control` of the result works either way. */
  controlApi?: boolean
}

export type Store = {
  /** Base address with a trailing slash. */
  url: string
  control: Control
  close: () => Promise<void>
}

/** Web servers in front of PHP give up on a worker after this time. */
const gatewayTimeoutMs = 60_000
const bodyLimitBytes = 1_000_000

const send = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(Buffer.from(body))

const sendFile = (reply: FastifyReply, { status, contentType, body }: MediaFile): FastifyReply =>
  reply.code(status).header('content-type', contentType).header('cache-control', 'max-age=31536000, public').send(body)

/** Starts the stand-in store. Throws when the data folder is in use or the port is taken. */
export const createStore = async (options: StoreOptions): Promise<Store> => {
  const database =
    options.dataDir === null ? await openMemory(options.seed) : await openFolder(options.dataDir, options.seed)
  try {
    const state = await createState({
      db: database.db,
      level: options.level ?? '2.4.7',
      purgeHosts: options.purgeHosts ?? [],
    })
    const control = createControl(state)
    const graphql = createGraphqlHandler(state)
    const media = createMediaRoute(options.media)
    const waiting = new Set<NodeJS.Timeout>()

    const app = Fastify({ bodyLimit: bodyLimitBytes, exposeHeadRoutes: false, forceCloseConnections: true })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.setErrorHandler((error, _request, reply) => {
      // What a real store writes to its exception log.
      console.error(error)
      return send(reply, htmlAnswer(500, crashPage()))
    })
    app.setNotFoundHandler((_request, reply) =>
      send(reply, state.maintenance ? htmlAnswer(503, maintenancePage()) : htmlAnswer(404, '<h1>404 Not Found</h1>')),
    )

    const answerGraphql = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (state.maintenance)
        return send(reply, {
          ...htmlAnswer(503, maintenancePage()),
          headers: { 'content-type': 'text/html; charset=UTF-8' },
        })
      if (state.delayMs) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
      if (state.failures.remaining > 0) {
        state.failures.remaining -= 1
        if (state.failures.kind === 'error') return send(reply, htmlAnswer(500, crashPage()))
        if (state.failures.kind === 'garbage') {
          return send(reply, { status: 200, headers: { 'content-type': 'application/json' }, body: '{"data":{"prod' })
        }
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      if (request.method === 'OPTIONS') {
        return state.level === '2.4.8' ? reply.code(204).send() : send(reply, htmlAnswer(500, crashPage()))
      }
      const outcome = await graphql({
        method: request.method,
        headers: request.headers,
        search: new URL(request.url, 'http://store').searchParams,
        body: typeof request.body === 'string' ? request.body : '',
      })
      if (outcome !== 'never') return send(reply, outcome)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, gatewayTimeoutMs)
        waiting.add(timer)
        request.raw.once('close', () => {
          clearTimeout(timer)
          waiting.delete(timer)
          resolve()
        })
      })
      return send(reply, htmlAnswer(504, '<h1>504 Gateway Time-out</h1>'))
    }
    for (const url of ['/graphql', '/graphql/']) {
      app.route({ method: ['GET', 'POST', 'HEAD', 'OPTIONS'], url, handler: answerGraphql })
    }
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/media/*',
      handler: async (request, reply) => sendFile(reply, await media(request.params['*'])),
    })
    app.get('/static/*', async (_request, reply) => sendFile(reply, await placeholderFile()))
    app.get('/health_check.php', (_request, reply) => send(reply, htmlAnswer(200, '')))
    app.get('/magento_version', (_request, reply) => send(reply, htmlAnswer(200, 'Magento/2.4 (Community)')))
    if (options.controlApi) await app.register(controlRoutes(control), { prefix: '/__control' })

    const listening = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
    const url = `${listening}/`
    state.baseUrl = options.baseUrl ?? url
    return {
      url,
      control,
      close: async () => {
        waiting.forEach((timer) => clearTimeout(timer))
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
