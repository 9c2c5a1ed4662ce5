import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { Limits } from './limits.ts'
import { parseUrl, pathOf, urlOf } from './site.ts'
import type { Front } from './visit.ts'

const unpack = promisify(gunzip)

/** Limits of sitemaps.org for one file, and of files per shop. */
const MAX_BYTES = 52_428_800
const MAX_ADDRESSES = 50_000
const MAX_FILES = 100

/** Returns the paths in the sitemaps of a shop: `/sitemap.xml`, and those that robots.txt names. */
export async function readSitemaps(front: Front, limits: Limits): Promise<Set<string>> {
  const { site, robots } = front
  const paths = new Set<string>()
  const waiting = [
    ...robots.sitemaps.map((address) => ({ address, via: [] as string[] })),
    { address: urlOf(site, '/sitemap.xml'), via: [] },
  ]
  const seen = new Set<string>()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, via } = next
    const path = pathOf(site, address)
    if (via.includes(address)) limits.add('sitemap-circle', address)
    if (path === null) refuse(address, limits)
    if (path === null || seen.has(path)) continue
    if (seen.size === MAX_FILES) {
      limits.add('sitemap-count', address)
      return paths
    }
    seen.add(path)
    const xml = await fileOf(front, path, limits)
    const { pages, sitemaps } = locationsOf(xml)
    for (const sitemap of sitemaps) waiting.push({ address: sitemap, via: [...via, address] })
    for (const page of pages) {
      const found = pathOf(site, page)
      if (found === null) refuse(page, limits)
      else if (paths.size < MAX_ADDRESSES) paths.add(found)
      else limits.add('addresses', page)
    }
  }
  return paths
}

/** Notes why an address is not used: it has a password, belongs to another host, or is none of a page. */
function refuse(address: string, limits: Limits): void {
  const url = parseUrl(address)
  if (url?.username || url?.password) limits.add('credentials', url.origin)
  else limits.add(url && /^https?:$/.test(url.protocol) ? 'elsewhere' : 'schemes', url?.origin)
}

/** Returns the text of a sitemap, empty if it cannot be read. A missing one is not reported. */
async function fileOf({ site, host, mayRequest }: Front, path: string, limits: Limits): Promise<string> {
  const address = urlOf(site, path)
  if (!mayRequest(path)) {
    limits.add('robots', address)
    return ''
  }
  const { status, body, isCut } = await host.request(address, MAX_BYTES)
  if (isCut) limits.add('sitemap-size', address)
  if (status !== 200) {
    if (status !== 404) limits.add('sitemap-unread', address)
    return ''
  }
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body)
  try {
    return new TextDecoder().decode(await unpack(body, { maxOutputLength: MAX_BYTES }))
  } catch {
    limits.add('sitemap-size', address)
    return ''
  }
}

/** Addresses of pages, and of other sitemaps. */
function locationsOf(xml: string): { pages: string[]; sitemaps: string[] } {
  const found = { pages: [] as string[], sitemaps: [] as string[] }
  const open: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag(tag) {
        if (open.length > 10) parser.pause()
        open.push(tag)
        text = ''
      },
      ontext(part) {
        if (open.at(-1) === 'loc') text += part
      },
      onclosetag(tag) {
        open.pop()
        if (tag !== 'loc') return
        if (open.at(-1) === 'url') found.pages.push(text.trim())
        if (open.at(-1) === 'sitemap') found.sitemaps.push(text.trim())
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  return found
}
