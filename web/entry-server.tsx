import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import screens from 'virtual:extensions/screens'
import * as slots from 'virtual:extensions/slots'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { Document, ENTRY_ID } from './document.tsx'
import { loadMessages, messagesSources } from './i18n/messages.ts'
import { loadOnce } from './load-once.ts'
import { kindOfData } from '../schema/page-kind.ts'
import { parameterName } from '../schema/product-list-parameters.ts'
import type { PageAssets, PageRequest, PageResponse, PageStyle, ShellRequest } from '../schema/page.ts'
import { answersOf, serializeState } from './page-state.ts'
import { findRoute, loadRoute, partsOf, preloadRoute } from './routes.ts'
import type { Preloaded } from './screen.ts'
import { loadShell } from './shell/load-shell.ts'
import type { Fill } from './slot.tsx'
import { decodedPath } from './use-address.ts'

export { routes } from './routes.ts'

/** The code of a page's first request, which asks who is there. */
const ASKING_SOURCES = ['web/api/transport.ts', 'web/site/ask-shopper.ts']

/** The build's manifest names files by their source: the source of each screen and layout, by its component. */
const screenSources = loadOnce(async () => {
  const files = import.meta.glob<object>('./screens/**/*{Screen,Layout}.tsx', { import: 'default' })
  const own = Object.entries(files).map(async ([path, load]) => [await load(), `web${path.slice(1)}`] as const)
  const others = Object.entries(screens).map(async ([path, load]) => [(await load()).default, path] as const)
  return new Map(await Promise.all([...own, ...others]))
})

async function sourcesOf(screens: Preloaded[]): Promise<string[]> {
  const sources = await screenSources.load()
  const components = await Promise.all(screens.map(async (screen) => (await screen.preload()).default))
  return components.flatMap((component) => sources.get(component) ?? [])
}

/**
 * Renders the public page of an address: loads the data, decides the status, and renders in one synchronous pass.
 * Rejects with `GraphqlFailure` when the page's data cannot be had, and with the error of a component that fails.
 */
export async function render(request: PageRequest): Promise<PageResponse> {
  const { url, basePath, site, execute, assets, listRules, contribution } = request
  const { pathname, search } = new URL(url, 'http://page')
  // As `useAddress`: an address such as `/cart??a=1` has the query `a=1`.
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
  const neededFirst = [
    ...messagesSources(locale, route.messages),
    ...(result?.asksAtOnce ? ASKING_SOURCES : []),
    ...(await sourcesOf([...partsOf(route), ...(result?.nested ? [result.nested] : [])])),
  ].flatMap((source) => assets.of(source))
  const preloads = unique([...assets.preloads, ...neededFirst])
  // A page that can be read without its code loads it once it shows.
  const isLater = assets.starter !== undefined && [route.screen, result?.nested].some((screen) => screen?.hydratesLater)
  const queries = answersOf(queryClient)
  const html = await htmlOf(
    <Document
      lang={locale}
      basePath={basePath}
      site={site}
      entry={!isLater && <Entry {...assets} />}
      stateText={serializeState({ basePath, site, locale, search, queries, contribution })}
      links={
        <Links
          {...assets}
          preloads={isLater ? [] : preloads}
          later={isLater ? [assets.entry, ...preloads] : undefined}
        />
      }
    >
      <App
        queryClient={queryClient}
        execute={execute}
        basePath={basePath}
        site={site}
        messages={messages}
        ssr={{ path: pathname, search }}
      />
    </Document>,
  )
  queryClient.clear()
  return {
    kind: 'html',
    status: result?.status ?? 200,
    html: withUsedStyles(html, assets.styles),
    page: route.kind ?? kindOfData(queries),
    ...pageQuery,
  }
}

/** How `renderToString` begins the fallback of a boundary whose content failed or suspended. */
const UNFINISHED = '<!--$!-->'

/**
 * `renderToString` takes half the time of a stream, but tells nothing of errors inside `Suspense` and does not wait for what suspends. The few
 * pages with such a boundary are rendered once more, so that they are whole or fail with the error.
 */
async function htmlOf(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  return html.includes(UNFINISHED) ? wholeHtml(page) : html
}

async function wholeHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  // In one chunk nothing stands outside of its place, which would take an inline script.
  const options = {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error: unknown) => void errors.push(error),
  }
  const stream = await renderToReadableStream(page, options)
  await stream.allReady
  if (errors.length > 0) throw errors[0]
  return (await new Response(stream).text()).replace(/^<!doctype html>/i, '')
}

/** The page without content, for when rendering failed or took too long: the browser renders it from scratch. */
export function renderShell({ basePath, site, assets, contribution, status }: ShellRequest, locale: string): string {
  const html = renderToString(
    <Document
      lang={locale}
      basePath={basePath}
      site={site}
      entry={<Entry {...assets} />}
      stateText={serializeState({ basePath, site, locale, contribution })}
      links={<Links {...assets} styles={assets.styles.filter(({ classes }) => !classes)} />}
      fallback
      status={status}
    />,
  )
  return `<!doctype html>${html}`
}

type LinksProps = Pick<PageAssets, 'starter' | 'styles' | 'fonts' | 'preloads'> & {
  /** Modules that load once the page shows, the entry first. */
  later?: readonly string[]
}

function Links({ starter, styles, fonts, preloads, later }: LinksProps) {
  return (
    <>
      {/* What is pressed before it runs would be lost: so the first paint waits for it, as for the styles. */}
      {starter && <script async type="module" src={starter} blocking="render" data-modules={later?.join(' ')} />}
      {styles.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {/* Otherwise the browser asks for the typeface when it has read the styles. */}
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* Styles, pictures and the typeface come first. */}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
    </>
  )
}

/** Loads the page's code at once. */
function Entry({ entry }: Pick<PageAssets, 'entry'>) {
  return <script id={ENTRY_ID} type="module" fetchPriority="low" src={entry} />
}

/** The page without the links of style sheets that no element of it has a class of. */
function withUsedStyles(html: string, styles: readonly PageStyle[]): string {
  const used = new Set([...classLists(html)].flatMap((list) => list.split(' ').map((name) => name.replace(/\d+$/, ''))))
  const unused = styles.filter(({ classes }) => classes && !classes.some((letters) => used.has(letters)))
  // The links stand in the head.
  const end = html.indexOf('</head>')
  const head = unused.reduce((text, { href }) => text.replace(sheetLink(href), ''), html.slice(0, end))
  return `<!doctype html>${head}${html.slice(end)}`
}

const CLASS = ' class="'

/** A page has thousands of them and about a hundred different ones: a regular expression would take longer than all other work on the string. */
function classLists(html: string): Set<string> {
  const lists = new Set<string>()
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length
    at = html.indexOf('"', start)
    lists.add(html.slice(start, at))
  }
  return lists
}

/** As React writes it. */
const sheetLink = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="page"/>`

/** The server renders the parts of extensions at once, wherever they stand. */
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

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
