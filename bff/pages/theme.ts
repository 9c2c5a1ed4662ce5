import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PageAssets } from '../../schema/page.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Path of a site's own style sheet, below the base path; its name holds its hash. */
export function themePath(css: string): string {
  return `/theme-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
}

/** `GET {base}/theme-….css`: the site's custom properties. A file, because the content security policy allows no inline style. */
export async function themePlugin(app: FastifyInstance): Promise<void> {
  const css = app.site.theme
  if (css === null) return
  app.get(themePath(css), async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', IMMUTABLE).send(css),
  )
}

/** The build's style sheets, and then the site's, which overrides them. */
export function withTheme(assets: PageAssets, href: string | null): PageAssets {
  return href === null ? assets : { ...assets, styles: [...assets.styles, href] }
}
