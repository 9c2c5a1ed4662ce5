import type { ReactNode } from 'react'
import type { PageSite, PageStyle } from '../schema/page.ts'

export const STATE_ID = 'page-state'
export const ENTRY_ID = 'entry'

type DocumentProps = {
  lang: string
  basePath: string
  site: PageSite
  /** Address of the module that hydrates the page. */
  entry: string
  /** JSON of `PageState`, safe inside a script element. */
  stateText: string
  /** Set when nothing was rendered: the browser renders from scratch (`<html data-render="fallback">`). */
  fallback?: boolean
  /** The app starts with the maintenance page (`<html data-status="maintenance">`). */
  status?: 'maintenance'
  /** Server only; in the browser they are there already. */
  styles?: readonly PageStyle[]
  fonts?: readonly string[]
  preloads?: readonly string[]
  head?: ReactNode
  children?: ReactNode
}

/**
 * The whole HTML document, rendered by React on both sides so that titles and meta of the screens land in `<head>`.
 * There is no inline script: data travels in a JSON block, so that the content security policy needs no exception.
 */
export function Document(props: DocumentProps) {
  const { lang, basePath, site, entry, stateText, fallback, status, head, children } = props
  const { styles = [], fonts = [], preloads = [] } = props
  return (
    <html lang={lang} data-site={site.code} data-render={fallback ? 'fallback' : undefined} data-status={status}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <meta name="theme-color" content={site.themeColor} />
        <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${basePath}/icons/apple-touch-icon.png`} />
        <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
        {styles.map(({ href }) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        {/* Otherwise the browser asks for the typeface when it has read the styles. */}
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* The page can be read without its code, so that styles, pictures and the typeface come first. */}
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: stateText }} />
        <script id={ENTRY_ID} type="module" src={entry} fetchPriority="low" />
      </body>
    </html>
  )
}
