import type { FastifyPluginAsync } from 'fastify'
import { videos } from '../media/videos.ts'

/** A third party for trying the consent banner: a video host. */
export const guestRoutes: FastifyPluginAsync = async (app) => {
  app.get('/pre.mp4', (_request, reply) => {
    const video = videos.get('wysiwyg/maison/pre.mp4')
    if (!video) return reply.code(404).send()
    return reply
      .headers({ 'content-type': video.contentType, 'cross-origin-resource-policy': 'cross-origin' })
      .send(video.body)
  })
}
