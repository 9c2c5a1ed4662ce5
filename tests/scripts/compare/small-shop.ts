import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Send = (response: ServerResponse, request: IncomingMessage) => void

/** HTML of a page, `[status, location]` of a redirect, the status of a failure, or what writes the response. */
export type Content = string | [status: number, location: string] | number | Send

export type SmallShop = {
  /** With a slash at its end. */
  url: string
  pages: Record<string, Content>
  /** `GET /path`, one for each request. */
  requests: string[]
  /** Headers of the last request. */
  headers: IncomingMessage['headers']
  /** Before each response. */
  onRequest: (path: string) => void
  close(): Promise<void>
}

/** A shop whose pages a test defines by path. */
export async function startSmallShop(pages: Record<string, Content> = {}): Promise<SmallShop> {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    shop.requests.push(`${request.method} ${path}`)
    shop.headers = request.headers
    shop.onRequest(path)
    const content = shop.pages[path] ?? 404
    if (typeof content === 'function') return content(response, request)
    if (typeof content === 'number') return response.writeHead(content).end()
    if (typeof content !== 'string') return response.writeHead(content[0], { location: content[1] }).end()
    return response.writeHead(200, { 'content-type': typeOf(path) }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const shop: SmallShop = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    pages,
    requests: [],
    headers: {},
    onRequest: () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return shop
}

function typeOf(path: string): string {
  if (path.endsWith('.xml')) return 'application/xml'
  return path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8'
}

export function sitemapOf(shop: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${new URL(path, shop).href}</loc></url>`)
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}

/** Returns a whole page, with `head` and `body` added to its own. */
export function pageOf({
  title = 'Tea',
  description = 'All about tea',
  h1 = 'Tea',
  head = '',
  body = '',
} = {}): string {
  return `<!doctype html><html><head><title>${title}</title>
    ${description && `<meta name="description" content="${description}">`}${head}</head>
    <body>${h1 && `<h1>${h1}</h1>`}${body}</body></html>`
}

/** `Product` of JSON-LD; what is given replaces what it has. */
export function productData({
  price = '49.90' as unknown,
  currency = 'EUR',
  availability = 'InStock',
  ...more
} = {}): string {
  const offers = {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${availability}`,
  }
  return jsonLd({ '@type': 'Product', name: 'Tea', image: '/tea.jpg', offers, ...more })
}

export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
}
