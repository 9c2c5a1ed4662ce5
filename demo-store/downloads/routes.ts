import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { StoreState } from '../state.ts'
import { linkBase, storeViews } from '../store/views.ts'
import { linkOf, useLink } from './purchased.ts'

const FRAME_BYTES = 417

const SILENT_FRAMES = 115

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
    const downloadable = () => [...state.model.products.values()].filter(({ links }) => links !== null)

    for (const url of ['/link/id/:hash', '/link/id/:hash/']) {
      app.get<{ Params: { hash: string } }>(url, async (request, reply) => {
        const { hash } = request.params
        const known = await linkOf(hash, state.db)
        if (!known) return reply.redirect(`${pages()}downloadable/customer/products/`, 302)
        if (state.model.settings.config.downloads_shareable === false) {
          return reply.redirect(signIn(request.url.replace(/^\//, '')), 302)
        }
        const link = await useLink(hash, state.db)
        if (!link) return reply.redirect(`${pages()}downloadable/customer/products/`, 302)
        return sendFile(reply, downloadFile(link.title, link.product))
      })
    }
    for (const url of ['/linkSample/link_id/:id', '/linkSample/link_id/:id/']) {
      app.get<{ Params: { id: string } }>(url, { exposeHeadRoute: true }, async (request, reply) => {
        for (const { name, links } of downloadable()) {
          const link = links?.items.find(({ id }) => String(id) === request.params.id)
          if (link) return sendFile(reply, sampleFile(link.title, name))
        }
        return reply.redirect(pages(), 302)
      })
    }
    for (const url of ['/sample/sample_id/:id', '/sample/sample_id/:id/']) {
      app.get<{ Params: { id: string } }>(url, { exposeHeadRoute: true }, async (request, reply) => {
        for (const { name, links } of downloadable()) {
          const sample = links?.samples.find(({ id }) => String(id) === request.params.id)
          if (sample) return sendFile(reply, sampleFile(sample.title, name))
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

/** Content of a purchased file, generated because the demo catalogue has no real guides. */
function downloadFile(title: string, product: string): DownloadFile {
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
        body: pdf(product, [title, 'Fichier de démonstration de la boutique Musette.']),
      }
}

/** Content of a sample, generated because the demo catalogue has no real guides. */
function sampleFile(title: string, product: string): DownloadFile {
  return downloadFile(`Extrait ${title}`, product)
}

/** Three seconds of silence: MPEG-1 layer III frames of 128 kbit/s at 44.1 kHz with nothing in them. */
function silence(): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: SILENT_FRAMES }, () => frame))
}

/** A one-page PDF with a title and lines below it. */
function pdf(title: string, lines: string[]): Buffer {
  const text = [
    `/F1 20 Tf 60 760 Td (${pdfText(title)}) Tj /F1 12 Tf`,
    ...lines.map((line) => `0 -24 Td (${pdfText(line)}) Tj`),
  ]
  const content = `BT ${text.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** Characters of a PDF text in WinAnsi, escaped; whatever it lacks becomes a question mark. */
function pdfText(text: string): string {
  return [...text.replaceAll('’', "'").replaceAll('–', '-')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 63
      if ('()\\'.includes(character)) return `\\${character}`
      if (code >= 32 && code < 127) return character
      return code >= 160 && code < 256 ? `\\${code.toString(8)}` : '?'
    })
    .join('')
}
