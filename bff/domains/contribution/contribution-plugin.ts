import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '../../http/secrets.ts'
import { refusedLinkPage, statusPageHtml } from '../../http/status-page.ts'
import { createContribution, FIRST_MODES } from '../../session/contribution.ts'

/**
 * `GET {base}/contribution/{token}`: the secret link with which editors open contribution mode. It redirects at once, so that the token stays in no
 * history. `Referrer-Policy` hides it from other sites, and logs mask it (`ops/loggable-url.ts`).
 */
export async function contributionPlugin(app: FastifyInstance): Promise<void> {
  const { contributionCookie, limits } = app
  const { basePath } = app.site.shop
  // If it is empty, nobody has access.
  const token = app.config.ops.contributionToken

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/contribution/*',
    handler: async (request, reply) => {
      await limits.contribution.take(request)
      reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      if (!isSameSecret(request.params['*'].replace(/\/$/, ''), token)) {
        request.log.warn(
          { logger: 'security', isShut: token === '' },
          'contribution mode request without a valid token',
        )
        const page = refusedLinkPage(app.branding)
        return reply.code(page.status).type('text/html; charset=utf-8').send(statusPageHtml(page, app.branding))
      }
      const contribution = createContribution(null)
      contribution.set(FIRST_MODES)
      contributionCookie.write(reply, contribution)
      // Browsers cache public pages for a minute; cached ones lack contribution mode.
      return reply.header('clear-site-data', '"cache"').redirect(`${basePath}/`, 303)
    },
  })
}
