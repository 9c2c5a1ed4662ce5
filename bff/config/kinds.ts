import type { CspHosts } from '../config.ts'
import { isAddressOrRange } from '../lib/address-list.ts'

/**
 * A kind of environment variable: how its text is parsed, and which values an error message allows. `parse` gets a
 * trimmed, non-empty text and returns `undefined` when the text is invalid.
 */
export type Variable<T> = {
  /** Text used when the variable is not set; absent when it is required. */
  fallback?: string
  /** The value of an empty text; the text itself without this. */
  empty?: T
  /** Allowed values as one phrase, for the error message and the README. */
  allowed: string
  purpose: string
  /** The value is never printed. */
  secret?: boolean
  /** The browser may connect to the hosts that it names, for this purpose. */
  allows?: keyof CspHosts
  /** Links to the hosts that it names open in the same tab. */
  isLinked?: boolean
  parse(text: string): T | undefined
}

type About = Pick<Variable<unknown>, 'fallback' | 'purpose' | 'allows' | 'isLinked'>

export function text({
  pattern = /^[^\p{Cc}]*$/u,
  allowed = 'a text',
  ...about
}: About & { pattern?: RegExp; allowed?: string }): Variable<string> {
  return { ...about, allowed, parse: (value) => (pattern.test(value) ? value : undefined) }
}

export function integer({ min, max, ...about }: About & { min: number; max: number }): Variable<number> {
  return {
    ...about,
    allowed: `a whole number from ${min} to ${max}`,
    parse: (value) => within(/^\d{1,16}$/.test(value) ? Number(value) : NaN, min, max),
  }
}

export function decimal({ min, max, ...about }: About & { min: number; max: number }): Variable<number> {
  return {
    ...about,
    allowed: `a number from ${min} to ${max}`,
    parse: (value) => within(/^\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : NaN, min, max),
  }
}

export function flag(about: About): Variable<boolean> {
  return {
    ...about,
    allowed: 'true or false',
    parse: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
  }
}

export function choice<const T extends string>({ of, ...about }: About & { of: readonly T[] }): Variable<T> {
  return { ...about, allowed: `one of ${of.join(', ')}`, parse: (value) => of.find((one) => one === value) }
}

export function list({ pattern, allowed, ...about }: About & { pattern: RegExp; allowed: string }): Variable<string[]> {
  return { ...about, allowed, empty: [], parse: (value) => parseList(value, (entry) => pattern.test(entry)) }
}

export function addresses(about: About): Variable<string[]> {
  return {
    ...about,
    allowed: 'IP addresses and ranges, such as 192.0.2.7,10.0.0.0/8,::1',
    empty: [],
    parse: (value) => parseList(value, isAddressOrRange),
  }
}

function parseList(value: string, isGood: (entry: string) => boolean): string[] | undefined {
  const entries = value.split(',').map((entry) => entry.trim())
  return entries.every(isGood) ? [...new Set(entries)] : undefined
}

/** An http(s) address without credentials, query or fragment. An `origin` has no path either. */
export function address({ shape, ...about }: About & { shape: 'origin' | 'endpoint' | 'folder' }): Variable<string> {
  return {
    ...about,
    allowed: {
      origin: 'an origin without a path, such as https://shop.example',
      endpoint: 'an http or https address without user and password, such as https://store.example/graphql',
      folder: 'an http or https address with a slash at its end, such as https://store.example/',
    }[shape],
    parse(value) {
      if (!URL.canParse(value)) return undefined
      const url = new URL(value)
      if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) return undefined
      if (shape === 'origin') return url.pathname === '/' ? url.origin : undefined
      if (shape === 'folder') return url.pathname.endsWith('/') ? url.href : undefined
      return url.href
    },
  }
}

/** Address of a Valkey or Redis server, with its password where it has one. */
export function redisAddress(about: About): Variable<string> {
  return {
    ...about,
    secret: true,
    allowed: 'an address such as redis://cache.example:6379 or rediss://:password@cache.example:6379/0',
    parse: (value) => (URL.canParse(value) && /^rediss?:\/\/[^/]/.test(value) ? value : undefined),
  }
}

/** Address of a mail server, with user and password if it requires them. */
export function mailServer(about: About): Variable<string> {
  return {
    ...about,
    secret: true,
    allowed:
      'an address such as smtp://user:password@mail.example:587 or smtps://mail.example, with %40 for an @ in it',
    parse(value) {
      if (!URL.canParse(value)) return undefined
      const { protocol, hostname, pathname, search, hash } = new URL(value)
      const isPlain = /^\/?$/.test(pathname) && search === '' && hash === ''
      return /^smtps?:$/.test(protocol) && hostname !== '' && isPlain ? value : undefined
    },
  }
}

