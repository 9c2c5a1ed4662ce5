import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryParameters } from '../../http/query-string.ts'
import type { RateLimit } from '../../http/rate-limit.ts'
import { accountConfirmationPage, newsletterPage, type StatusPage } from '../../http/status-page.ts'
import { createSession } from '../../session/session-cookies.ts'
import { storePage } from '../routing/store-pages.ts'
import { createStoreOrigin, drop, LOOP_HEADER, noResponse } from './store-origin.ts'

/** Ms. */
const TOTAL_TIMEOUT = 20_000

const MAX_AT_ONCE = 4

/** Newsletter links as the store writes them into its mails. The code identifies the subscriber. */
const LINK = /^\/(index\.php\/)?newsletter\/subscriber\/(unsubscribe|confirm)\/id\/(\d{1,10})\/code\/([\w-]{1,64})\/?$/

const LINKS = ['unsubscribe', 'confirm'].flatMap((what) => [
  `/newsletter/subscriber/${what}/*`,
  `/index.php/newsletter/subscriber/${what}/*`,
])

/** The link of the mail that asks to confirm the address of a new account, with the customer's number and a key. */
const CONFIRM_PAGES = ['/customer/account/confirm', '/customer/account/confirm/']

/** Links in mails hold secrets, and lead to an own page for each person. */
const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Reads the base URL that the store reports for its own pages. */
export type ReadBaseUrl = (request: FastifyRequest) => Promise<string>

export type LinkOptions = {
  limit: RateLimit
  readBaseUrl: ReadBaseUrl
  sendPage(reply: FastifyReply, page: StatusPage): FastifyReply
  sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

type MailedLinksOptions = LinkOptions & { storeUrl: string; publicUrl: string }

/**
 * Serves the links `GET {base}/newsletter/subscriber/unsubscribe/id/…/code/…` and `…/confirm/…` of the store's mails, and
 * the one that confirms a new account's address, where the store is older than 2.4.7. Magento's GraphQL API has no field
 * for these, so the store's own page is requested and its result is shown.
 */
export function addMailedLinks(app: FastifyInstance, options: MailedLinksOptions): void {
  const { storeUrl, publicUrl, limit, readBaseUrl, sendPage, sendFailure } = options
  const store = createStoreOrigin({
    storeUrl,
    publicUrl,
    userAgent: 'Musette-Mail/1',
    atOnce: MAX_AT_ONCE,
    totalTimeout: TOTAL_TIMEOUT,
  })
  app.addHook('onClose', () => store.close())
  for (const url of LINKS) app.route({ method: ['GET', 'HEAD'], url, handler: followNewsletter })
  for (const url of CONFIRM_PAGES) app.route({ method: ['GET', 'HEAD'], url, handler: confirmAccount })

  async function followNewsletter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = ''] = request.url.slice(app.branding.basePath.length).split('?', 1)
    const [, script = '', what, id, code] = LINK.exec(address) ?? []
    const kind = what === 'confirm' ? 'confirm' : 'unsubscribe'
    const path = code && `${script}newsletter/subscriber/${kind}/id/${id}/code/${code}/`
    return follow(path, (isDone) => newsletterPage(kind, isDone, app.branding), request, reply)
  }

  async function confirmAccount(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { log, ip: address } = request
    if (app.createContext({ session: createSession(), log, address }).upstream.has('Mutation.confirmEmail')) {
      const page = storePage(request.url.slice(app.branding.basePath.length)) ?? '/login'
      return reply.headers(PRIVATE).redirect(app.branding.basePath + page, 302)
    }
    const { id, key } = request.query as QueryParameters
    const isWhole = /^\d{1,10}$/.test(String(id)) && /^[\w-]{1,64}$/.test(String(key))
    const path = isWhole && `customer/account/confirm/id/${String(id)}/key/${String(key)}/`
    return follow(path, (isDone) => accountConfirmationPage(isDone, app.branding), request, reply)
  }

  /** `path`: at the store; false or undefined if the link is not whole. */
  async function follow(
    path: string | false | undefined,
    pageOf: (isDone: boolean) => StatusPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.headers(PRIVATE)
    if (!path || request.headers[LOOP_HEADER]) return sendPage(reply, pageOf(false))
    // A HEAD request must not unsubscribe or confirm.
    if (request.method === 'HEAD') return reply.type('text/html; charset=utf-8').send()
    await limit.take(request)
    try {
      const { statusCode, headers, body } = await store.fetchPath(path, () => readBaseUrl(request))
      drop(body)
      if (statusCode >= 500) throw noResponse()
      return sendPage(reply, pageOf(saysSuccess(headers['set-cookie'])))
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }
}

/**
 * The store redirects every request to another page and puts its message into a cookie for its own pages. For a wrong
 * code it may set no message.
 */
function saysSuccess(cookies: string | string[] | undefined): boolean {
  return [cookies ?? []].flat().some((cookie) => {
    const [, value = ''] = /^mage-messages=([^;]*)/.exec(cookie) ?? []
    try {
      const messages: unknown = JSON.parse(decodeURIComponent(value))
      const types = Array.isArray(messages)
        ? messages.map((message) => (message as { type?: unknown } | null)?.type)
        : []
      return types.includes('success') && !types.includes('error')
    } catch {
      return false
    }
  })
}
