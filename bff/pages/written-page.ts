import type { PageResponse } from '../../schema/page.ts'
import { redirectStatus, safeLocation } from './addresses.ts'

/** A page as an HTTP response. */
export type WrittenPage = { status: number; headers: Record<string, string>; body: string }

export function writePage(page: PageResponse): WrittenPage {
  if (page.kind === 'html') {
    return { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page.html }
  }
  return { status: redirectStatus(page.status), headers: { location: safeLocation(page.location) }, body: '' }
}

/**
 * A redirect keeps the query string of the request, campaign marks included, although the page is rendered without them: if the target carries the
 * query string of `url`, it gets `query` instead.
 */
export function withRequestQuery<T extends { headers: Readonly<Record<string, string>> }>(
  page: T,
  url: string,
  query: string,
): T {
  const { location } = page.headers
  if (location === undefined) return page
  const [, rendered = ''] = url.split('?', 2)
  if (rendered === query || !location.startsWith('/') || location.includes('#')) return page
  const [path, carried = ''] = location.split('?', 2)
  return carried === rendered
    ? { ...page, headers: { ...page.headers, location: safeLocation(`${path}?${query}`) } }
    : page
}
