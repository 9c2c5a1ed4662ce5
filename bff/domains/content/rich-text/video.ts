import {
  CAPTIONS,
  PLAYER_ORIGINS,
  PROVIDER_NAMES,
  VIDEO_TYPES,
  type VideoAttributes,
  type VideoProvider,
  watchAddress,
} from '../../../../schema/video.ts'
import type { RichTextElement } from '../../../../schema/rich-text.ts'
import { mediaPath, parseUrl } from '../../store-urls.ts'
import { findElement, type ParsedElement } from './parse-html.ts'

/** What is known of videos: where the store's own files lie, and whom the content security policy lets in. */
export type VideoOrigin = { ownHosts: ReadonlySet<string>; mediaUrl: string; videoHosts: readonly string[] }

type AtProvider = { provider: VideoProvider; video: string; hash?: string; start?: string }

/** Names that say nothing: what players are called when they are copied. */
const EMPTY_TITLE = /^((youtube|vimeo)( video)?( player)?|video( player)?|iframe)$/i
const MAX_TITLE = 200

/**
 * A frame or a film of an editor (Page Builder's, or written by hand) as an element of the tree. Where the site lets nobody in who could
 * show it, a link to the provider's page takes its place. Null for every other frame.
 */
export function videoOf(element: ParsedElement, origin: VideoOrigin): RichTextElement | null {
  const title = titleOf(element)
  const address = sourceOf(element)
  const url = parseUrl(address.startsWith('//') ? `https:${address}` : address, origin.mediaUrl)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const there = atProvider(url)
  if (there) {
    const { provider, video, hash } = there
    if (allows(origin.videoHosts, PLAYER_ORIGINS[provider])) return node({ title, ...there })
    return link(watchAddress(provider, video, hash), `${title || 'Voir la vidéo'} (${PROVIDER_NAMES[provider]})`)
  }
  return element.tag === 'video' ? film(url, title, element, origin) : null
}

function film(url: URL, title: string, element: ParsedElement, origin: VideoOrigin): RichTextElement | null {
  if (!Object.hasOwn(VIDEO_TYPES, /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '')) return null
  const poster = mediaPath(element.attributes['poster'], origin.mediaUrl)
  const captions = captionsOf(element, origin.mediaUrl)
  const own = mediaPath(url.href, origin.mediaUrl)
  if (own) return node({ title, file: own, ...(poster && { poster }), ...(captions && { captions }) })
  if (url.protocol !== 'https:' || origin.ownHosts.has(url.host)) return null
  return allows(origin.videoHosts, url.origin)
    ? node({ title, file: url.href, ...(poster && { poster }) })
    : link(url.href, title || 'Voir la vidéo')
}

/** The address of a player or of a video's page, at the providers that the shop knows. */
function atProvider({ hostname, pathname, searchParams }: URL): AtProvider | null {
  const host = hostname.replace(/^(www|m)\./, '')
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id =
      host === 'youtu.be'
        ? pathname.slice(1)
        : (/^\/(?:embed|v|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? (searchParams.get('v') || ''))
    // A play list has no picture to click on, and no id.
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

/** As the content security policy reads a list of hosts (CSP3 §6.7.2.8), of which the configuration takes origins and `https://*.host` only. */
function allows(hosts: readonly string[], origin: string): boolean {
  const { host } = new URL(origin)
  return hosts.some((allowed) =>
    allowed.startsWith('https://*.') ? host.endsWith(allowed.slice('https://*'.length)) : allowed === origin,
  )
}

function sourceOf({ attributes, children }: ParsedElement): string {
  const inside = findElement(children, ({ tag }) => tag === 'source')?.attributes
  return (attributes['src'] || inside?.['src'] || '').trim()
}

function captionsOf({ children }: ParsedElement, mediaUrl: string): string | null {
  const track = findElement(
    children,
    ({ tag, attributes: { kind = 'subtitles' } }) => tag === 'track' && /^(captions|subtitles)$/i.test(kind),
  )
  const path = mediaPath(track?.attributes['src'], mediaUrl)
  return path?.toLowerCase().endsWith(`.${CAPTIONS.extension}`) ? path : null
}

function titleOf({ attributes }: ParsedElement): string {
  const title = (attributes['title'] || attributes['aria-label'] || '').trim().slice(0, MAX_TITLE)
  return EMPTY_TITLE.test(title) ? '' : title
}

const node = (attributes: VideoAttributes): RichTextElement => ({ tag: 'video', attributes })

const link = (href: string, text: string): RichTextElement => ({ tag: 'a', attributes: { href }, children: [text] })
