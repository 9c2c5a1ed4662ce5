import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { QueryParameters } from '../../http/query-string.ts'
import { t } from '../../i18n/texts.ts'
import { Overload } from '../../lib/limiter.ts'
import { isOutage } from '../../magento/upstream-error.ts'
import {
  busyPage,
  missingDownloadPage,
  missingFilePage,
  reservedDownloadPage,
  statusPageHtml,
  unavailablePage,
} from '../../http/status-page.ts'
import { WITHDRAWAL_FORM_PATH } from '../../../schema/shop-constants.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import { createSession } from '../../session/session-cookies.ts'
import { writeSession } from '../../session/write-session.ts'
import { customerService } from '../customer/customer-service.ts'
import { DOWNLOAD_ROUTE, downloadLoaders } from '../downloads/download-loaders.ts'
import { storeFileLink } from '../downloads/store-links.ts'
import { CUSTOMER_FILES, type FileKind, GUEST_FILES } from '../invoices/file-addresses.ts'
import { guestKeys } from '../invoices/guest-keys.ts'
import { createPapers } from '../invoices/papers.ts'
import { sellerLines } from '../invoices/seller-lines.ts'
import { orderIds } from '../orders/order-ids.ts'
import { writeWithdrawalForm } from '../orders/withdrawal-form.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { disposition, type NoFile, type PersonalFile, safeName } from './file-headers.ts'
import { addMailedLinks, type LinkOptions, type ReadBaseUrl } from './mailed-links.ts'
import { createStoreFiles, type StoreFiles } from './store-file.ts'
import { LOOP_HEADER } from './store-origin.ts'

/** Types that a browser displays without executing anything in them. */
const SHOWN = /^(application\/pdf|image\/(png|jpe?g|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)$/

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** A displayed file must not execute anything. «sandbox» is absent, because it keeps browsers from showing PDF. Pages of the shop keep the shop's own policy. */
const FILE_POLICY = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Seconds. */
const FORM_MAX_AGE = 600

/** Resolves to null if the customer has no such file. */
export type GiveFile = (
  params: Record<string, string>,
  context: RequestContext,
) => Promise<PersonalFile | NoFile | null>

/**
 * Serves `GET {base}/user/orders/…/invoice/….pdf`, bought files and the files of extensions to the signed-in customer who
 * owns them, whatever the address says, and `GET {base}/orders/invoice/….pdf` to guests by its key. It also serves the links
 * in the store's mails, to anyone who has one.
 */
export async function filesPlugin(app: FastifyInstance): Promise<void> {
  const { createContext, sessionCookies } = app
  const { shop } = app.site
  const limit = app.limits.files
  // Files are fetched from the store's own host only.
  const storeUrl = app.config.upstream.url
  await app.register(fastifyCookie)
  const store = createStoreFiles(storeUrl, shop.publicUrl)
  app.addHook('onClose', () => store.close())

  /** `list` is the page that shows the files. Signing in leads there, because a file's own address is not a page. */
  function offer(url: string, give: GiveFile, list: string, pageOf: (reason: NoFile) => string = () => list): void {
    app.get<{ Params: Record<string, string> }>(url, { exposeHeadRoute: false }, async (request, reply) => {
      await limit.take(request)
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
      const session = sessionCookies.open(request.cookies)
      const context = createContext({ session, log: request.log, address: request.ip })
      const toLogin = () => reply.redirect(`${shop.basePath}/login?next=${encodeURIComponent(list)}`, 303)
      if (!context.signIn.token()) return toLogin()
      try {
        const customer = customerService(context)
        const file = await customer.asCustomer(() => give(request.params, context))
        // The store reports no such file to a customer whose token was revoked elsewhere, so the sign-in is checked
        // too.
        const isEnded = file === null && (await customer.read()).id === null
        writeSession(reply, session, sessionCookies)
        if (isEnded) return toLogin()
        if (typeof file === 'string') return await reply.redirect(shop.basePath + pageOf(file), 303)
        return await (file ? send(reply, file) : sendPage(reply, missingFilePage(app.branding)))
      } catch (error) {
        return sendFailure(error, request, reply)
      }
    })
  }

  /** Serves a guest's files. The key in the address names the order; any other key leads to the order lookup. */
  function offerToGuests(kind: FileKind): void {
    app.get<{ Params: { id: string } }>(GUEST_FILES[kind], { exposeHeadRoute: false }, async (request, reply) => {
      await limit.take(request)
      reply.headers({ ...HEADERS })
      const context = createContext({ session: createSession(), log: request.log, address: request.ip })
      const { key } = request.query as QueryParameters
      const token = guestKeys(context.shared).open(key)
      if (token === null) return reply.redirect(`${shop.basePath}/orders/`, 303)
      try {
        const file = await papers.give(kind, { token }, request.params.id, context)
        return await (file ? send(reply, file) : sendPage(reply, missingFilePage(app.branding)))
      } catch (error) {
        return sendFailure(error, request, reply)
      }
    })
  }

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!isOutage(error) && !(error instanceof Overload)) throw error
    request.log.warn({ err: error }, 'a file could not be delivered')
    return sendPage(reply, error instanceof Overload ? busyPage(app.branding) : unavailablePage(app.branding))
  }

  const papers = createPapers()
  for (const kind of ['invoice', 'refund'] as const) {
    const give: GiveFile = async ({ orderId = '', id = '' }, context) => {
      const number = orderIds(context.shared).open(orderId)
      return number ? papers.give(kind, { number }, id, context) : null
    }
    offer(CUSTOMER_FILES[kind], give, '/user/orders/')
    offerToGuests(kind)
  }
  offer(
    DOWNLOAD_ROUTE,
    createBoughtFiles(store),
    '/user/downloadable-products',
    (reason) => `/user/downloadable-products?refused=${reason === 'reserved' ? reason : 1}`,
  )
  for (const { route, page, find } of activeExtensions(shop).flatMap(({ files = [] }) => files))
    offer(route, async (params, context) => named(await find(params, context, store)), page)
  app.get(WITHDRAWAL_FORM_PATH, async (request, reply) => {
    await limit.take(request)
    const context = createContext({ session: createSession(), log: request.log, address: request.ip })
    try {
      const [{ name }, lines] = await Promise.all([storeOf(context), sellerLines(contentLoaders(context))])
      const seller = [...(lines.length > 0 ? lines : [name]), ...(shop.email ? [shop.email] : [])]
      const body = await papers.write(() => writeWithdrawalForm(seller, name))
      // The same for everybody, so caches may keep it.
      reply.headers({ ...HEADERS, ...FILE_POLICY, 'cache-control': `public, max-age=${FORM_MAX_AGE}` })
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': disposition('inline', t('withdrawalForm.fileName')),
      })
      return await reply.send(body)
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  })
  const readBaseUrl: ReadBaseUrl = async ({ log, ip: address }) =>
    (await storeOf(createContext({ session: createSession(), log, address }))).baseUrl
  offerStoreLinks(app, { store, limit, readBaseUrl, sendPage, sendFailure })
  addMailedLinks(app, { storeUrl, publicUrl: shop.publicUrl, limit, readBaseUrl, sendPage, sendFailure })

  function sendPage(reply: FastifyReply, page: Parameters<typeof statusPageHtml>[0]): FastifyReply {
    return reply.code(page.status).type('text/html; charset=utf-8').send(statusPageHtml(page, reply.server.branding))
  }
}

