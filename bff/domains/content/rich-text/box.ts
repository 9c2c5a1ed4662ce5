import { mediaPath } from '../../store-urls.ts'
import { isDark, onWhite, readColor } from './color.ts'
import { readEscapedJson, textMember } from './escaped-json.ts'
import type { ParsedElement } from './parse-html.ts'
import type { Declarations } from './style-sheet.ts'

/** What a box of Page Builder looks like, as attributes of the tree (schema/rich-text.ts, `BoxAttributes`). */
export type Box = Record<string, string>

const MAX_HEIGHT = 8
/** What a percent of the screen's height is taken for, in px. */
const SCREEN_PERCENT = 8

export function boxOf(element: ParsedElement, style: Declarations, mediaUrl: string): Box {
  return {
    ...picturesOf(element, style, mediaUrl),
    ...colorOf(style),
    ...heightOf(style),
    ...alignOf(style),
    ...placeOf(style),
  }
}

/** Pictures behind the content, for wide screens and for narrow ones; of a film behind it, the picture that stands in for it. */
export function picturesOf({ attributes }: ParsedElement, style: Declarations, mediaUrl: string): Box {
  const pictures = readEscapedJson(attributes['data-background-images'])
  const path = (name: string) => mediaPath(textMember(pictures, name), mediaUrl)
  const isFilm = attributes['data-background-type'] === 'video'
  const image = (isFilm ? mediaPath(attributes['data-video-fallback-src'], mediaUrl) : null) ?? path('desktop_image')
  const narrow = isFilm ? null : path('mobile_image')
  const shown = image ?? narrow
  if (!shown) return {}
  return {
    image: shown,
    ...(narrow && narrow !== shown && { 'image-narrow': narrow }),
    ...(style['background-size'] === 'contain' && { fit: 'contain' }),
  }
}

export function colorOf(style: Declarations): Box {
  const color = readColor(style['background-color'])
  if (!color) return {}
  const hex = onWhite(color)
  // White on white is no background.
  return hex === '#ffffff' ? {} : { color: hex, ...(isDark(hex) && { tone: 'dark' }) }
}

/** The veil over a picture or film: whether it asks for light words. */
export function toneOf(overlay: string | undefined): Box {
  const color = readColor(overlay)
  return color && color.alpha >= 0.2 && isDark(onWhite({ ...color, alpha: 1 })) ? { tone: 'dark' } : {}
}

/** In steps of 100 px, which the client has classes for. */
export function heightOf(style: Declarations): Box {
  const [, number, unit] = /^(\d{1,5}(?:\.\d{1,4})?)(px|vh)$/.exec(style['min-height'] ?? '') ?? []
  const steps = Math.round((Number(number ?? 0) * (unit === 'vh' ? SCREEN_PERCENT : 1)) / 100)
  return steps > 0 ? { height: String(Math.min(MAX_HEIGHT, steps)) } : {}
}

export function alignOf(style: Declarations): Box {
  const align = { center: 'center', right: 'end', end: 'end', left: 'start', start: 'start' }[style['text-align'] ?? '']
  return align ? { align } : {}
}

function placeOf(style: Declarations): Box {
  const place = { center: 'center', 'flex-end': 'end' }[style['justify-content'] ?? '']
  return place ? { place } : {}
}

/** Twelfths of its line that a column takes. */
export function twelfths(style: Declarations): number | null {
  const percent = /^(\d{1,3}(?:\.\d{1,8})?)%$/.exec(style['width'] ?? '')?.[1]
  return percent ? Math.min(12, Math.max(1, Math.round((Number(percent) * 12) / 100))) : null
}
