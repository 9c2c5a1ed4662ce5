import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../state.ts'
import { downloadFile } from './files.ts'
import { useLink } from './purchased.ts'

/**
 * `GET /downloadable/download/link/id/<hash>/`: a bought file, for whoever has its address, as with links a merchant made
 * shareable. Any other address leads to the sign-in page, as recorded.
 */
export const downloadRoutes =
  (state: StoreState): FastifyPluginAsync =>
  async (app) => {
    for (const url of ['/:hash', '/:hash/']) {
      app.get<{ Params: { hash: string } }>(url, async (request, reply) => {
        const link = await useLink(request.params.hash, state.db)
        if (!link) return reply.redirect(`${state.baseUrl}customer/account/login/`, 302)
        const { name, contentType, body } = downloadFile(link.title, link.product)
        return reply
          .headers({
            'content-type': contentType,
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'no-store',
          })
          .send(body)
      })
    }
  }