export function mailAddress(about: About): Variable<string> {
  return text({
    ...about,
    pattern: /^[^\s\p{Cc}@<>(),;:\\"[\]]+@[^\s\p{Cc}@<>(),;:\\"[\]]+$/u,
    allowed: 'a mail address',
  })
}

/** A bearer token (RFC 6750), as it follows `Authorization: Bearer`. */
export function token(about: About): Variable<string> {
  return {
    ...about,
    secret: true,
    allowed: '16 to 256 printable characters without spaces (openssl rand -base64 32)',
    parse: (value) => (/^[!-~]{16,256}$/.test(value) ? value : undefined),
  }
}

/** A secret as https://www.standardwebhooks.com writes it: its bytes. */
export function webhookSecret(about: About): Variable<Buffer> {
  return {
    ...about,
    secret: true,
    allowed: 'whsec_ and 24 to 64 random bytes as base64 (echo whsec_$(openssl rand -base64 32))',
    parse(value) {
      const [, text = ''] = /^whsec_([\w+/-]+={0,2})$/.exec(value) ?? []
      const bytes = Buffer.from(text, 'base64')
      return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined
    },
  }
}

/** Headers as OpenTelemetry writes them: the values percent-encoded. */
export function headerList(about: About): Variable<Record<string, string>> {
  return {
    ...about,
    secret: true,
    allowed: 'name=value pairs separated by commas, with %20 for a space and %2C for a comma in a value',
    parse(value) {
      const pairs = value.split(',').map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([!-~]+)\s*$/.exec(pair))
      const entries = pairs.map((pair) => [pair?.[1]?.toLowerCase() ?? '', decoded(pair?.[2] ?? '')])
      return entries.every(([, text]) => text) ? (Object.fromEntries(entries) as Record<string, string>) : undefined
    },
  }
}

/** Returns the decoded value; empty if it is no valid header value. */
function decoded(text: string): string {
  try {
    const value = decodeURIComponent(text)
    return /^[ -~]+$/.test(value) ? value : ''
  } catch {
    return ''
  }
}

export function linkToken(about: About): Variable<string> {
  return {
    ...about,
    secret: true,
    allowed: '24 to 256 letters, digits, hyphens and underscores (openssl rand -hex 24)',
    parse: (value) => (/^[\w-]{24,256}$/.test(value) ? value : undefined),
  }
}

/** Only https, except for this machine: nobody can intercept traffic between it and a browser on it. */
const HOST = /^(https:\/\/(\*\.)?([a-z\d-]+\.)+[a-z\d-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/i

/** Hosts that the content security policy allows. Wildcards stand for subdomains only. */
export function hosts(about: About): Variable<string[]> {
  return list({
    ...about,
    pattern: HOST,
    allowed: 'https origins, such as https://stats.example,https://*.pay.example',
  })
}

/**
 * Address of a third party that a page may load or link to. It may have a query, and its host is a name instead of an
 * IP address.
 */
export function thirdParty(about: About): Variable<string> {
  return {
    ...about,
    allowed: 'an https address, such as https://tags.example/gtm.js?id=GTM-ABC123',
    parse(value) {
      if (!URL.canParse(value)) return undefined
      const url = new URL(value)
      const isPlain = !url.username && !url.password && !url.hash
      return isPlain && HOST.test(url.origin) ? url.href : undefined
    },
  }
}

/** One or more keys of at least 32 bytes: the first encrypts, all decrypt. */
export function keys(about: About): Variable<Buffer[]> {
  return {
    ...about,
    secret: true,
    allowed:
      'at least 32 random bytes as base64 or hexadecimal (openssl rand -base64 32); several, separated by commas: the first encrypts, all decrypt',
    parse(value) {
      const decoded = value.split(',').map((one) => decodeKey(one.trim()))
      return decoded.every((key) => key.length >= 32) ? decoded : undefined
    },
  }
}

function decodeKey(value: string): Buffer {
  if (/^([\da-f]{2}){32,}$/i.test(value)) return Buffer.from(value, 'hex')
  return /^[\w+/-]+={0,2}$/.test(value) ? Buffer.from(value, 'base64') : Buffer.alloc(0)
}

function within(value: number, min: number, max: number): number | undefined {
  return value >= min && value <= max ? value : undefined
}
