import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from './pages.ts'

/**
 * Lets Vite's development server answer what is its own: sources, hot reloading, files of `public/`. Whether it did; if so the reply
 * is its own as well. Never part of production.
 */
export async function answeredByVite(
  middleware: NonNullable<Pages['devMiddleware']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const isAnswered = await new Promise<boolean>((resolve, reject) => {
    reply.raw.once('close', () => resolve(true))
    middleware(request.raw, reply.raw, (error) => (error ? reject(error) : resolve(false)))
  })
  if (isAnswered) reply.hijack()
  return isAnswered
}
