import type { GraphQLSchema } from 'graphql'
import { IMAGE_PRESETS } from '../../../schema/image-presets.ts'
import { brokenBody, randomOperation, withRandomVariables } from './documents.ts'
import { hostileText, hostileValue, mutateText } from './hostile.ts'
import type { Random } from './random.ts'

/** A request as it goes over the wire. */
export type Case = {
  method: string
  url: string
  headers?: Record<string, string>
  body?: string
  /** What the response must not contain. */
  hidden?: string
}

export type MakeCase = (random: Random) => Case

const JSON_TYPE = { 'content-type': 'application/json' }
const graphql = (body: string): Case => ({ method: 'POST', url: '/graphql', headers: JSON_TYPE, body })

/** Valid operations, the shop's own with odd variables, and invalid ones. `documents`: the shop's own. */
export const graphqlCase =
  (schema: GraphQLSchema, documents: readonly string[]): MakeCase =>
  (random) => {
    const kind = random.below(4)
    const own = random.pick(documents)
    if (kind === 0) return graphql(JSON.stringify(randomOperation(random, schema)))
    if (kind === 1) return graphql(JSON.stringify(withRandomVariables(random, schema, own)))
    if (kind === 2) return graphql(brokenBody(random, own))
    const parameters = Object.entries({
      query: mutateText(random, own),
      variables: random.chance(0.5) ? JSON.stringify(hostileValue(random)) : hostileText(random),
      extensions: random.chance(0.5) ? JSON.stringify(hostileValue(random)) : hostileText(random),
    }).filter(() => random.chance(0.7))
    return { method: random.pick(['GET', 'HEAD', 'PUT']), url: `/graphql?${encoded(parameters)}` }
  }

/** Parameters of pictures: valid, invalid, repeated, too long; and paths that lead outside. */
export const pictureCase =
  (paths: readonly string[]): MakeCase =>
  (random) => {
    const known: Record<string, () => string> = {
      format: () => random.pick(['original', ...Object.keys(IMAGE_PRESETS)]),
      width: () => String(random.below(5000)),
      height: () => String(random.below(5000)),
      size: () => random.pick(['0.5', '1', '1', '1', '3', '1e3', '-1']),
      bg: () => random.pick(['FFFFFF', 'ffffff', 'FFFFFF', 'transparent', '000000']),
      cover: () => random.pick(['true', 'false', 'false', '1']),
      extension: () => random.pick(['avif', 'webp', 'jpeg', 'png', 'svg']),
      focalPoint: () => `${random.below(100_000)},${random.below(3000)}`,
    }
    const names = new Set(['format', ...random.list(random.below(4), () => random.pick(Object.keys(known)))])
    const parameters = [...names].map((name): [string, string] => {
      if (random.chance(0.05)) return [hostileText(random, 6), hostileText(random)]
      return [name, random.chance(0.05) ? hostileText(random) : (known[name]?.() ?? '')]
    })
    const path = random.chance(0.8) ? random.pick(paths) : mutateText(random, random.pick(paths))
    return {
      method: random.pick(['GET', 'GET', 'HEAD']),
      url: `/resized-images/${escaped(path)}?${encoded(parameters)}`,
    }
  }

/** Bundles of the browser's log, and reports of the security policy. */
export const logCase: MakeCase = (random) => {
  const entry = () =>
    random.chance(0.2)
      ? hostileValue(random)
      : {
          context: hostileValue(random, 2),
          level: random.pick(['error', 'warn', 'info', 'debug', 'trace', 'fatal', hostileText(random)]),
          data: hostileValue(random, 6),
        }
  const report = () => ({
    'csp-report': {
      'violated-directive': random.pick(['script-src', 'img-src', hostileText(random)]),
      'blocked-uri': hostileValue(random),
    },
    type: 'csp-violation',
    body: {
      effectiveDirective: hostileText(random),
      blockedURL: hostileValue(random),
      lineNumber: hostileValue(random, 0),
    },
  })
  const isReport = random.chance(0.3)
  const body = JSON.stringify(isReport ? report() : { logs: random.list(random.below(12), entry) })
  const right = isReport ? 'application/csp-report' : 'text/plain'
  const type = random.chance(0.9) ? random.pick(['application/json', right]) : 'application/xml'
  return {
    method: 'POST',
    url: isReport
      ? '/csp-report'
      : `/client-log-handler?client_id=${encodeURIComponent(wellFormed(hostileText(random)))}`,
    headers: { 'content-type': type },
    body: random.chance(0.3) ? mutateText(random, body) : body,
  }
}

