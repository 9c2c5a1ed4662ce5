import {
  PLAYER_ORIGINS,
  VIDEO_TYPES,
  type VideoAttributes,
  type VideoProvider,
  watchAddress,
} from '../../schema/video.ts'
import { mediaPath, parseUrl } from './store-urls.ts'

/** Hosts and media root of the store's own files, and the hosts that the content security policy allows. */
export type VideoOrigin = { ownHosts: ReadonlySet<string>; mediaUrl: string; videoHosts: readonly string[] }

/** A video that the content security policy does not allow to play here: its page, or its file. */
export type VideoElsewhere = { title: string; href: string; provider?: VideoProvider }

type AtProvider = { provider: VideoProvider; video: string; hash?: string; start?: string }

/** Returns the video at an address: of a player, of a video's page, or of a file. Null for every other address. */
export function videoAt(address: string, title: string, origin: VideoOrigin): VideoAttributes | VideoElsewhere | null {
  return playedAt(address, title, origin) ?? videoFileAt(address, title, origin)
}

/** Returns a video at one of the providers that the shop knows. */
export function playedAt(address: string, title: string, origin: VideoOrigin): VideoAttributes | VideoElsewhere | null {
  const url = webAddress(address, origin)
  const there = url && atProvider(url)
  if (!there) return null
  const { provider, video, hash } = there
  if (allows(origin.videoHosts, PLAYER_ORIGINS[provider])) return { title, ...there }
  return { title, provider, href: watchAddress(provider, video, hash) }
}

/** Returns a file that browsers play: the store's own, or one elsewhere by https or on this machine. */
export function videoFileAt(
  address: string,
  title: string,
  origin: VideoOrigin,
): VideoAttributes | VideoElsewhere | null {
  const url = webAddress(address, origin)
  if (!url || !Object.hasOwn(VIDEO_TYPES, /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '')) return null
  const own = mediaPath(url.href, origin.mediaUrl)
  if (own) return { title, file: own }
  if (!isSafe(url) || origin.ownHosts.has(url.host)) return null
  return allows(origin.videoHosts, url.origin) ? { title, file: url.href } : { title, href: url.href }
}

/** Whether the connection is safe: https, or this machine, to which nobody can intercept a browser's traffic. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

function webAddress(address: string, { mediaUrl }: VideoOrigin): URL | null {
  const link = address.trim()
  if (!link) return null
  const url = parseUrl(link.startsWith('//') ? `https:${link}` : link, mediaUrl)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

function atProvider({ hostname, pathname, searchParams }: URL): AtProvider | null {
  const host = hostname.replace(/^(www|m)\./, '')
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id =
      host === 'youtu.be'
        ? pathname.slice(1)
        : (/^\/(?:embed|v|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? (searchParams.get('v') || ''))
    // A playlist has no preview picture and no id.
    if (!/^[\w-]{11}$/.test(id) || id === 'videoseries') return null
    const start = /^(\d{1,5})s?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '')?.[1]
    return { provider: 'youtube', video: id, ...(start && { start }) }
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const [, id, inPath] = /^(?:\/video)?\/(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/.exec(pathname) ?? []
    const hash = inPath ?? /^[\da-f]{6,40}$/.exec(searchParams.get('h') ?? '')?.[0]
    return id ? { provider: 'vimeo', video: id, ...(hash && { hash }) } : null
  }
  return null
}

/**
 * Whether a list of hosts allows an origin, as in a content security policy (CSP3 §6.7.2.8). The configuration accepts only origins and
 * `https://*.host`.
 */
function allows(hosts: readonly string[], origin: string): boolean {
  const { host } = new URL(origin)
  return hosts.some((allowed) =>
    allowed.startsWith('https://*.') ? host.endsWith(allowed.slice('https://*'.length)) : allowed === origin,
  )
}
