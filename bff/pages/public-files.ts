import { readdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { MANIFEST_FILE } from './web-manifest.ts'

/** A file with a hash in its name never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Pictures of every page, such as the logo: shown at once, also by the offline page. A new one is seen within the hour. */
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
const REVALIDATE = 'no-cache'

/** The files of the client build, precompressed. Each has its own route, so no path from a request reaches the disk. */
export async function publicFilesPlugin(app: FastifyInstance): Promise<void> {
  // Of the build; absent in development.
  const root = app.pages.publicDir
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isPartOfPage: true }
  })
  // Files of the site replace those of the build with the same name.
  const taken: string[] = []
  for (const [i, folder] of [...app.site.publicDirs, ...(root ? [root] : [])].entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: i === 0,
      globIgnore: ['**/*.{br,gz,map}', ...(folder === root ? [MANIFEST_FILE] : []), ...taken],
      setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path)),
    })
    if (folder !== root) taken.push(...(await readdir(folder, { recursive: true })))
  }
}

function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return IMMUTABLE
  return /\.(svg|png|webp|avif|jpe?g|ico)$/.test(path) ? HOUR : REVALIDATE
}
