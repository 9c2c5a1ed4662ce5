import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import extensions from 'virtual:extensions/demo-store'
import sharp from 'sharp'
import { DEMO_TOKEN } from './config.ts'
import { type Control, createControl } from './control/control.ts'
import { controlRoutes } from './control/routes.ts'
import { openFolder } from './database/folder.ts'
import { openMemory } from './database/memory.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { thirdPartyRoutes } from './third-party/routes.ts'
import { type Edition, extensionNames, type Level } from './levels.ts'
import { type MailServer, startMailServer } from './mailbox/smtp.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import type { MediaFile, MediaHandler } from './media.ts'
import { pageRoutes } from './content/page-routes.ts'
import { documentRoutes, guestCartRoute } from './orders/document-routes.ts'
import { sandboxRoutes } from './payment/sandbox/routes.ts'
import type { Seed } from './seed/types.ts'
import { createState } from './state.ts'
import { ownPages } from './store/own-pages.ts'
import { type HttpResponse, htmlResponse, send } from './transport/response.ts'
import { graphqlRoute } from './transport/graphql-route.ts'
import { crashPage, maintenancePage } from './transport/pages.ts'

let placeholder: Promise<Buffer> | undefined

export type StoreOptions = {
  seed: Seed
  /** The files under the media root. */
  media: MediaHandler
  /** Folder for the database; null for a database in memory. */
  dataDir: string | null
  host?: string
  /** 0 takes a free port. */
  port?: number
  level?: Level
  edition?: Edition
  /** Names of the enabled extensions; all by default. */
  extensions?: readonly string[]
  /** The store's public address; by default the one it listens on. */
  baseUrl?: string | null
  /** Address of the shop that mails link to. */
  shopUrl?: string
  /** Hosts (`host` or `host:port`) that get a `PURGE` for changes. */
  purgeHosts?: string[]
  /** Token with which an integration calls the REST API. */
  integrationToken?: string
  /** Whether `/__control` is served; `control` of the result works either way. */
  controlApi?: boolean
  /** Port of a mail server whose mails lie in the mailbox; 0 takes a free one, and without a number there is none. */
  smtpPort?: number | null
}

export type Store = {
  /** Base address with a trailing slash. */
  url: string
  control: Control
  /** Address of the mail server; null without one. */
  smtpUrl: string | null
  close: () => Promise<void>
}

/** A message with the files that the help desk takes, in base64. */
const BODY_LIMIT_BYTES = 1_200_000
/** nginx's default for a request line. */
const MAX_URL_LENGTH = 8000
/** Paths to which the web server responds without the application. */
const SERVED_IN_MAINTENANCE = /^\/(media|static|health_check\.php|__control)(\/|$)/

