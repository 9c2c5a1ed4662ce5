import { mediaPath } from '../../store-urls.ts'
import { readEscapedJson, textMember } from './escaped-json.ts'
import type { ParsedElement } from './parse-html.ts'
import type { Declarations } from './style-sheet.ts'

const NAMES: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/** Appearance of a Page Builder box, as attributes of the tree (schema/rich-text.ts, `BoxAttributes`). */
export type Box = Record<string, string>

const MAX_HEIGHT = 8
/** Px that stand for one percent of the screen's height. */
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

/** Background pictures for wide and for narrow screens. For a video it is the fallback picture. */
function picturesOf({ attributes }: ParsedElement, style: Declarations, mediaUrl: string): Box {
  const pictures = readEscapedJson(attributes['data-background-images'])
  const path = (name: string) => mediaPath(textMember(pictures, name), mediaUrl)
  const isVideo = attributes['data-background-type'] === 'video'
  const image = (isVideo ? mediaPath(attributes['data-video-fallback-src'], mediaUrl) : null) ?? path('desktop_image')
  const narrow = isVideo ? null : path('mobile_image')
  const shown = image ?? narrow
  if (!shown) return {}
  return {
    image: shown,
    ...(narrow && narrow !== shown && { 'image-narrow': narrow }),
    ...(style['background-size'] === 'contain' && { fit: 'contain' }),
  }
}

function colorOf(style: Declarations): Box {
  const color = readColor(style['background-color'])
  if (!color) return {}
  const hex = onWhite(color)
  // The page is white, so a white background adds nothing.
  return hex === '#ffffff' ? {} : { color: hex, ...(isDark(hex) && { tone: 'dark' }) }
}

/** Decides whether the overlay on a picture or video needs light text. */
export function toneOf(overlay: string | undefined): Box {
  const color = readColor(overlay)
  return color && color.alpha >= 0.2 && isDark(onWhite({ ...color, alpha: 1 })) ? { tone: 'dark' } : {}
}

/** Rounded to steps of 100 px, for which the client has classes. */
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

type Color = { red: number; green: number; blue: number; alpha: number }

/** Parses a colour as Page Builder writes it. Returns null for any other text and for a fully transparent colour. */
function readColor(text: string | undefined): Color | null {
  const value = (text ?? '').trim().toLowerCase()
  const color = readHex(NAMES[value] ?? value) ?? readRgb(value)
  return color && color.alpha > 0 ? color : null
}

/** The colour as `#rrggbb`, blended onto white. */
function onWhite({ red, green, blue, alpha }: Color): string {
  const channels = [red, green, blue].map((channel) => Math.round(255 - (255 - channel) * alpha))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Whether white text has a higher contrast on it than black text (WCAG 2, contrast ratio). The better of the two always
 * reaches 4.5.
 */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05
}

function readHex(text: string): Color | null {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1]
  if (!digits) return null
  const whole = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (whole.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

function readRgb(text: string): Color | null {
  const inside = /^rgba?\(([\d.,%\s/]{5,60})\)$/.exec(text)?.[1]
  const [red, green, blue, alpha = 1] = (inside?.split(/[\s,/]+/).filter(Boolean) ?? []).map((part) =>
    part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part),
  )
  if (red === undefined || green === undefined || blue === undefined) return null
  if (![red, green, blue, alpha].every(Number.isFinite)) return null
  const channel = (value: number) => Math.min(255, value)
  return { red: channel(red), green: channel(green), blue: channel(blue), alpha: Math.min(1, alpha) }
}
