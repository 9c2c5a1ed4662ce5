import { decode } from './decode.ts'
import type { Host, Received } from './host.ts'
import { type Page, readPage } from './page.ts'
import type { Robots } from './robots.ts'
import { parseUrl, pathOf, type Site, urlOf } from './site.ts'

/** Maximum redirects followed for one address. */
const MAX_REDIRECTS = 5

/** A path of the shop, or a whole address elsewhere. */
export type Hop = { status: number; to: string }

/**
 * Why a visit ended without the page: endless redirects; a redirect to another host; a redirect to something that is no address or contains a
 * password; disallowed by robots.txt; no response.
 */
export type Trouble = 'loop' | 'elsewhere' | 'bad-redirect' | 'robots' | 'no-response'

/** What an address of the shop led to. */
export type Visit = {
  hops: Hop[]
  /** Path where it ended. */
  path: string
  /** HTTP status of the last response; 0 without one. */
  status: number
  trouble?: Trouble
  /** Error code if there was no response. */
  failure?: string
  /** Ms from the last request to the head of its response. */
  ms: number
  /** Size as read, after decompression. */
  bytes: number
  isCut: boolean
  charset: string
  /** Parsed from a successful HTML response. */
  page: Page | null
}

/** One shop front during the crawl. */
export type Front = {
  site: Site
  host: Host
  robots: Robots
  /** Whether robots.txt permits this program to request a path. */
  mayRequest(path: string): boolean
}

/** Requests a path and follows its redirects. */
export async function visit(front: Front, start: string, maxBytes: number): Promise<Visit> {
  const { site, host } = front
  const hops: Hop[] = []
  const seen = new Set<string>()
  for (let path = start; ;) {
    if (!front.mayRequest(path)) return { ...ended(hops, path), trouble: 'robots' }
    if (seen.has(path) || hops.length > MAX_REDIRECTS) return { ...ended(hops, path), trouble: 'loop' }
    seen.add(path)
    const received = await host.request(urlOf(site, path), maxBytes)
    const { status, failure } = received
    if (failure !== undefined) return { ...ended(hops, path), trouble: 'no-response', failure }
    if (!isRedirect(received)) return { ...ended(hops, path, received), ...read(received, urlOf(site, path)) }
    const target = parseUrl(received.headers.get('location') ?? '', urlOf(site, path))
    if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) {
      hops.push({ status, to: target?.protocol ?? '' })
      return { ...ended(hops, path, received), trouble: 'bad-redirect' }
    }
    target.hash = ''
    const next = pathOf(site, target.href)
    hops.push({ status, to: next ?? target.href })
    if (next === null) return { ...ended(hops, path, received), trouble: 'elsewhere' }
    path = next
  }
}

function ended(hops: Hop[], path: string, received?: Received): Visit {
  const { status = 0, ms = 0, body, isCut = false } = received ?? {}
  return { hops, path, status, ms: Math.round(ms), bytes: body?.length ?? 0, isCut, charset: 'utf-8', page: null }
}

function isRedirect({ status, headers }: Received): boolean {
  return status > 300 && status < 400 && headers.has('location')
}

function read({ status, headers, body }: Received, address: string): Partial<Visit> {
  const type = headers.get('content-type')
  if (status < 200 || status > 299 || !/\bhtml\b/i.test(type ?? 'html')) return {}
  const { text, charset } = decode(body, type)
  return { charset, page: readPage(text, address, headers.get('x-robots-tag') ?? '') }
}
