import type { RichTextNode } from '../../../../schema/rich-text.ts'
import { linkTarget, mediaPath, type SiteAddresses } from '../../store-urls.ts'
import type { VideoOrigin } from '../../video-address.ts'
import type { RichTextModel } from '../rich-text-model.ts'
import { ALLOWED_TAGS, allowedAttributes, allowedId, BLOCK_TAGS, RENAMED_TAGS, VIDEO_TAGS } from './allow-list.ts'
import { alignOf } from './box.ts'
import { wellNested } from './nesting.ts'
import { contentType, type Mapping } from './page-builder.ts'
import { afterWidget, widgetLink } from './widget-link.ts'
import { classesOf, type ParseContext, type ParsedElement, type ParsedNode, parseHtml } from './parse-html.ts'
import { isProductWidget, readProductWidget } from './product-widget.ts'
import { readDeclarations, readStyleSheet } from './style-sheet.ts'
import { isBlockOnly, shaped, trimmed } from './tree.ts'
import { videoOf } from './video.ts'

/** What the store's addresses are told apart by. */
export type RichTextOrigin = VideoOrigin &
  SiteAddresses & {
    /** Is told each directive that the store left in a text. */
    onDirective?(directive: string): void
  }

/**
 * The store's HTML as a sanitised tree (schema/rich-text.ts): only what the allow-list names is kept, links lead into the shop,
 * pictures are paths for resized-images, videos are what a player needs, product widgets become references to entries of `data`.
 * Linear in the length of the HTML, which is cut off at a bound; never throws.
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

  /** Once: what is escaped twice is meant to be read. */
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

  /** Page Builder repeats each picture for narrow screens, right beside the one for wide screens. */
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

  /** Directives that the store could not resolve are no text; a widget among them leaves a mark where it should be. */
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

/** Mean nothing when they hold nothing: what a parser leaves around blocks in paragraphs, and the store around blocks that it lacks. */
const EMPTY_BOXES: ReadonlySet<string> = new Set(['div', 'p', 'span'])

/** What the widget of viewed products leaves for a script that there is none of here. */
const VIEWED_PRODUCTS = /\{"[^{}]{0,500}"productCurrentScope"[^{}]{0,500}\}/g

const isWide = (node: ParsedNode) => typeof node === 'object' && node.attributes['data-element'] === 'desktop_image'
const isNarrow = (node: ParsedNode) => typeof node === 'object' && node.attributes['data-element'] === 'mobile_image'

/** Links that Page Builder shows as buttons. */
function buttonLook({ attributes }: ParsedElement): { class: string } | null {
  const look = /\bpagebuilder-button-(primary|secondary|link)\b/.exec(attributes['class'] ?? '')?.[1]
  return look ? { class: `button-${look}` } : null
}

/** Boxes that only carry Page Builder's layout, or nothing at all. */
function isWrapper(element: ParsedElement, kept: Record<string, string>): boolean {
  return (
    Object.keys(kept).length === 0 && (element.attributes['data-content-type'] !== undefined || isInnerBox(element))
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
