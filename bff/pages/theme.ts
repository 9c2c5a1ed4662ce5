import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PageAssets } from '../../schema/page.ts'
import type { Theme } from '../config/theme.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Path of a site's own style sheet, below the base path; its name holds its hash. */
function themePath(css: string): string {
  return `/theme-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
}

/** `GET {base}/theme-….css` and `/font-….woff2`: the site's theme. Files, because the content security policy allows no inline style. */
export async function themePlugin(app: FastifyInstance): Promise<void> {
  const { theme } = app.site
  if (theme === null) return
  app.get(themePath(theme.css), async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', IMMUTABLE).send(theme.css),
  )
  for (const { path, content } of new Map(theme.fonts.map((font) => [font.path, font])).values()) {
    app.get(path, async (_request, reply) => reply.type('font/woff2').header('cache-control', IMMUTABLE).send(content))
  }
}

/** The build's style sheets, and then the site's, which overrides them. Its typeface replaces that of the build. */
export function withTheme(assets: PageAssets, theme: Theme | null, basePath: string): PageAssets {
  if (theme === null) return assets
  const fonts = theme.css.includes('--font-body:') ? [] : assets.fonts
  return {
    ...assets,
    styles: [...assets.styles, basePath + themePath(theme.css)],
    fonts: [...fonts, ...new Set(theme.fonts.map(({ path }) => basePath + path))],
  }
}