/** Always sends the file as an attachment and never displays it, because its content comes from elsewhere. */
function send(reply: FastifyReply, { name, contentType, length, body }: PersonalFile): FastifyReply {
  reply.headers({
    ...FILE_POLICY,
    'content-type': contentType,
    'content-disposition': disposition('attachment', name),
    'x-content-type-options': 'nosniff',
  })
  if (length !== undefined) reply.header('content-length', length)
  return reply.send(body)
}

/** Files that customers bought. */
export function createBoughtFiles({ fetchLink }: StoreFiles): GiveFile {
  return async ({ id = '' }, context) => {
    const found = await downloadLoaders(context).find(id)
    if (!found) return null
    if (!found.address || found.status !== 'AVAILABLE') return 'refused'
    return fetchLink(found.address, async () => (await storeOf(context)).baseUrl)
  }
}

/** Makes the name safe for headers: it comes from the store or a help desk. */
function named(file: PersonalFile | NoFile | null): PersonalFile | NoFile | null {
  return file === null || typeof file === 'string' ? file : { ...file, name: safeName(file.name) }
}

type StoreLinksOptions = LinkOptions & { store: StoreFiles }

/**
 * Serves the store's own file links in its mails and products: `/downloadable/download/link/id/<key>` of a guest's
 * order, and samples. The store writes them with the base URL of its pages, which may be this shop's.
 */
function offerStoreLinks(app: FastifyInstance, options: StoreLinksOptions): void {
  const { store, limit, readBaseUrl, sendPage, sendFailure } = options

  for (const folder of ['/downloadable/download/*', '/index.php/downloadable/download/*'])
    app.route({ method: ['GET', 'HEAD'], url: folder, handler: sendLinked })

  async function sendLinked(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = ''] = request.url.split('?', 1)
    const link = storeFileLink(address)
    reply.headers(HEADERS)
    if (!link || request.headers[LOOP_HEADER]) return sendPage(reply, missingDownloadPage(app.branding))
    // The store would count a HEAD request as a download.
    if (request.method === 'HEAD' && !link.isSample) return reply.type('application/octet-stream').send()
    await limit.take(request)
    try {
      const file = await store.fetchLink(
        address,
        () => readBaseUrl(request),
        request.method === 'HEAD' ? 'HEAD' : 'GET',
      )
      if (file === 'reserved') return sendPage(reply, reservedDownloadPage(app.branding))
      if (file === 'refused') return sendPage(reply, missingDownloadPage(app.branding))
      return sendFile(request, reply, file, link.isSample)
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, contentType, length, body }: PersonalFile,
  isSample: boolean,
): FastifyReply {
  const kind = isSample && SHOWN.test(contentType) ? 'inline' : 'attachment'
  reply.headers({ ...FILE_POLICY, 'content-type': contentType, 'content-disposition': disposition(kind, name) })
  if (length !== undefined) reply.header('content-length', length)
  if (request.method !== 'HEAD') return reply.send(body)
  body.on('error', () => {}).destroy()
  return reply.send()
}
