import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Seconds: a file whose name holds its hash never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** The files of the client build, as they were compressed when they were built. Each is a route of its own: no path is looked up on disk. */
export async function publicFilesPlugin(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,map}'],
    setHeaders: (reply, path) => reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : REVALIDATE),
  })
}
