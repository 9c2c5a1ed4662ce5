import { readdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { MANIFEST_FILE } from './web-manifest.ts'

export type PublicFilesOptions = {
  /** Folder of the build; absent in development. */
  root?: string
  /** Folder of a site's own files, which stand in for the build's of the same name. */
  ownRoot: string | null
}

/** Seconds: a file whose name holds its hash never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Files that a browser only ever opens as parts of a page; an SVG may be a document. */
const PARTS = /\.(css|js|woff2)$/

/** What documents and workers heed, and nothing else: half a kilobyte with each of the many small files of a page. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'x-frame-options',
]

/** The files of the client build, as they were compressed when they were built. Each is a route of its own: no path is looked up on disk. */
export async function publicFilesPlugin(app: FastifyInstance, { root, ownRoot }: PublicFilesOptions): Promise<void> {
  // After the hook that gives every answer these headers.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.getHeader('cache-control') === IMMUTABLE && PARTS.test(request.routeOptions.url ?? '')) {
      for (const name of FOR_DOCUMENTS) reply.removeHeader(name)
    }
    done(null, payload)
  })
  const own = ownRoot === null ? [] : await readdir(ownRoot, { recursive: true })
  const folders = [
    ...(root ? [{ root, besides: [MANIFEST_FILE, ...own] }] : []),
    ...(ownRoot ? [{ root: ownRoot, besides: [] }] : []),
  ]
  for (const [i, folder] of folders.entries()) {
    await app.register(fastifyStatic, {
      root: folder.root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: i === 0,
      globIgnore: ['**/*.{br,gz,map}', ...folder.besides],
      setHeaders: (reply, path) =>
        reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : REVALIDATE),
    })
  }
}
