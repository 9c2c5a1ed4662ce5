import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storeFileLink } from '../downloads/store-links.ts'
import type { RateLimit } from '../../http/rate-limit.ts'
import { missingDownloadPage, reservedDownloadPage, type StatusPage } from '../../pages/status-page.ts'
import { disposition } from './file-headers.ts'
import type { PersonalFile } from './files-plugin.ts'
import type { StoreFiles } from './store-file.ts'
import { LOOP_HEADER } from './store-origin.ts'

/** The address that the store itself answers at, as it says. */
export type ReadBaseUrl = (request: FastifyRequest) => Promise<string>

export type StoreLinksOptions = {
  store: StoreFiles
  limit: RateLimit
  readBaseUrl: ReadBaseUrl
  sendPage(reply: FastifyReply, page: StatusPage): FastifyReply
  sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/** Types that a browser shows without running anything of them. */
const SHOWN = /^(application\/pdf|image\/(png|jpe?g|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)$/
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  // Should a file ever be shown, it can run nothing; without «sandbox», which keeps browsers from showing PDF.
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
}

/**
 * The store's own links to files, which its mails and products carry: `/downloadable/download/link/id/<key>` of a guest's order, and samples. The
 * store writes them with the address of its pages, which may be this shop's.
 */
export function offerStoreLinks(app: FastifyInstance, options: StoreLinksOptions): void {
  const { store, limit, readBaseUrl, sendPage, sendFailure } = options

  for (const folder of ['/downloadable/download/*', '/index.php/downloadable/download/*'])
    app.route({ method: ['GET', 'HEAD'], url: folder, handler: sendLinked })

  async function sendLinked(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = ''] = request.url.split('?', 1)
    const link = storeFileLink(address)
    reply.headers(HEADERS)
    if (!link || request.headers[LOOP_HEADER]) return sendPage(reply, missingDownloadPage(app.branding))
    // The store would count a look at the headers as a download.
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
  reply.headers({ 'content-type': contentType, 'content-disposition': disposition(kind, name) })
  if (length !== undefined) reply.header('content-length', length)
  if (request.method !== 'HEAD') return reply.send(body)
  body.on('error', () => {}).destroy()
  return reply.send()
}
