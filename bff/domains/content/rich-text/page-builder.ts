import { phoneLink } from '../../../../schema/phone-link.ts'
import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import type { StoreLink } from '../../store-urls.ts'
import { alignOf, boxOf, heightOf, toneOf, twelfths } from './box.ts'
import { memberOf, readEscapedJson, textMember } from './escaped-json.ts'
import { findElement, type ParsedElement, type ParsedNode, textOf } from './parse-html.ts'
import type { Declarations } from './style-sheet.ts'
import { shaped } from './tree.ts'

const APPEARANCE = /^(poster|collage-left|collage-centered|collage-right)$/

/** Display time of a slide, in ms. */
const AUTOPLAY = { least: 3000, usual: 4000, most: 30_000 }

const MAX_PLACES = 50

const BREAK: RichTextElement = { tag: 'br' }

/** Everything that the mapping of one text's elements needs. */
export type Mapping = {
  mediaUrl: string
  convertAll(nodes: readonly ParsedNode[]): RichTextNode[]
  /** Converts HTML that the text contains in escaped form. */
  convertEscaped(html: string): RichTextNode[]
  linkOf(element: ParsedElement): StoreLink | null
  /** Declarations of the text's style sheet and of the element's own style. */
  styleOf(element: ParsedElement): Declarations
  /** The element's id, unless another element of the text has it. */
  idOf(element: ParsedElement): string | null
}

/** Maps an element of Page Builder by its content type. Returns null for every other element. */
export function contentType(element: ParsedElement, mapping: Mapping): RichTextNode[] | null {
  const type = element.attributes['data-content-type']
  if (type === undefined) return null
  if (mapping.styleOf(element)['display'] === 'none') return []
  switch (type) {
    case 'row':
      return rowOf(element, mapping)
    case 'column-group':
    case 'column-line':
      return lineOf(element, mapping)
    case 'column':
      return [columnOf(element, null, mapping)]
    case 'tabs':
      return tabsOf(element, mapping)
    case 'slider':
      return sliderOf(element, mapping)
    case 'banner':
    case 'slide':
      return bannerOf(element, mapping)
    case 'buttons':
      return buttonsOf(element, mapping)
    case 'button-item':
      return buttonOf(element, mapping)
    case 'map':
      return [placesOf(element.attributes['data-locations']) ?? []].flat()
    case 'html':
      return htmlOf(element, mapping)
    default:
      return null
  }
}

/**
 * A row with a visible appearance becomes a box; a row that only groups others does not. A contained row has its styles
 * on its inner element.
 */
function rowOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const { 'data-appearance': appearance } = element.attributes
  const inner = element.children.find(
    (child) => typeof child !== 'string' && child.attributes['data-element'] === 'inner',
  )
  const isWide = appearance === 'full-width' || appearance === 'full-bleed'
  const holder = isWide || typeof inner !== 'object' ? element : inner
  const veil = findElement(element.children, ({ attributes }) => attributes['data-element'] === 'video_overlay')
  const style = { ...mapping.styleOf(element), ...mapping.styleOf(holder) }
  const box = { ...boxOf(holder, style, mapping.mediaUrl), ...toneOf(veil?.attributes['data-video-overlay-color']) }
  const isSeen = Boolean(box['image'] || box['color'])
  if (!isSeen) delete box['tone']
  const children = mapping.convertAll(element.children)
  if (appearance === 'full-bleed') box['width'] = 'bleed'
  else if (isWide && isSeen) box['width'] = 'full'
  if (!Object.keys(box).some((name) => name !== 'place')) return children
  const row = shaped('row', box, children)
  return row.children || (box['image'] && box['height']) ? [row] : []
}

/** A group of lines, each of columns. Before 2.4.6 the group was the line itself. */
function lineOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const parts = element.children.filter((child) => typeof child !== 'string')
  const columns = parts.filter(
    (part) => part.attributes['data-content-type'] === 'column' && mapping.styleOf(part)['display'] !== 'none',
  )
  const { place: _, ...box } = boxOf(element, mapping.styleOf(element), mapping.mediaUrl)
  const widths = columns.map((column) => twelfths(mapping.styleOf(column)))
  const areAlike = widths.includes(null) || new Set(widths).size === 1
  const content: RichTextNode[] =
    columns.length > 0
      ? [
          shaped(
            'div',
            { class: 'columns' },
            columns.map((column, index) => columnOf(column, areAlike ? null : (widths[index] ?? null), mapping)),
          ),
        ]
      : mapping.convertAll(element.children)
  return Object.keys(box).length > 0 && content.length > 0 ? [shaped('row', box, content)] : content
}

