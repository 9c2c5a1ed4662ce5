import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, http, type SiteParts, store } from 'musette/server'
import { blogLoaders } from './blog-loaders.ts'

const ARTICLES = 20
/** Seconds. */
const MAX_AGE = 600
const RETRY_AFTER = '120'

/** `GET {base}/blog/feed.xml`: the newest articles as Atom (RFC 4287). */
export async function feedPlugin(app: FastifyInstance, { shop, createContext }: SiteParts): Promise<void> {
  app.get('/blog/feed.xml', (request, reply) => send(request, reply))

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = createContext({ session: http.createSession(), log: request.log })
    const home = (shop.publicUrl || `${request.protocol}://${request.host}`) + shop.basePath
    try {
      const [blog, articles, { name }] = await Promise.all([
        blogLoaders(context).list({}),
        blogLoaders(context).newest(ARTICLES, 1),
        store.storeOf(context),
      ])
      if (!blog) {
        reply.callNotFound()
        return await reply
      }
      const updated = articles
        .map(({ modifiedAt }) => modifiedAt)
        .toSorted()
        .at(-1)
      // RFC 4287 asks for a date even of an empty feed.
      const head = { title: `${blog.title} | ${name}`, name, home, updated: updated ?? '1970-01-01T00:00:00Z' }
      reply.header('cache-control', `public, max-age=${MAX_AGE}`).type('application/atom+xml; charset=utf-8')
      return await reply.send(atom(head, articles))
    } catch (error) {
      if (!(error instanceof store.UpstreamError)) throw error
      request.log.warn({ err: error }, 'the feed of the blog could not be written')
      reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER)
      return reply.code(503).type('text/plain; charset=utf-8').send('The store cannot be reached now\n')
    }
  }
}

type Head = { title: string; name: string; home: string; updated: string }
type Entry = { path: string; title: string; summary: string; publishedAt: string; modifiedAt: string }

function atom({ title, name, home, updated }: Head, entries: readonly Entry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${html.escapeXml(`${home}/blog`)}</id>`,
    `<title>${html.escapeXml(title)}</title>`,
    `<author><name>${html.escapeXml(name)}</name></author>`,
    `<link rel="self" href="${html.escapeXml(`${home}/blog/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${html.escapeXml(`${home}/blog`)}"/>`,
    `<updated>${updated}</updated>`,
    ...entries.map((entry) => entryOf(entry, home)),
    '</feed>\n',
  ].join('\n')
}

function entryOf({ path, title, summary, publishedAt, modifiedAt }: Entry, home: string): string {
  const address = html.escapeXml(home + path)
  return [
    `<entry><id>${address}</id><title>${html.escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt}</published><updated>${modifiedAt}</updated>`,
    `<summary>${html.escapeXml(summary)}</summary></entry>`,
  ].join('')
}
