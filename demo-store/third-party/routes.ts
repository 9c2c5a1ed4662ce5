import type { FastifyPluginAsync } from 'fastify'
import type { MediaHandler } from '../media.ts'

/** A third party for trying the consent banner: a video host. */
export function thirdPartyRoutes(media: MediaHandler): FastifyPluginAsync {
  return async (app) => {
    app.get('/pre.mp4', async (_request, reply) => {
      const video = await media('wysiwyg/maison/pre.mp4')
      if (!video) return reply.code(404).send()
      return reply
        .headers({ 'content-type': video.contentType, 'cross-origin-resource-policy': 'cross-origin' })
        .send(video.body)
    })
  }
}