function columnOf(element: ParsedElement, width: number | null, mapping: Mapping): RichTextNode {
  const place = { 'align-center': 'center', 'align-bottom': 'end' }[element.attributes['data-appearance'] ?? '']
  const attributes = {
    class: 'column',
    ...(width !== null && { width: String(width) }),
    ...boxOf(element, mapping.styleOf(element), mapping.mediaUrl),
    ...(place && { place }),
  }
  return shaped('div', attributes, mapping.convertAll(element.children))
}

function tabsOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const headers = [...headersOf(element)]
  const holder = findElement(element.children, ({ attributes }) => attributes['data-element'] === 'content') ?? element
  const items = holder.children.filter(
    (child) => typeof child !== 'string' && child.attributes['data-content-type'] === 'tab-item',
  ) as ParsedElement[]
  const tabs = items.map((item, index) => {
    const id = mapping.idOf(item)
    const title = item.attributes['data-tab-name']?.trim() || headers[index] || String(index + 1)
    const attributes = { title, ...(id && { id }), ...boxOf(item, mapping.styleOf(item), mapping.mediaUrl) }
    return shaped('tab', attributes, mapping.convertAll(item.children))
  })
  if (tabs.length === 0) return mapping.convertAll(element.children)
  const active = element.attributes['data-active-tab'] ?? ''
  const align = /\btab-align-(center|right)\b/.exec(element.attributes['class'] ?? '')?.[1]
  const attributes = {
    ...(/^\d{1,2}$/.test(active) && Number(active) > 0 && Number(active) < tabs.length && { active }),
    ...(align && { align: align === 'right' ? 'end' : align }),
  }
  return [shaped('tabs', attributes, tabs)]
}

function* headersOf({ children }: ParsedElement): Generator<string> {
  const list = findElement(children, ({ attributes }) => attributes['data-element'] === 'navigation')
  for (const header of list?.children ?? []) if (typeof header !== 'string') yield textOf(header.children)
}

function buttonsOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const isPile = element.attributes['data-appearance'] === 'stacked'
  const attributes = { class: isPile ? 'buttons-stacked' : 'buttons', ...alignOf(mapping.styleOf(element)) }
  const buttons = mapping.convertAll(element.children).filter((node) => typeof node !== 'string' || node.trim())
  return buttons.length > 0 ? [shaped('div', attributes, buttons)] : []
}

/** Without an address a button becomes plain text. */
function buttonOf({ children }: ParsedElement, mapping: Mapping): RichTextNode[] {
  const isPlain = findElement(children, ({ attributes }) => attributes['data-element'] === 'empty_link')
  return isPlain ? [shaped('span', {}, [textOf(children)])] : mapping.convertAll(children)
}

/** GraphQL returns the HTML of an editor escaped. Some Magento versions and other ways into the store do not. */
function htmlOf({ children }: ParsedElement, mapping: Mapping): RichTextNode[] {
  return children.every((child) => typeof child === 'string')
    ? mapping.convertEscaped(children.join(''))
    : mapping.convertAll(children)
}

/**
 * The places of a map as a list, each with its address and a link to a map. No map script is loaded, so no third party
 * learns of the visit.
 */
function placesOf(locations: string | undefined): RichTextElement | null {
  const entries = readEscapedJson(locations)
  const places = (Array.isArray(entries) ? entries : []).slice(0, MAX_PLACES).flatMap((entry) => placeOf(entry) ?? [])
  return places.length > 0 ? { tag: 'ul', children: places } : null
}

