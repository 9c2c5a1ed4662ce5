import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import { CAPTIONS, PROVIDER_NAMES, type VideoAttributes } from '../../../../schema/video.ts'
import { t } from '../../../i18n/texts.ts'
import { linkTarget, mediaPath, parseUrl, type SiteAddresses } from '../../store-urls.ts'
import { playedAt, type VideoElsewhere, videoFileAt, type VideoOrigin } from '../../video-address.ts'
import type { RichTextModel, WidgetProduct } from '../rich-text-model.ts'
import { ALLOWED_TAGS, allowedAttributes, allowedId, BLOCK_TAGS, RENAMED_TAGS, VIDEO_TAGS } from './allow-list.ts'
import { alignOf } from './box.ts'
import { wellNested } from './nesting.ts'
import { contentType, type Mapping } from './page-builder.ts'
import {
  classesOf,
  descendants,
  findElement,
  type ParseContext,
  type ParsedElement,
  type ParsedNode,
  parseHtml,
  textOf,
} from './parse-html.ts'
import { readDeclarations, readStyleSheet } from './style-sheet.ts'
import { isBlockOnly, shaped, trimmed } from './tree.ts'

/** Maximum number of products in one widget. */
const MAX_PRODUCTS = 48

const CAROUSEL = 'widget-product-carousel'

/** Uninformative titles: default names that video players' embed codes contain. */
const EMPTY_TITLE = /^((youtube|vimeo)( video)?( player)?|video( player)?|iframe)$/i

const MAX_TITLE = 200

const WIDGET = /^block-(product|category|cms)-link(-inline)?$/

/** Settings that tell the store's own addresses from others. */
export type RichTextOrigin = VideoOrigin &
  SiteAddresses & {
    /** Called with each directive that the store left in a text. */
    onDirective?(directive: string): void
  }

/**
 * Converts the store's HTML into a sanitised tree (schema/rich-text.ts). Only allow-listed content remains. Links lead
 * into the shop, pictures are paths for resized-images, videos contain what a player needs, and product widgets become
 * references to entries of `data`. Linear in the length of the HTML, which is cut off at a bound. Never throws.
 */
