import type { ReactNode } from 'react'
import type { PageSite } from '../schema/page.ts'

export const STATE_ID = 'page-state'

type DocumentProps = {
  lang: string
  basePath: string
  site: PageSite
  /** JSON of `PageState`, safe inside a script element. */
  stateText: string
  /** Set when nothing was rendered: the browser renders from scratch (`<html data-render="fallback">`). */
  fallback?: boolean
  /** The app starts with the maintenance page (`<html data-status="maintenance">`). */
  status?: 'maintenance'
  children?: ReactNode
}

/**
 * The whole HTML document, rendered by React on both sides so that titles and meta elements of screens end up in
 * `<head>`. Data is in a JSON block, not an inline script, so that the content security policy needs no exception.
 */
export function Document(props: DocumentProps) {
  const { lang, basePath, site, stateText, fallback, status, children } = props
  return (
    // `web/start/start.ts` adds `data-bought`, which public pages cannot have.
    <html
      lang={lang}
      data-site={site.code}
      data-group={site.sessionGroup}
      data-scheme={site.isLight ? 'light' : undefined}
      data-render={fallback ? 'fallback' : undefined}
      data-status={status}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={site.isLight ? 'light' : 'light dark'} />
        <meta name="theme-color" content={site.themeColor} />
        <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${basePath}/icons/apple-touch-icon.png`} />
        <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
      </head>
      <body>
        {children}
        <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: stateText }} />
      </body>
    </html>
  )
}
