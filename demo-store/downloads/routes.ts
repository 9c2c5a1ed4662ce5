import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { StoreState } from '../state.ts'
import { linkBase, storeViews } from '../store/views.ts'
import { linkOf, useLink } from './purchased.ts'

const FRAME_BYTES = 417

const SILENT_FRAMES = 115

/** Addresses of extracts, and where their titles are. */
const SAMPLES = [
  ['/linkSample/link_id/:id', 'items'],
  ['/sample/sample_id/:id', 'samples'],
] as const

type DownloadFile = { name: string; contentType: string; body: Buffer }

/**
 * `/downloadable/download/…` as recorded. `link/id/<hash>/`: a bought file for anyone who has its address, each GET uses up a download;
 * with the setting `downloads_shareable` off the store wants its own session, which no token replaces. Samples are for anyone. What is
 * not there leads to pages below the address for links.
 */
export function downloadRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    const pages = (): string => linkBase({ baseUrl: state.baseUrl, view: storeViews[0], model: state.model })
    const signIn = (path: string): string =>
      `${pages()}customer/account/login/referer/${Buffer.from(pages() + path).toString('base64url')}/`

    app.get<{ Params: { hash: string } }>('/link/id/:hash', async (request, reply) => {
      const { hash } = request.params
      const known = await linkOf(hash, state.db)
      if (!known) return reply.redirect(`${pages()}downloadable/customer/products/`, 302)
      if (state.model.settings.config.downloads_shareable === false) {
        return reply.redirect(signIn(request.url.replace(/^\//, '')), 302)
      }
      const link = await useLink(hash, state.db)
      if (!link) return reply.redirect(`${pages()}downloadable/customer/products/`, 302)
      return sendFile(reply, await downloadFile(link.title, link.product))
    })
    for (const [url, part] of SAMPLES) {
      app.get<{ Params: { id: string } }>(url, { exposeHeadRoute: true }, async (request, reply) => {
        for (const { name, links } of state.model.products.values()) {
          const found = links?.[part].find(({ id }) => String(id) === request.params.id)
          if (found) return sendFile(reply, await downloadFile(`Extrait ${found.title}`, name))
        }
        return reply.redirect(pages(), 302)
      })
    }
  }
}

function sendFile(reply: FastifyReply, { name, contentType, body }: DownloadFile): FastifyReply {
  return reply
    .headers({
      'content-type': contentType,
      'content-length': body.length,
      'content-disposition': `inline; filename=${name}`,
      'cache-control': 'must-revalidate, post-check=0, pre-check=0',
    })
    .send(body)
}

/** Content of a purchased file or an extract, generated because the demo catalogue has no real guides. */
async function downloadFile(title: string, product: string): Promise<DownloadFile> {
  const audio = /\bMP3\b/.test(title)
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return audio
    ? { name: `${name}.mp3`, contentType: 'audio/mpeg', body: silence() }
    : {
        name: `${name}.pdf`,
        contentType: 'application/pdf',
        body: await pdf(product, [title, 'Fichier de démonstration de la boutique Musette.']),
      }
}

/** Three seconds of silence: MPEG-1 layer III frames of 128 kbit/s at 44.1 kHz with nothing in them. */
function silence(): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: SILENT_FRAMES }, () => frame))
}

/** A page with a title and lines below it. */
async function pdf(title: string, lines: string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument()
  document.fontSize(20).text(title).fontSize(12)
  for (const line of lines) document.moveDown().text(line)
  document.end()
  return buffer(document)
}
