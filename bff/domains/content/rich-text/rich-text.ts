import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import { linkTarget, mediaPath, type SiteAddresses } from '../../store-urls.ts'
import type { VideoOrigin } from '../../video-address.ts'
import type { RichTextModel } from '../rich-text-model.ts'
import { ALLOWED_TAGS, allowedAttributes, BLOCK_TAGS, RENAMED_TAGS, VIDEO_TAGS } from './allow-list.ts'
import { classesOf, type ParsedElement, type ParsedNode, parseHtml } from './parse-html.ts'
import { isProductWidget, readProductWidget } from './product-widget.ts'
import { videoOf } from './video.ts'

/** What the store's addresses are told apart by. */
export type RichTextOrigin = VideoOrigin & SiteAddresses

/**
 * The store's HTML as a sanitised tree (schema/rich-text.ts): only what the allow-list names is kept, links lead into the shop,
 * pictures are paths for resized-images, videos are what a player needs, product widgets become references to entries of `data`.
 * Linear in the length of the HTML, which is cut off at a bound; never throws.
 */
export function richText(html: string, origin: RichTextOrigin): RichTextModel {
  const data: RichTextModel['data'] = []
  return { childNodes: trimmed(convertAll(parseHtml(html)), true), data }

  function convertAll(nodes: readonly ParsedNode[]): RichTextNode[] {
    return nodes.flatMap((node) => (typeof node === 'string' ? convertText(node) : convert(node)))
  }

  function convert(element: ParsedElement): RichTextNode[] {
    if (isProductWidget(element)) return [reference(readProductWidget(element))]
    const tag = RENAMED_TAGS.get(element.tag) ?? element.tag
    // The picture for narrow screens repeats the one for wide screens; resized-images serves both.
    if (tag === 'img') return element.attributes['data-element'] === 'mobile_image' ? [] : picture(element)
    if (VIDEO_TAGS.has(tag)) return [videoOf(element, origin) ?? []].flat()
    const children = convertAll(element.children)
    if (!ALLOWED_TAGS.has(tag)) return children
    const attributes = allowedAttributes(tag, element.attributes)
    if (isHiddenByStyle(element)) attributes['hidden'] = ''
    if (tag === 'a') {
      const link = linkTarget(element.attributes['href'] ?? '', origin)
      if (link) Object.assign(attributes, { href: link.href }, link.isElsewhere && { 'data-site': '' })
      else if (!attributes['id']) return children
    }
    const columns = tag === 'div' ? columnClass(element) : null
    if (columns) attributes['class'] = columns
    else if (tag === 'div' && isWrapper(element, attributes) && isBlockOnly(children)) return children
    return [shaped(tag, attributes, children)]
  }

  function picture(element: ParsedElement): RichTextNode[] {
    const src = mediaPath(element.attributes['src'], origin.mediaUrl)
    return src ? [{ tag: 'img', attributes: { alt: '', ...allowedAttributes('img', element.attributes), src } }] : []
  }

  /** Directives that the store could not resolve are no text; a widget among them leaves a mark where it should be. */
  function convertText(text: string): RichTextNode[] {
    if (!text.includes('{{')) return [collapsed(text)]
    return text
      .split(/(\{\{[^{}]{0,2000}\}\})/)
      .flatMap((part, index) =>
        index % 2 === 0 ? [collapsed(part)] : part.startsWith('{{widget') ? [reference(null)] : [],
      )
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

function shaped(tag: string, attributes: Record<string, string>, children: RichTextNode[]): RichTextElement {
  const kept = tag === 'pre' ? children : trimmed(children, BLOCK_TAGS.has(tag))
  return {
    tag,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(kept.length > 0 && { children: kept }),
  }
}

/** Two names that Page Builder's columns keep, so that the client can lay them out. */
function columnClass({ attributes }: ParsedElement): string | null {
  switch (attributes['data-content-type']) {
    case 'column-group':
    case 'column-line':
      return 'columns'
    case 'column':
      return 'column'
    default:
      return null
  }
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

function isHiddenByStyle({ attributes }: ParsedElement): boolean {
  return /(^|;)\s*display\s*:\s*none\b/i.test(attributes['style'] ?? '')
}

function isBlock(node: RichTextNode): boolean {
  return typeof node !== 'string' && ('dataId' in node || BLOCK_TAGS.has(node.tag))
}

function isBlockOnly(nodes: readonly RichTextNode[]): boolean {
  return nodes.every((node) => node === ' ' || isBlock(node))
}

function collapsed(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}

/** Without white space that means nothing: beside blocks, and at both ends of a block. */
function trimmed(nodes: readonly RichTextNode[], inBlock: boolean): RichTextNode[] {
  const result: RichTextNode[] = []
  nodes.forEach((node, index) => {
    if (typeof node !== 'string') return result.push(node)
    const before = nodes[index - 1]
    const after = nodes[index + 1]
    let text = node
    if (before === undefined ? inBlock : isBlock(before)) text = text.replace(/^ /, '')
    if (after === undefined ? inBlock : isBlock(after)) text = text.replace(/ $/, '')
    if (text) result.push(text)
  })
  return result
}