export function richText(html: string, origin: RichTextOrigin): RichTextModel {
  const data: RichTextModel['data'] = []
  const context: ParseContext = { nodes: 0, css: '' }
  const parsed = parseHtml(html, context)
  const styles = readStyleSheet(context.css)
  const ids = new Set<string>()
  let isEscaped = false
  const mapping: Mapping = {
    mediaUrl: origin.mediaUrl,
    convertAll,
    convertEscaped,
    linkOf: ({ attributes }) => linkTarget(attributes['href'] ?? '', origin),
    styleOf: ({ attributes }) => ({
      ...styles.get(attributes['data-pb-style'] ?? ''),
      ...readDeclarations(attributes['style'] ?? ''),
    }),
    idOf: ({ attributes }) => newId(allowedId(attributes['id'])),
  }
  return { childNodes: trimmed(wellNested(convertAll(parsed)), true), data }

  function convertAll(nodes: readonly ParsedNode[]): RichTextNode[] {
    return nodes.flatMap((node, index) =>
      typeof node === 'string' ? convertText(afterWidget(node, nodes[index - 1])) : convert(node, nodes),
    )
  }

  /** Unescapes once only: text that was escaped twice is meant to be read. */
  function convertEscaped(text: string): RichTextNode[] {
    if (isEscaped) return convertText(text)
    isEscaped = true
    const children = convertAll(parseHtml(text, context))
    isEscaped = false
    return children
  }

  function convert(element: ParsedElement, siblings: readonly ParsedNode[]): RichTextNode[] {
    if (isProductWidget(element)) return [reference(readProductWidget(element))]
    const known = contentType(element, mapping) ?? widgetLink(element, mapping)
    if (known) return known
    const tag = RENAMED_TAGS.get(element.tag) ?? element.tag
    if (tag === 'img') return picture(element, siblings)
    if (tag === 'button') return []
    if (VIDEO_TAGS.has(tag)) return [videoOf(element, origin) ?? []].flat()
    const children = convertAll(element.children)
    if (!ALLOWED_TAGS.has(tag)) return children
    const style = mapping.styleOf(element)
    const attributes = allowedAttributes(tag, element.attributes)
    if (attributes['id'] && !newId(attributes['id'])) delete attributes['id']
    if (style['display'] === 'none') attributes['hidden'] = ''
    if (tag === 'a') {
      const link = mapping.linkOf(element)
      if (link)
        Object.assign(attributes, { href: link.href }, link.isElsewhere && { 'data-site': '' }, buttonLook(element))
      else if (!attributes['id']) return children
    }
    const { align } = BLOCK_TAGS.has(tag) ? alignOf(style) : {}
    if (align && align !== 'start') attributes['class'] = align
    if (tag === 'div' && isWrapper(element, attributes) && isBlockOnly(children)) return children
    const result = shaped(tag, attributes, children)
    return !result.attributes && !result.children && EMPTY_BOXES.has(tag) ? [] : [result]
  }

  /** Page Builder repeats each picture for narrow screens, directly beside the one for wide screens. */
  function picture(element: ParsedElement, all: readonly ParsedNode[]): RichTextNode[] {
    const siblings = all.length < 10 ? all : []
    const src = pathOf(element)
    if (!src || (isNarrow(element) && siblings.some((node) => isWide(node) && pathOf(node)))) return []
    const narrow = isWide(element) ? pathOf(siblings.find(isNarrow)) : null
    const attributes = { alt: '', ...allowedAttributes('img', element.attributes), src }
    if ('id' in attributes && !newId(attributes.id as string)) delete attributes.id
    return [{ tag: 'img', attributes: { ...attributes, ...(narrow && narrow !== src && { 'src-narrow': narrow }) } }]
  }

  function pathOf(node: ParsedNode | undefined): string | null {
    return typeof node === 'object' ? mediaPath(node.attributes['src'], origin.mediaUrl) : null
  }

  function newId(id: string | null): string | null {
    if (id === null || ids.has(id)) return null
    ids.add(id)
    return id
  }

  /** Directives that the store could not resolve are not shown. An unresolved widget leaves a placeholder. */
  function convertText(source: string): RichTextNode[] {
    const text = source.includes('"productCurrentScope"') ? source.replace(VIEWED_PRODUCTS, '') : source
    if (!text.includes('{{')) return text ? [collapsed(text)] : []
    return text
      .split(/(\{\{[^{}]{0,2000}\}\})/)
      .flatMap((part, index) => {
        if (index % 2 === 0) return [collapsed(part)]
        origin.onDirective?.(part)
        return part.startsWith('{{widget') ? [reference(null)] : []
      })
      .filter((part) => part !== '')
  }

  function reference(widget: ReturnType<typeof readProductWidget>): RichTextNode {
    const dataId = `widget-${data.length + 1}`
    data.push(
      widget ? { __typename: 'WidgetProductGrid', dataId, ...widget } : { __typename: 'WidgetInvalidData', dataId },
    )
    return { dataId }
  }
}

/**
 * Elements without meaning when empty: the parser leaves them around blocks in paragraphs, and the store around blocks
 * that do not exist. A form is empty without its fields, which no text may have.
 */
const EMPTY_BOXES: ReadonlySet<string> = new Set(['div', 'p', 'span', 'form'])

/** Script data of the «recently viewed products» widget, whose script the shop does not have. */
const VIEWED_PRODUCTS = /\{"[^{}]{0,500}"productCurrentScope"[^{}]{0,500}\}/g

const isWide = (node: ParsedNode) => typeof node === 'object' && node.attributes['data-element'] === 'desktop_image'
const isNarrow = (node: ParsedNode) => typeof node === 'object' && node.attributes['data-element'] === 'mobile_image'

/** Class of links that Page Builder shows as buttons. */
function buttonLook({ attributes }: ParsedElement): { class: string } | null {
  const look = /\bpagebuilder-button-(primary|secondary|link)\b/.exec(attributes['class'] ?? '')?.[1]
  return look ? { class: `button-${look}` } : null
}

/** Whether an element only carries Page Builder's layout, or no meaning at all. */
function isWrapper(element: ParsedElement, allowed: Record<string, string>): boolean {
  return (
    Object.keys(allowed).length === 0 && (element.attributes['data-content-type'] !== undefined || isInnerBox(element))
  )
}

function isInnerBox(element: ParsedElement): boolean {
  return (
    element.attributes['data-element'] !== undefined ||
    [...classesOf(element)].some((name) => /^(pagebuilder|row)-/.test(name))
  )
}

function collapsed(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}

/**
 * A widget that links to a product, category or page of the store. A link to a missing target has no address, and only
 * its text remains. Null for any other element.
 */
function widgetLink(element: ParsedElement, mapping: Mapping): RichTextNode[] | null {
  if (!isLinkWidget(element)) return null
  const words = textOf(element.children)
  const link = findElement(element.children, ({ tag }) => tag === 'a')
  const target = link && mapping.linkOf(link)
  const title = link?.attributes['title']?.trim()
  const attributes = target && {
    ...(title && title !== words && { title: title.slice(0, 500) }),
    href: target.href,
    ...(target.isElsewhere && { 'data-site': '' }),
  }
  if (!words) return []
  const node = attributes ? shaped('a', attributes, [words]) : words
  return element.tag === 'div' ? [shaped('div', {}, [node])] : [node]
}

/** Magento adds a line end after each widget, which must not become a space before a full stop or comma. */
function afterWidget(text: string, before: ParsedNode | undefined): string {
  return typeof before === 'object' && isLinkWidget(before) ? text.replace(/^\s{1,20}(?=[.,)\]…])/, '') : text
}

