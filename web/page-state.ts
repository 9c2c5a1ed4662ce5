import type { QueryClient } from '@tanstack/react-query'
import type { Operation } from '../schema/operation.ts'
import type { ContributionModes, PageSite } from '../schema/page.ts'

/**
 * A query's key (operation and variables), its data, and, if the data has prices, the document's hash: a shopper with other prices requests them by
 * hash, before the code with the document is loaded.
 */
export type LoadedQuery = readonly [key: readonly unknown[], data: unknown, sha256?: string]

/** Products have prices; a filter by price may leave a list empty. */
export const PRICES = /"(?:prices|fixedFacets)":/

/** State that the server passes to the browser in the page's JSON block. */
export type PageState = {
  basePath: string
  site: PageSite
  /** BCP 47 tag of the shop. */
  locale: string
  /** The query string that the page was rendered for: the known part of the address's. Absent when the page renders from scratch. */
  search?: string
  /** Key and data of each query. Absent when the page renders from scratch. */
  queries?: readonly LoadedQuery[]
  /** The contribution flag of a page that renders from scratch: such a page loses the server's head. */
  contribution?: ContributionModes
}

/** Returns JSON that can neither end its script element nor start a comment in it. */
export function serializeState({ queries, ...page }: PageState): string {
  const rest = safeJson(page)
  if (!queries) return rest
  const written = queries.map(([key, data, sha256]) => {
    const { text, hasPrices } = dataJson(data)
    return `[${safeJson(key)},${text}${sha256 && hasPrices ? `,"${sha256}"` : ''}]`
  })
  return joined(rest, `"queries":[${written.join(',')}]`)
}

/** Returns the data that a page was rendered with. Without timestamps, so that the same content gives the same bytes in every process. */
export function loadedQueries(queryClient: QueryClient): readonly LoadedQuery[] {
  const queries = queryClient.getQueryCache().getAll()
  return queries.flatMap(({ queryKey, state: { data }, meta }): LoadedQuery[] => {
    if (data === undefined) return []
    const operation = meta?.operation as Operation<unknown, never> | undefined
    return [operation ? [queryKey, data, operation.sha256] : [queryKey, data]]
  })
}

/** Caches the page's data. It counts as fresh from now on, unless the browser restored the page from its history. */
export function takeOver(queryClient: QueryClient, queries: readonly LoadedQuery[]): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const updatedAt = navigation?.type === 'back_forward' ? 0 : Date.now()
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt })
}

/** Pages share data (the shop, the menu, the blocks): each object is serialized once. */
const known = new WeakMap<object, Written>()

type Written = { text: string; hasPrices: boolean }

function dataJson(data: unknown): Written {
  if (typeof data !== 'object' || data === null) return { text: safeJson(data ?? null), hasPrices: false }
  let written = known.get(data)
  if (written === undefined) {
    const text = safeJson(data)
    written = { text, hasPrices: PRICES.test(text) }
    known.set(data, written)
  }
  return written
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Adds a member to a JSON object. */
function joined(object: string, member: string): string {
  return object === '{}' ? `{${member}}` : `${object.slice(0, -1)},${member}}`
}