function placeOf(entry: unknown): RichTextElement | null {
  const [name, phone, comment] = ['location_name', 'phone', 'comment'].map((member) => textMember(entry, member))
  const town = [textMember(entry, 'zipcode'), textMember(entry, 'city')].filter(Boolean).join(' ')
  const address = [textMember(entry, 'address'), town, textMember(entry, 'state'), textMember(entry, 'country')]
    .filter(Boolean)
    .join(', ')
  const href = mapAddress(memberOf(entry, 'position'), address)
  const title = name || address
  if (!title || !href) return null
  const lines: RichTextNode[][] = [
    [{ tag: 'a', attributes: { href }, children: [title] }],
    name ? [address] : [],
    /\d/.test(phone ?? '') ? [callTo(phone ?? '')] : [],
    [comment ?? ''],
  ]
  const children = lines.filter(([first]) => first).flatMap((line, index) => (index > 0 ? [BREAK, ...line] : line))
  return { tag: 'li', children }
}

function callTo(phone: string): RichTextElement {
  return { tag: 'a', attributes: { href: phoneLink(phone) }, children: [phone] }
}

/** OpenStreetMap sets no cookies and needs no consent. */
function mapAddress(position: unknown, address: string): string | null {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    Number(textMember(position, name) || Number.NaN),
  )
  if (latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
    const point = `${latitude}/${longitude}`
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${point}`
  }
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : null
}

/** A banner or a slide, which have the same structure: text over a picture, and one link for the whole. */
function bannerOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const banner = readBanner(element, mapping)
  return banner ? [banner] : []
}

/** A single slide becomes a banner. */
function sliderOf(element: ParsedElement, mapping: Mapping): RichTextNode[] {
  const { 'data-autoplay': autoplay, 'data-autoplay-speed': speed } = element.attributes
  const slides = element.children.flatMap((child) => {
    const isSlide = typeof child !== 'string' && child.attributes['data-content-type'] === 'slide'
    return isSlide && mapping.styleOf(child)['display'] !== 'none' ? (readBanner(child, mapping) ?? []) : []
  })
  if (slides.length < 2) return slides
  const { least, usual, most } = AUTOPLAY
  const pause = Math.min(most, Math.max(least, Number(speed) || usual))
  return [shaped('slider', autoplay === 'true' ? { autoplay: String(pause) } : {}, slides)]
}

function readBanner(element: ParsedElement, mapping: Mapping): RichTextElement | null {
  const part = (name: string) => findElement(element.children, ({ attributes }) => attributes['data-element'] === name)
  const [outside, overlay, content, button] = ['wrapper', 'overlay', 'content', 'button'].map(part)
  const wrapper = outside ?? element
  const children = mapping.convertAll((content ?? wrapper).children)
  const { 'data-appearance': appearance = '', 'data-show-button': showsButton } = element.attributes
  const words = button && showsButton !== 'never' ? textOf(button.children) : ''
  const box = boxStyleOf(element, wrapper, overlay, mapping)
  if (children.length === 0 && !words && !box['image']) return null
  const attributes: Record<string, string> = {
    appearance: APPEARANCE.exec(appearance)?.[0] ?? 'poster',
    ...box,
    ...linkOf(part('link'), mapping),
  }
  const title = (element.attributes['data-slide-name'] || part('link')?.attributes['title'])?.trim()
  if (title) attributes['title'] = title.slice(0, 200)
  if (words) {
    attributes['button'] = words
    attributes['button-look'] =
      /\bpagebuilder-button-(primary|secondary|link)\b/.exec(button?.attributes['class'] ?? '')?.[1] ?? 'primary'
  }
  return shaped('banner', attributes, children)
}

function linkOf(link: ParsedElement | undefined, mapping: Mapping): Record<string, string> {
  const target = link && mapping.linkOf(link)
  return target ? { href: target.href, ...(target.isElsewhere && { 'data-site': '' }) } : {}
}

/** The overlay on a picture decides whether its text is light. Without a picture the background colour decides. */
function boxStyleOf(
  element: ParsedElement,
  wrapper: ParsedElement,
  overlay: ParsedElement | undefined,
  mapping: Mapping,
) {
  const style = { ...mapping.styleOf(element), ...mapping.styleOf(wrapper) }
  const over = overlay ? mapping.styleOf(overlay) : {}
  const veil = overlay?.attributes['data-overlay-color'] || over['background-color']
  const { place: _, tone, ...box } = boxOf(wrapper, style, mapping.mediaUrl)
  const isVeiled = element.attributes['data-show-overlay'] !== 'never'
  return {
    ...alignOf(over),
    ...heightOf(over),
    ...box,
    ...(box['image'] ? isVeiled && toneOf(veil) : tone && { tone }),
  }
}
