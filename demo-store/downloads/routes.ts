import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { StoreState } from '../state.ts'
import { linkBase, storeViews } from '../store/views.ts'
import { downloadFile } from './files.ts'
import type { DownloadFile } from './files.ts'
import { linkOf, useLink } from './purchased.ts'

const sendFile = (reply: FastifyReply, { name, contentType, body }: DownloadFile): FastifyReply =>
  reply
    .headers({
      'content-type': contentType,
      'content-length': body.length,
      'content-disposition': `inline; filename=${name}`,
      'cache-control': 'must-revalidate, post-check=0, pre-check=0',
    })
    .send(body)

/** What a sample holds: the demo range has no real guides, so its first page is made on the spot. */
const sampleFile = (title: string, product: string): DownloadFile => downloadFile(`Extrait ${title}`, product)

/**
 * `/downloadable/download/…` as recorded. `link/id/<hash>/`: a bought file for whoever has its address, each GET uses up a download;
 * with the setting `downloads_shareable` off the store wants its own session, which no token replaces. Samples are for anyone. What is
 * not there leads to pages below the address for links.
 */
export const downloadRoutes =
  (state: StoreState): FastifyPluginAsync =>
  async (app) => {
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
