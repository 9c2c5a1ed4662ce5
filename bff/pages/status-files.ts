import type { FastifyInstance } from 'fastify'
import { offlinePage, statusPageHtml } from './status-page.ts'
import { STATUS_STYLE, STATUS_STYLE_PATH } from './status-style.ts'

type StatusFilesOptions = {
  siteName: string
  /** The site's own style sheet, as text. */
  theme: string | null
}

/** What status pages load, and the one that the service worker takes once and keeps. */
export function addStatusFiles(app: FastifyInstance, { siteName, theme }: StatusFilesOptions): void {
  app.get(STATUS_STYLE_PATH, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(STATUS_STYLE + (theme ?? '')),
  )
  app.get('/offline.html', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(statusPageHtml(offlinePage(siteName), app.face)),
  )
}
