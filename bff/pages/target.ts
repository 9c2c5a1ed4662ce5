import type { PageKind } from '../../schema/page-kind.ts'
import type { PageRoute, RouteSection } from '../../schema/page-route.ts'
import { pageParameters } from '../../schema/product-list-parameters.ts'
import { storePage, withoutScript } from '../domains/routing/store-pages.ts'
import {
  isFileRequest,
  originForm,
  pageUrl,
  withComposedAccents,
  withNormalEscapes,
  withOneSlash,
  withoutDots,
} from '../http/addresses.ts'

/** A request's target below the base path. */
export type Target = PageAddress & {
  /** The corrected URL, if it needs correction. */
  location: string | undefined
  /** The shop's page for a customer page of the store, which the store's mails link to. */
  moved: string | null
  isFile: boolean
  /** The address with all of its parameters. */
  requested: string
  /** Section of the route. It is `secret` for a customer page of the store (`moved`), whose address may hold a key. */
  section: RouteSection
  /** Undefined where only the store knows the kind of page. */
  kind: PageKind | undefined
}

/** `routeOf`: the route of a path below the base path. */
export function readTarget(target: string, basePath: string, routeOf: (path: string) => PageRoute | undefined): Target {
  const path = originForm(target).slice(basePath.length)
  const single = withOneSlash(path)
  const isFile = isFileRequest(path)
  const normal = isFile ? undefined : (withNormalEscapes(path) ?? withComposedAccents(path))
  const proper = single ?? withoutDots(path) ?? normal ?? withoutScript(path)
  const requested = pageUrl(path)
  const moved = storePage(requested)
  // As the page is rendered, and as a browser reads the address.
  const { section = 'public', kind } = routeOf(new URL(`http://page${proper ?? requested}`).pathname) ?? {}
  return {
    moved: moved && basePath + moved,
    section: moved === null ? section : 'secret',
    kind,
    location: proper === null ? undefined : basePath + proper,
    isFile,
    requested,
    ...pageAddress(requested),
  }
}

/** A page's address below the base path. */
export type PageAddress = {
  path: string
  /** As requested, without question mark. */
  query: string
  /** The parameters of the query string that a page may read. */
  parameters: readonly (readonly [name: string, value: string])[]
}

export function pageAddress(url: string): PageAddress {
  const question = url.indexOf('?')
  if (question < 0) return { path: url, query: '', parameters: [] }
  const query = url.slice(question + 1)
  return { path: url.slice(0, question), query, parameters: pageParameters(query) }
}
