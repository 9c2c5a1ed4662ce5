import type { Readable } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopSettings } from '../config.ts'
import { DOWNLOAD_ROUTE } from '../domains/downloads/download-path.ts'
import { ATTACHMENT_ROUTE } from '../domains/helpdesk/attachment-path.ts'
import { INVOICE_ROUTE } from '../domains/invoices/invoice-path.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { ContextFactory } from '../graphql/request-context.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { busyPage, missingFilePage, statusPageHtml, unavailablePage } from '../pages/status-page.ts'
import { createSession, type SessionCookies } from '../session/session-cookies.ts'
import { writeSession } from '../session/write-session.ts'
import { Overload } from '../magento/limiter.ts'
import { isOutage } from '../magento/upstream-error.ts'
import { createBoughtFiles } from './bought-file.ts'
import { createInvoiceFiles } from './invoice-file.ts'
import { disposition } from './file-headers.ts'
import { answerNewsletterLinks } from './newsletter-links.ts'
import { offerStoreLinks, type ReadBaseUrl } from './store-links-route.ts'
import { createStoreFiles, type NoFile } from './store-file.ts'
import { createTicketFiles } from './ticket-file.ts'

export type FilesOptions = {
  createContext: ContextFactory
  sessionCookies: SessionCookies
  limit: RateLimit
  shop: ShopSettings
  /** The store's GraphQL address: files come from the same host only. */
  storeUrl: string
}

/** A file for one person; null when there is none for whoever asks. */
export type PersonalFile = {
  /** Without a path. */
  name: string
  contentType: string
  /** Bytes, when known. */
  length?: number
  body: Readable
}
export type GiveFile = (
  params: Record<string, string>,
  context: RequestContext,
) => Promise<PersonalFile | NoFile | null>

/**
 * `GET {base}/user/orders/…/invoice/….pdf`, bought files and files of tickets: of the signed-in customer alone, whatever the address says. Beside
 * them the store's own links, of its mails, for whoever holds one.
 */
export async function filesPlugin(app: FastifyInstance, options: FilesOptions): Promise<void> {
  const { createContext, sessionCookies, limit, shop, storeUrl } = options
  await app.register(fastifyCookie)
  const store = createStoreFiles(storeUrl, shop.publicUrl)
  app.addHook('onClose', () => store.close())

  /** `list` shows the files: whoever signs in comes there, for an address that answers with a file is no page to go on from. */
  function offer(url: string, give: GiveFile, list: string, pageOf: (reason: NoFile) => string = () => list): void {
    app.get<{ Params: Record<string, string> }>(url, { exposeHeadRoute: false }, async (request, reply) => {
      await limit.take(request)
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
      const session = sessionCookies.open(request.cookies)
      const context = createContext({ session, log: request.log, address: request.ip })
      const toLogin = () => reply.redirect(`${shop.basePath}/login?next=${encodeURIComponent(list)}`, 303)
      if (!context.signIn.token()) return toLogin()
      try {
        const { customer } = context.loaders
        const file = await customer.asCustomer(() => give(request.params, context))
        // The store has who signed out elsewhere for somebody without this file.
        const isEnded = file === null && (await customer.read()).id === null
        writeSession(reply, session, sessionCookies)
        if (isEnded) return toLogin()
        if (typeof file === 'string') return await reply.redirect(shop.basePath + pageOf(file), 303)
        return await (file ? send(reply, file) : sendPage(reply, missingFilePage()))
      } catch (error) {
        return sendFailure(error, request, reply)
      }
    })
  }

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!isOutage(error) && !(error instanceof Overload)) throw error
    request.log.warn({ err: error }, 'a file could not be made')
    return sendPage(reply, error instanceof Overload ? busyPage() : unavailablePage())
  }

  offer(INVOICE_ROUTE, createInvoiceFiles(), '/user/orders/')
  offer(
    DOWNLOAD_ROUTE,
    createBoughtFiles(store),
    '/user/downloadable-products',
    (reason) => `/user/downloadable-products?refused=${reason === 'reserved' ? reason : 1}`,
  )
  offer(ATTACHMENT_ROUTE, createTicketFiles(store), '/user/helpdesk/')
  const readBaseUrl: ReadBaseUrl = async ({ log, ip: address }) =>
    (await createContext({ session: createSession(), log, address }).loaders.store()).baseUrl
  offerStoreLinks(app, { store, limit, readBaseUrl, sendPage, sendFailure })
  answerNewsletterLinks(app, { storeUrl, publicUrl: shop.publicUrl, limit, readBaseUrl, sendPage, sendFailure })

  function sendPage(reply: FastifyReply, page: Parameters<typeof statusPageHtml>[0]): FastifyReply {
    return reply.code(page.status).type('text/html; charset=utf-8').send(statusPageHtml(page, reply.server.face))
  }
}

/** Always a file to keep, never a page of ours: what is in it comes from elsewhere. */
function send(reply: FastifyReply, { name, contentType, length, body }: PersonalFile): FastifyReply {
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition('attachment', name),
    'x-content-type-options': 'nosniff',
  })
  if (length !== undefined) reply.header('content-length', length)
  return reply.send(body)
}
