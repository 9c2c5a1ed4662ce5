import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../http/rate-limit.ts'
import { newsletterPage, type StatusPage } from '../pages/status-page.ts'
import type { ReadBaseUrl } from './store-links-route.ts'
import { createStoreOrigin, drop, LOOP_HEADER, noAnswer } from './store-origin.ts'

/** Ms. */
const TOTAL_TIMEOUT = 20_000
const MAX_AT_ONCE = 4
/** As the store writes them into its mails; the key is the subscriber's own. */
const LINK = /^\/(index\.php\/)?newsletter\/subscriber\/(unsubscribe|confirm)\/id\/(\d{1,10})\/code\/([\w-]{1,64})\/?$/
const LINKS = ['unsubscribe', 'confirm'].flatMap((what) => [
  `/newsletter/subscriber/${what}/*`,
  `/index.php/newsletter/subscriber/${what}/*`,
])

export type NewsletterLinksOptions = {
  storeUrl: string
  publicUrl: string
  limit: RateLimit
  readBaseUrl: ReadBaseUrl
  sendPage(reply: FastifyReply, page: StatusPage): FastifyReply
  sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/**
 * `GET {base}/newsletter/subscriber/unsubscribe/id/…/code/…` and `…/confirm/…` of the store's mails. No field of its API does the same, so the
 * store's own page is asked, and what it said is told here.
 */
export function answerNewsletterLinks(app: FastifyInstance, options: NewsletterLinksOptions): void {
  const { storeUrl, publicUrl, limit, readBaseUrl, sendPage, sendFailure } = options
  const store = createStoreOrigin({
    storeUrl,
    publicUrl,
    userAgent: 'Musette-Newsletter/1',
    atOnce: MAX_AT_ONCE,
    totalTimeout: TOTAL_TIMEOUT,
  })
  app.addHook('onClose', () => store.close())
  for (const url of LINKS) app.route({ method: ['GET', 'HEAD'], url, handler })

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = ''] = request.url.slice(app.face.basePath.length).split('?', 1)
    const [, script = '', what, id, code] = LINK.exec(address) ?? []
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    const kind = what === 'confirm' ? 'confirm' : 'unsubscribe'
    const { basePath } = app.face
    if (!code || request.headers[LOOP_HEADER]) return sendPage(reply, newsletterPage(kind, false, basePath))
    // Whoever looks at the headers only wants nothing done.
    if (request.method === 'HEAD') return reply.type('text/html; charset=utf-8').send()
    await limit.take(request)
    try {
      const path = `${script}newsletter/subscriber/${kind}/id/${id}/code/${code}/`
      const { statusCode, headers, body } = await store.askPath(path, () => readBaseUrl(request))
      drop(body)
      if (statusCode >= 500) throw noAnswer()
      return sendPage(reply, newsletterPage(kind, saysSuccess(headers['set-cookie']), basePath))
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }
}

/** The store sends everybody home, and leaves what it has to say in a cookie for its own pages; where a code is wrong it may say nothing at all. */
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