/** Starts the demo store. Throws when the data folder is in use or the port is taken. */
export async function createStore(options: StoreOptions): Promise<Store> {
  const database =
    options.dataDir === null ? await openMemory(options.seed) : await openFolder(options.dataDir, options.seed)
  let mailServer: MailServer | undefined
  try {
    const state = await createState({
      db: database.db,
      level: options.level ?? '2.4.7',
      edition: options.edition ?? 'open-source',
      extensions: new Set(options.extensions ?? extensionNames),
      shopUrl: options.shopUrl ?? 'http://127.0.0.1:4000/',
      purgeHosts: options.purgeHosts ?? [],
    })
    const control = createControl(state)
    const app = Fastify({
      bodyLimit: BODY_LIMIT_BYTES,
      exposeHeadRoutes: false,
      forceCloseConnections: true,
      routerOptions: { ignoreTrailingSlash: true },
      // The control API refuses what it does not know, and changes no value into another type.
      ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
    })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.setErrorHandler((error, _request, reply) => {
      // Magento writes this to its exception log.
      console.error(error)
      return send(reply, htmlResponse(500, crashPage()))
    })
    app.setNotFoundHandler((_request, reply) => send(reply, htmlResponse(404, '<h1>404 Not Found</h1>')))
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.length > MAX_URL_LENGTH)
        return send(reply, htmlResponse(414, '<h1>414 Request-URI Too Large</h1>'))
      if (!state.maintenance || SERVED_IN_MAINTENANCE.test(request.url)) return
      return send(reply, maintenanceResponse())
    })

    await app.register(graphqlRoute(state))
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/media/*',
      handler: async (request, reply) => sendPart(request, reply, await mediaFile(request.params['*'], options.media)),
    })
    app.get('/static/*', async (_request, reply) => sendFile(reply, await placeholderFile()))
    app.get('/health_check.php', (_request, reply) => send(reply, htmlResponse(200, '')))
    app.get('/magento_version', (_request, reply) => {
      const edition = state.edition === 'commerce' ? 'Enterprise' : 'Community'
      return send(reply, htmlResponse(200, `Magento/2.4 (${edition})`))
    })
    await app.register(downloadRoutes(state), { prefix: '/downloadable/download' })
    await app.register(ownPages(state))
    await app.register(sandboxRoutes(state), { prefix: '/sandbox' })
    await app.register(guestCartRoute(state))
    await app.register(documentRoutes(state, options.integrationToken ?? DEMO_TOKEN))
    await app.register(pageRoutes(state, options.integrationToken ?? DEMO_TOKEN))
    await app.register(mailboxRoutes(state), { prefix: '/mailbox' })
    await app.register(thirdPartyRoutes(options.media), { prefix: '/guests' })
    for (const { routes } of extensions) if (routes) await app.register(routes(state))
    if (options.controlApi) await app.register(controlRoutes(control), { prefix: '/__control' })

    if (typeof options.smtpPort === 'number') mailServer = await startMailServer(state, options.smtpPort)
    const listening = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
    const url = `${listening}/`
    state.baseUrl = options.baseUrl ?? url
    // A different host name, so that browsers treat it as a third party.
    state.othersUrl = `http://localhost:${new URL(listening).port}/`
    return {
      url,
      control,
      smtpUrl: mailServer ? `smtp://127.0.0.1:${mailServer.port}` : null,
      close: async () => {
        await mailServer?.close()
        await app.close()
        await state.settled()
        await database.close()
      },
    }
  } catch (error) {
    await mailServer?.close()
    await database.close()
    throw error
  }
}

/** A file under the media root. The response to an unknown path is a placeholder below `catalog/`, else 404. */
async function mediaFile(path: string, media: MediaHandler): Promise<MediaFile> {
  const file = await media(path)
  if (file) return file
  if (path.startsWith('catalog/')) return placeholderFile()
  return { status: 404, contentType: 'text/html; charset=UTF-8', body: Buffer.from('<h1>404 Not Found</h1>') }
}

/** Neither cache headers nor `Retry-After`, as recorded. */
function maintenanceResponse(): HttpResponse {
  return {
    status: 503,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
    body: maintenancePage(),
  }
}

/** Supports one range per request (RFC 9110 §14), which seeking in videos needs. */
function sendPart(request: FastifyRequest, reply: FastifyReply, file: MediaFile): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined || file.status !== 200) return sendFile(reply, file)
  const size = file.body.length
  const end = Math.min(to ? Number(to) : size - 1, size - 1)
  if (Number(from) > end) return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply.header('content-range', `bytes ${from}-${end}/${size}`)
  return sendFile(reply, { ...file, status: 206, body: file.body.subarray(Number(from), end + 1) })
}

function sendFile(reply: FastifyReply, { status, contentType, body }: MediaFile): FastifyReply {
  return reply
    .code(status)
    .header('content-type', contentType)
    .header('cache-control', 'max-age=31536000, public')
    .send(body)
}

async function placeholderFile(): Promise<MediaFile> {
  return {
    status: 200,
    contentType: 'image/jpeg',
    body: await placeholderImage(),
  }
}

/** The grey square a store's theme shows instead of a missing picture. */
function placeholderImage(): Promise<Buffer> {
  return (placeholder ??= sharp({ create: { width: 240, height: 240, channels: 3, background: '#ececec' } })
    .jpeg({ quality: 80 })
    .toBuffer())
}
