import type { FastifyInstance } from 'fastify'
import { ownPaths } from '../../schema/page-route.ts'

/** Below the base path. Named by the header `Speculation-Rules` of public pages. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Seconds: the rules change with the release only. */
const MAX_AGE = 3600

/** Addresses to exclude besides personal pages: they leave the shop or have an effect. */
const EXCLUDED = [
  '/contribution',
  '/customer',
  '/downloadable',
  '/graphql',
  '/index.php',
  '/payment',
  '/retractation',
  '/wishlist',
]

/** Links that open no page here, and all links once the page's code runs, which loads less than a document for the next page. */
const EXCLUDED_LINKS = ':root[data-running] a, [download], [target="_blank"], [rel~="nofollow"], [rel~="external"]'

/**
 * `GET {base}/speculation-rules.json`: which pages a browser may fetch while the pointer rests on their link (HTML, «speculative loading»). They are
 * prefetched, not prerendered, so no script runs in them. The rules are the same for everybody.
 */
export async function speculationRulesPlugin(app: FastifyInstance): Promise<void> {
  const { shop, page } = app.site
  const { basePath } = shop
  const below = (pattern: string) => ({ href_matches: basePath + pattern })
  const isFile = { and: [below('/*.*'), { not: below('/*.html') }] }
  const excluded = [...EXCLUDED, ...ownPaths(app.pages.routes, page.extensionsOff)]
  // Other sites on this origin.
  const others = page.family
    .map(({ url }) => url)
    .filter((path) => path.startsWith(`${basePath}/`) && path !== `${basePath}/`)
  const where = {
    and: [
      below('/*'),
      { not: { or: excluded.map((path) => below(path.endsWith('/') ? `${path}*` : `${path}{/*}?`)) } },
      { not: isFile },
      ...others.map((path) => ({ not: { href_matches: `${path.replace(/\/$/, '')}{/*}?` } })),
      { not: { selector_matches: EXCLUDED_LINKS } },
    ],
  }
  const rules = JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] })
  app.get(SPECULATION_RULES_PATH, async (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', `public, max-age=${MAX_AGE}`).send(rules),
  )
}
