import { createHash } from 'node:crypto'
import type { EdgeSettings } from '../config.ts'
import type { Lifetime } from './lifetime.ts'
import { ALL_TAGS, type Purged } from './purge-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where no edge gets the tags of public responses. */
    surrogates?: Surrogates
  }
}

/** Headers of public responses for edges (caches in front of the shop). Private responses have none of them. */
export type Surrogates = {
  /** The surrogate keys of a response with these tags, made once when it is cached. */
  keysOf(tags: readonly string[]): SurrogateKeys
  /** The headers with the keys, and how long edges may keep the response, in seconds. */
  headersOf(keys: SurrogateKeys, forEdges?: EdgeLifetime): Record<string, string>
  /** The headers of a cached response: browsers get the short life, edges the whole one. */
  cachedHeaders(keys: SurrogateKeys, lifetime: Lifetime, now: number): Record<string, string>
}

/** As in the header, separated by spaces. */
export type SurrogateKeys = string
export type EdgeLifetime = { fresh: number; stale: number; onError: number }

/** The key of every page and every cached response, to purge everything. No tag has an `@`. */
const ALL_KEY = '@all'
/** The key of responses with more tags than a header takes: any purge may concern them. */
const MANY_KEY = '@many'
/** The key of every picture. It is a tag as well, so that it can be purged by hand. */
export const ALL_PICTURES = 'images'
/** Characters of a key: 36 bits. Two tags with the same key are purged together, which does no harm. */
const KEY_LENGTH = 7
/** Bytes of all keys together. Varnish reads lines of 8 KiB where nothing else is configured, Fastly and Cloudflare of 16 KiB. */
const MAX_LENGTH = 7 * 1024
/** Seconds that browsers, and proxies that get no purges, may cache a page or a response. */
export const IN_BROWSERS = 60

/** Returns `undefined` where the keys are off. */
export function createSurrogates({ keys: mode, ...edges }: EdgeSettings): Surrogates | undefined {
  if (mode === 'off') return undefined
  const isFastlyStyle = mode !== 'cache-tag'
  const isCloudflareStyle = mode !== 'surrogate-key'
  // Edges that get no purges must not store responses for longer than browsers do.
  const areEdgesPurged = edges.varnish.length > 0 || [edges.fastly, edges.cloudflare, edges.webhook].some(Boolean)

  function headersOf(keys: SurrogateKeys, life?: EdgeLifetime): Record<string, string> {
    const control = areEdgesPurged && life ? edgeControl(life) : undefined
    return {
      ...(isFastlyStyle && { 'surrogate-key': keys, ...(control && { 'surrogate-control': control }) }),
      // RFC 9213.
      ...(isCloudflareStyle && {
        'cache-tag': keys.replaceAll(' ', ','),
        ...(control && { 'cdn-cache-control': control }),
      }),
    }
  }

  return {
    keysOf,
    headersOf,
    cachedHeaders(keys, { freshUntil, revalidateUntil, errorUntil }, now) {
      const fresh = seconds(freshUntil - now)
      // Edges do not cache what is stale here already, so the next request gets the new response.
      const [stale, onError] =
        fresh > 0 ? [seconds(revalidateUntil - freshUntil), seconds(errorUntil - freshUntil)] : [0, 0]
      const [own, after] = [Math.min(fresh, IN_BROWSERS), Math.min(stale, IN_BROWSERS)]
      return {
        'cache-control': `public, max-age=${own}, stale-while-revalidate=${after}`,
        ...headersOf(keys, { fresh, stale, onError }),
      }
    },
  }
}

function edgeControl({ fresh, stale, onError }: EdgeLifetime): string {
  return `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`
}

function seconds(ms: number): number {
  return Math.max(0, Math.round(ms / 1000))
}

function keysOf(tags: readonly string[]): SurrogateKeys {
  const keys = [...new Set([ALL_KEY, ...tags.map(keyOf)])].join(' ')
  return keys.length > MAX_LENGTH ? `${ALL_KEY} ${MANY_KEY}` : keys
}

/** The surrogate keys of all variants of a picture. */
export function pictureKeys(path: string): SurrogateKeys {
  return `${ALL_PICTURES} ${keyOf(pictureTag(path))}`
}

/** The tag of a picture, by the path of its original. */
export function pictureTag(path: string): string {
  return `image:${path}`
}

/** Returns the keys that edges must purge. A flush leaves pictures: the store announces nothing about them. */
export function keysToForget(purged: Purged): string[] {
  return purged === ALL_TAGS ? [ALL_KEY] : [...new Set([MANY_KEY, ...purged.map(keyOf)])]
}

/** Returns the tag itself if it is short, else a hash, in lower case, because Cloudflare ignores case. */
function keyOf(tag: string): string {
  if (tag.length <= KEY_LENGTH) return tag
  const number = createHash('sha256').update(tag).digest().readUIntBE(0, 6)
  return number.toString(36).padStart(KEY_LENGTH, '0').slice(-KEY_LENGTH)
}
