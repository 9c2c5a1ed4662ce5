import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import componentsOfExtensions from 'virtual:extensions/components'
import * as slots from 'virtual:extensions/slots'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { Document } from './document.tsx'
import { loadMessages, messagesSources } from './i18n/messages.ts'
import { loadOnce } from './load-once.ts'
import { kindOfData } from '../schema/page-kind.ts'
import { parameterName } from '../schema/product-list-parameters.ts'
import type { PageAssets, PageRequest, PageResponse, ShellRequest, PageSite } from '../schema/page.ts'
import { loadedQueries, serializeState } from './page-state.ts'
import { findRoute, loadRoute, preloadRoute } from './routes.ts'
import { loadShell } from './shell/load-shell.ts'
import type { Fill } from './slot.tsx'
import { type UsedCode, UsedCodeContext } from './used-code.ts'
import { decodedPath } from './use-address.ts'

export { routes } from './routes.ts'

/** The code of a page's first request, which loads the shopper's own data. */
const SHOPPER_SOURCES = ['web/api/transport.ts', 'web/site/shopper-data.ts']

/** Source files of components whose code loads late, by default export: the build's manifest names files by source. */
const sources = loadOnce(async () => {
  const files = import.meta.glob<object | undefined>('./{screens,shell}/**/*.tsx', { import: 'default' })
  const own = Object.entries(files).map(async ([path, load]) => [await load(), `web${path.slice(1)}`] as const)
  const others = Object.entries(componentsOfExtensions).map(
    async ([path, load]) => [(await load()).default, path] as const,
  )
  return new Map<object | undefined, string>(await Promise.all([...own, ...others]))
})

/**
 * Renders the public page of an address: loads the data, decides the status, and renders in one synchronous pass.
 * Rejects with `GraphqlFailure` if the page's data cannot be loaded, or with the error of a component.
 */
export async function render(request: PageRequest): Promise<PageResponse> {
  const { url, basePath, site, execute, assets, listRules, contribution } = request
  const { pathname, search } = new URL(url, 'http://page')
  // As in `useAddress`: an address such as `/cart??a=1` has the query `a=1`.
  const query = new URLSearchParams(search.replace(/^\?+/, ''))
  const queryClient = createQueryClient(execute)
  const { route, params } = findRoute(pathname, site.extensionsOff)

  const [shop, result] = await Promise.all([
    loadShell(queryClient),
    loadRoute(route, { queryClient, path: decodedPath(pathname), query, params, listRules }),
  ])
  const { names, areAll } = result?.parameters ?? { names: route.parameters ?? [], areAll: true }
  const known = [...query].filter(([key]) => names.includes(parameterName(key)))
  const pageQuery = {
    search: known.length < query.size ? searchOf(known) : search,
    ...(areAll && { parameters: names }),
  }
  if (result?.redirect) return { kind: 'redirect', ...pageQuery, ...withBase(result.redirect, basePath) }

  const locale = shop.locale.code
  const [messages] = await Promise.all([loadMessages(locale), preloadRoute(route, locale), preloadSlots(locale)])
  const queries = loadedQueries(queryClient)
  const used: UsedCode = { components: new Set(), sections: new Set(route.messages) }
  const html = await htmlOf(
    <UsedCodeContext value={used}>
      <Document
        lang={locale}
        basePath={basePath}
        site={site}
        stateText={serializeState({ basePath, site, locale, search, queries, contribution })}
      >
        <App
          queryClient={queryClient}
          execute={execute}
          basePath={basePath}
          site={site}
          messages={messages}
          ssr={{ path: pathname, search }}
        />
      </Document>
    </UsedCodeContext>,
  )
  const texts = messagesSources(locale, [...used.sections])
  const late = assets.of?.([...texts, ...(result?.asksAtOnce ? SHOPPER_SOURCES : []), ...(await sourcesOf(used))])
  queryClient.clear()
  return {
    kind: 'html',
    status: result?.status ?? 200,
    html: withLinks(html, linksOf(assets, site, late)),
    page: route.kind ?? kindOfData(queries),
    ...pageQuery,
  }
}

/** The beginning that `renderToString` gives to the fallback of a boundary whose content failed or suspended. */
const UNFINISHED = '<!--$!-->'

/**
 * Renders a page to HTML. `renderToString` takes half the time of a stream, but hides errors inside `Suspense` and does not wait for suspended
 * content. The few pages with such a boundary are rendered again as a stream, so that they are complete or fail with the error.
 */
async function htmlOf(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  return html.includes(UNFINISHED) ? wholeHtml(page) : html
}

async function wholeHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  // In one chunk all content is in its place; otherwise React would need an inline script to move it.
  const options = {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error: unknown) => void errors.push(error),
  }
  const stream = await renderToReadableStream(page, options)
  await stream.allReady
  if (errors.length > 0) throw errors[0]
  return (await new Response(stream).text()).replace(/^<!doctype html>/i, '')
}

/** Renders the page without content, after a failure or a timeout: the browser renders it from scratch. */
export function renderShell({ basePath, site, assets, contribution, status }: ShellRequest, locale: string): string {
  const html = renderToString(
    <Document
      lang={locale}
      basePath={basePath}
      site={site}
      stateText={serializeState({ basePath, site, locale, contribution })}
      fallback
      status={status}
    />,
  )
  return withLinks(html, linksOf(assets, site))
}

async function sourcesOf({ components }: UsedCode): Promise<string[]> {
  const known = await sources.load()
  return [...components].flatMap((component) => known.get(component) ?? [])
}

/** Returns the head's links to files of the build. `late` are the files that the page needs besides those of every page. */
function linksOf(
  { starter, entry, modules, styles, fonts }: PageAssets,
  { presence }: PageSite,
  late: Pick<PageAssets, 'modules' | 'styles'> = { modules: [], styles: [] },
): string {
  return renderToStaticMarkup(
    <>
      {/* Presses before it runs would be lost, so the first paint waits for it, as for the styles. It loads the other scripts. */}
      <script
        async
        type="module"
        src={starter}
        blocking="render"
        data-modules={[entry, ...modules, ...late.modules].join(' ')}
        data-presence={presence}
      />
      {[...styles, ...late.styles].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* Otherwise the browser requests the typeface only after it has read the styles. */}
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>,
  )
}

/** Adds its links to the document, which are known once it is rendered. */
function withLinks(html: string, links: string): string {
  const end = html.indexOf('</head>')
  return `<!doctype html>${html.slice(0, end)}${links}${html.slice(end)}`
}

/** Loads the parts of extensions, so that the server can render them without waiting. */
async function preloadSlots(locale: string): Promise<void> {
  const fills = Object.values(slots as Record<string, { fills?: readonly Fill[] } | null>).flatMap(
    (slot) => slot?.fills ?? [],
  )
  await Promise.all(
    fills.flatMap(({ section, Part }) => [
      section && !Part.bringsTexts && loadMessages(locale, [section]),
      Part.preload?.(),
    ]),
  )
}

function searchOf(parameters: string[][]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`
}

function withBase({ status, location }: { status: number; location: string }, basePath: string) {
  return { status, location: location.startsWith('/') ? basePath + location : location }
}
