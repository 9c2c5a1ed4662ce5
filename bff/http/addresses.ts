/** The last segment looks like a file name. A sku or a search such as «2.5kg» does not. */
const FILE_NAME = /\.[a-z][a-z\d]{1,9}$/i
/** Sections whose last segment is free text, not a file. */
const FREE_TEXT = /^\/(search|product|category)\//

/** Whether a URL is that of a file rather than a page: then «not found» is plain text, never HTML. */
export function isFileRequest(url: string): boolean {
  const [path] = pathAndSearch(url)
  if (path.startsWith('/assets/')) return true
  return FILE_NAME.test(path) && !/\.html$/i.test(path) && !FREE_TEXT.test(path)
}

/** Returns a URL that can be decoded: without valid escapes, each «%» of its path stands for itself. Fastify's router takes no other. */
export function decodable(url: string): string {
  const [path, search] = pathAndSearch(url)
  if (!path.includes('%') || decoded(path) !== null) return url
  return path.replaceAll('%', '%25') + search
}

/** Only the first question mark ends the path (RFC 3986 §3.4). */
function pathAndSearch(url: string): [path: string, search: string] {
  const [path = ''] = url.split('?', 1)
  return [path, url.slice(path.length)]
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/** Returns path and query below the base path; `/home` is the root. */
export function pageUrl(url: string): string {
  const [path, search] = pathAndSearch(url)
  return (path === '' || path === '/home' || path === '/home/' ? '/' : path) + search
}

/** The path of a request target: proxies send the absolute form (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** The path with one leading slash if it has several: browsers would read such a path as a host. */
export function withOneSlash(path: string): string | undefined {
  return /^[/\\]{2,}/.test(path) ? path.replace(/^[/\\]+/, '/') : undefined
}

const DOTS = /[/\\](\.|%2e){1,2}(?=[/\\]|$)/i

/** Returns the path without «.» and «..», escaped or not, resolved as in RFC 3986 §5.2.4; undefined if there are none. Browsers send no such path. */
export function withoutDots(path: string): string | undefined {
  const [plain, search] = pathAndSearch(path)
  if (!DOTS.test(plain)) return undefined
  const { pathname } = new URL(`https://own.invalid${plain}`)
  return (withOneSlash(pathname) ?? pathname) + search
}

/** Returns the address with composed accents (NFC): both forms look the same and would be two pages. Undefined if nothing changes. */
export function withComposedAccents(address: string): string | undefined {
  const composed = address.replace(/[^/?&=+#]+/g, (part) => {
    try {
      const text = decodeURIComponent(part)
      return text.normalize('NFC') === text ? part : encodeURIComponent(text.normalize('NFC'))
    } catch {
      return part
    }
  })
  return composed === address ? undefined : composed
}

const ESCAPE = /%[\da-f]{2}/gi
const UNRESERVED = /[\w.~-]/

/** Returns the path with normalised escapes (RFC 3986 §6.2.2); undefined if nothing changes. Browsers keep whatever a link says. */
export function withNormalEscapes(path: string): string | undefined {
  const [plain, search] = pathAndSearch(path)
  const normal = plain.replace(ESCAPE, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return UNRESERVED.test(character) ? character : escape.toUpperCase()
  })
  return normal === plain ? undefined : normal + search
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export function redirectStatus(status: number): number {
  return REDIRECTS.has(status) ? status : 302
}

/** A redirect's target as a header value. The store wrote it, so it can hold accents, spaces or line breaks. */
export function safeLocation(location: string): string {
  // A browser reads `//host` as another site.
  const target = withOneSlash(location) ?? location
  if (/^[\x21-\x7e]*$/.test(target)) return target
  // Lone surrogates would make encodeURI throw; existing escapes stay.
  return encodeURI(Buffer.from(target).toString()).replace(/%25([\da-f]{2})/gi, '%$1')
}
