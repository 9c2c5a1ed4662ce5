import type { FastifyPluginAsync } from 'fastify'
import type { StoreState } from '../state.ts'
import { htmlAnswer, send } from '../transport/answer.ts'
import { findAttachment } from './attachments.ts'

/** `GET /helpdesk/attachment/<key>`: a file of a ticket, always to be saved and never to be shown by this server. */
export function helpdeskRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { key: string } }>('/attachment/:key', async (request, reply) => {
      const file = await findAttachment(request.params.key, state.db)
      if (!file) return send(reply, htmlAnswer(404, '<h1>404 Not Found</h1>'))
      return reply
        .headers({
          'content-type': file.contentType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(file.content))
    })
  }
}
