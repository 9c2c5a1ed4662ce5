import { CAPTIONS, PROVIDER_NAMES, type VideoAttributes } from '../../../../schema/video.ts'
import type { RichTextElement } from '../../../../schema/rich-text.ts'
import { mediaPath } from '../../store-urls.ts'
import { filmAt, playedAt, type VideoElsewhere, type VideoOrigin } from '../../video-address.ts'
import { findElement, type ParsedElement } from './parse-html.ts'

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
  const found = playedAt(address, title, origin) ?? (element.tag === 'video' ? filmAt(address, title, origin) : null)
  if (!found) return null
  if ('href' in found) return linkTo(found)
  return { tag: 'video', attributes: 'file' in found ? { ...found, ...besides(element, origin) } : found }
}

function linkTo({ title, href, provider }: VideoElsewhere): RichTextElement {
  const text = title || 'Voir la vidéo'
  return { tag: 'a', attributes: { href }, children: [provider ? `${text} (${PROVIDER_NAMES[provider]})` : text] }
}

/** What a film may have beside it: a picture, and captions. */
function besides(
  element: ParsedElement,
  { mediaUrl }: VideoOrigin,
): Pick<Extract<VideoAttributes, { file: string }>, 'poster' | 'captions'> {
  const poster = mediaPath(element.attributes['poster'], mediaUrl)
  const captions = captionsOf(element, mediaUrl)
  return { ...(poster && { poster }), ...(captions && { captions }) }
}

function sourceOf({ attributes, children }: ParsedElement): string {
  const inside = findElement(children, ({ tag }) => tag === 'source')?.attributes
  return attributes['src'] || inside?.['src'] || ''
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
