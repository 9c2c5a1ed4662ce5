import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'
import { ALL_TAGS, type Purged } from './purge-log.ts'
import { announcedBy, isTag, parsePattern } from './tags.ts'
import { createAddressList } from '../lib/address-list.ts'
import { hasBearer } from '../http/secrets.ts'
import { isForwarded } from '../http/forwarded.ts'

const MAX_TAGS = 5000

const BODY_LIMIT = 256 * 1024
/** Tags named in a log line. */
const MAX_LOGGED = 20

const NotAllowed = createError<[]>('FORBIDDEN', 'This address may not purge', 403)
const NoToken = createError<[]>('UNAUTHORIZED', 'A bearer token is required', 401)
const BadPurge = createError<[reason: string]>('BAD_REQUEST', '%s', 400)

/**
 * Purges the caches on Magento's `PURGE` (on any path, directly from an allowed address) and on `POST
 * {base}/cache/purge` with a bearer token. Both respond 200 once nothing old is served any more.
 */
export async function purgePlugin(
  app: FastifyInstance,
  { basePaths }: { basePaths: readonly string[] },
): Promise<void> {
  const { config, shared, store, members } = app
  const settings = config.cache
  const isAllowed = createAddressList(settings.purgeAllow)
  app.addHttpMethod('PURGE')
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.route({
    method: 'PURGE',
    url: '/*',
    onRequest: async (request) => {
      // The store connects directly. A forwarded request is refused, because only the proxy vouches for its client
      // address.
      if (isAllowed(request.ip) && !isForwarded(request.headers)) return
      request.log.warn({ logger: 'security' }, 'PURGE request from an address that is not allowed')
      throw new NotAllowed()
    },
    handler: async (request) => {
      const pattern = request.headers['x-magento-tags-pattern']
      const tags = typeof pattern === 'string' ? parsePattern(pattern) : undefined
      if (!tags) throw new BadPurge('X-Magento-Tags-Pattern names no tags')
      shared.purge(tags === ALL_TAGS ? tags : announcedBy(tags))
      // Then the store's own caches are empty, too.
      if (tags === ALL_TAGS) {
        store.expectColdCaches()
        members.learnAgain()
      }
      request.log.info(logged(tags), 'purged by the store')
      return 'Purged\n'
    },
  })

  for (const basePath of basePaths) {
    app.route({
      method: 'POST',
      url: `${basePath}/cache/purge`,
      bodyLimit: BODY_LIMIT,
      onRequest: async (request) => {
        if (hasBearer(request, settings.token)) return
        request.log.warn({ logger: 'security' }, 'purge request without a valid token')
        throw new NoToken()
      },
      handler: async (request) => {
        const tags = readPurgeBody(request.body)
        if (!tags) throw new BadPurge('The body is {"tags": ["…"]} or {"all": true}')
        shared.purge(tags === ALL_TAGS ? tags : announcedBy(tags))
        request.log.info(logged(tags), 'purged by token')
        return { purged: tags === ALL_TAGS ? 'all' : tags.length }
      },
    })
  }
}

function logged(tags: Purged): { tags: Purged; count?: number } {
  return tags === ALL_TAGS ? { tags } : { tags: tags.slice(0, MAX_LOGGED), count: tags.length }
}

/** `{ tags: […] }` or `{ all: true }`; `undefined` for anything else. */
function readPurgeBody(body: unknown): Purged | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { tags, all, ...rest } = body as { tags?: unknown; all?: unknown }
  if (Object.keys(rest).length > 0) return undefined
  if (all === true && tags === undefined) return ALL_TAGS
  if (all !== undefined || !Array.isArray(tags) || tags.length > MAX_TAGS) return undefined
  return tags.length > 0 && tags.every(isTag) ? [...new Set(tags)] : undefined
}