function isLinkWidget(element: ParsedElement): boolean {
  const isLikely = element.attributes['class']?.includes('-link') ?? false
  return isLikely && [...classesOf(element)].some((name) => WIDGET.test(name))
}

/**
 * Converts an editor's frame or video (Page Builder's, or written by hand). Where the content security policy blocks
 * the provider, a link to the provider's page replaces the video. Null for every other frame.
 */
function videoOf(element: ParsedElement, origin: VideoOrigin): RichTextElement | null {
  const title = titleOf(element)
  const address = sourceOf(element)
  const found =
    playedAt(address, title, origin) ?? (element.tag === 'video' ? videoFileAt(address, title, origin) : null)
  if (!found) return null
  if ('href' in found) return linkTo(found)
  return { tag: 'video', attributes: 'file' in found ? { ...found, ...besides(element, origin) } : found }
}

function linkTo({ title, href, provider }: VideoElsewhere): RichTextElement {
  const text = title || t('video.watch')
  return { tag: 'a', attributes: { href }, children: [provider ? `${text} (${PROVIDER_NAMES[provider]})` : text] }
}

/** A video's poster and captions. */
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

type ProductWidget = { title: string | null; isCarousel: boolean; products: WidgetProduct[] }

/**
 * Whether the store rendered a product widget here: only the Magento theme's HTML of the widget remains. Blocks that
 * hold other widgets (links to a product or category, static blocks) do not count.
 */
function isProductWidget(element: ParsedElement): boolean {
  if (element.attributes['data-content-type'] === 'products') return true
  const classes = classesOf(element)
  if (['products-grid', 'widget-product-grid', CAROUSEL].some((name) => classes.has(name))) return true
  return (
    classes.has('block') &&
    classes.has('widget') &&
    [...classes].some((name) => /^block-(.*-)?products(-|$)/.test(name))
  )
}

/** The products of a widget; null when none can be read. */
function readProductWidget(element: ParsedElement): ProductWidget | null {
  const products: WidgetProduct[] = []
  for (const node of descendants(element.children)) {
    if (typeof node === 'string' || !classesOf(node).has('product-item')) continue
    const product = readItem(node)
    if (product && products.length < MAX_PRODUCTS) products.push(product)
  }
  const title = findElement(element.children, (child) => classesOf(child).has('block-title'))
  if (products.length === 0) return null
  const isCarousel =
    element.attributes['data-appearance'] === 'carousel' ||
    [element, findElement(element.children, (child) => classesOf(child).has(CAROUSEL))].some(
      (part) => part && classesOf(part).has(CAROUSEL),
    )
  return { title: (title && textOf(title.children)) || null, isCarousel, products }
}

/** By SKU where the product can be added to the cart; otherwise by the URL key in its link. */
function readItem(item: ParsedElement): WidgetProduct | null {
  const form = findElement(item.children, ({ attributes }) => Boolean(attributes['data-product-sku']))
  const sku = form?.attributes['data-product-sku']
  if (sku) return { sku }
  const link = findElement(
    item.children,
    (child) => child.tag === 'a' && /\bproduct-item-/.test(child.attributes['class'] ?? ''),
  )
  const path = parseUrl(link?.attributes['href'] ?? '', 'https://own.invalid/')?.pathname ?? '/'
  const urlKey = path
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\.[a-z]{2,5}$/, '')
  return urlKey ? { urlKey: decoded(urlKey) } : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