const ADDRESSES = [
  '/',
  '/chiens.html?p=2&q=a&minPrice=1',
  '/search/croquettes?page=2',
  '/chiens/croquettes.html?marque=12',
  '/user/orders/view/123',
  '/checkout/success',
  '/cart',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
  '/robots.txt',
  '/health/ready',
  '/assets/index-abc.js',
  '/graphql/files',
  '/invoice/12',
  '/wishlist/shared/abc',
  '/checkout/payment/card/return?reference=abc',
]

/** Addresses that were mistyped, or typed by an attacker. */
export const addressCase: MakeCase = (random) => {
  const url = mutateText(random, random.pick(ADDRESSES))
  const escapedUrl = random.chance(0.7) ? escaped(url) : asciiOnly(url)
  return {
    method: random.chance(0.8) ? 'GET' : random.pick(['HEAD', 'POST', 'OPTIONS', 'DELETE']),
    url: escapedUrl.startsWith('/') ? escapedUrl : `/${escapedUrl}`,
    headers: Object.fromEntries(
      ['accept', 'accept-encoding', 'if-none-match', 'x-forwarded-for']
        .filter(() => random.chance(0.2))
        .map((name) => [name, asciiOnly(hostileText(random))]),
    ),
  }
}

/** Changed cookies of a session, and malformed ones. `sealed`: as the server gave them to `owner`, `name=value`. */
export const cookieCase =
  (sealed: readonly string[], owner: string): MakeCase =>
  (random) => {
    const own = random.pick(sealed)
    const [name = ''] = own.split('=')
    const cookie = random.pick([
      () => mutateText(random, own),
      () => `${name}=${mutateText(random, own.slice(name.length + 1))}`,
      () => `${name}=${hostileText(random)}`,
      () => `${hostileText(random)}; ${name}=${hostileText(random)}; ${hostileText(random)}=${hostileText(random)}`,
      () => `${name}=${own.slice(name.length + 1).repeat(3)}`,
    ])()
    const query = '{ me { email lastname } cart { id items { sku } } checkout { step email } }'
    const sent = asciiOnly(cookie)
    // Leaving out unreadable parts may restore the sealed text.
    const isSame = sent.split(';').some((part) => sealed.some((one) => bytesOf(part).equals(bytesOf(one))))
    const headers = { ...JSON_TYPE, cookie: sent }
    return { ...graphql(JSON.stringify({ query })), headers, ...(!isSame && { hidden: owner }) }
  }

/** Decodes a cookie as the server does: percent-encoding first, then without characters outside base64url. */
function bytesOf(cookie: string): Buffer {
  const value = cookie.slice(cookie.indexOf('=') + 1)
  try {
    return Buffer.from(decodeURIComponent(value), 'base64url')
  } catch {
    return Buffer.from(value, 'base64url')
  }
}

/** Tags that a store, or an impostor, may announce as changed. */
export const purgeCase =
  (token: string): MakeCase =>
  (random) => {
    const tag = () => random.pick(['cat_p_12', 'cat_c', 'cms_b_x', 'FPC', '', hostileText(random, 8)])
    const pattern = random.list(random.below(6), () => `((^|,)${tag()}(,|$))`).join('|')
    if (random.chance(0.6)) {
      const sent = random.chance(0.5) ? mutateText(random, pattern) : random.pick([pattern, hostileText(random), '.*'])
      return { method: 'PURGE', url: '/', headers: { 'x-magento-tags-pattern': asciiOnly(sent) } }
    }
    const body = JSON.stringify(
      random.pick([{ tags: random.list(random.below(9), tag) }, { all: true }, hostileValue(random)]),
    )
    const authorization = random.chance(0.9) ? `Bearer ${token}` : asciiOnly(hostileText(random))
    const headers = { ...JSON_TYPE, authorization }
    return { method: 'POST', url: '/cache/purge', headers, body: random.chance(0.4) ? mutateText(random, body) : body }
  }

/** Half of a surrogate pair cannot be percent-encoded. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd')
const encoded = (parameters: readonly (readonly [string, string])[]) =>
  parameters.map((pair) => pair.map((part) => encodeURIComponent(wellFormed(part))).join('=')).join('&')

/** Escapes what neither Node nor a proxy would let through; existing escapes stay. */
function escaped(url: string): string {
  return encodeURI(wellFormed(url)).replaceAll('%25', '%').replaceAll('#', '%23')
}

/** Characters that a request line or a header may contain. */
function asciiOnly(text: string): string {
  return text.replace(/[^\u0021-\u007e]/g, '')
}
