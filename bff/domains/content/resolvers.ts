import { GraphQLError } from 'graphql'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { type VideoProvider, watchAddress } from '../../../schema/video.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { VOID_TAGS } from './rich-text/allow-list.ts'
import { escaped } from './rich-text/plain-text.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { pageNotices } from '../notices.ts'
import { contentLoaders } from './content-loaders.ts'

const OWN_TAGS: ReadonlySet<string> = new Set(['row', 'tabs', 'tab', 'slider', 'banner'])

/** Attributes of columns and of rows of buttons, for which HTML has none. */
const LOOKS: ReadonlySet<string> = new Set('image image-narrow fit color tone height align place width'.split(' '))

const MAX_IDENTIFIERS = 30

export const contentResolvers: Resolvers = {
  Query: {
    cmsPageList(_, { identifiers }, context) {
      if (identifiers.length > MAX_IDENTIFIERS) {
        throw new GraphQLError(`cmsPageList takes at most ${MAX_IDENTIFIERS} identifiers.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        })
      }
      // Other texts cannot be identifiers: the store is not called.
      return contentLoaders(context).list(identifiers.filter((identifier) => /^[\w./-]{1,100}$/.test(identifier)))
    },
  },
  CmsPage: {
    // A block has no address.
    notices: ({ identifier, path }, _, { shop }) => (path ? pageNotices(identifier, shop) : []),
  },
  Wysiwyg: {
    raw: ({ childNodes }) => toHtml(childNodes),
  },
  WidgetProductGrid: {
    async products({ products }, _, context) {
      const found = await Promise.all(
        products.map((product) =>
          'sku' in product
            ? productLoaders(context).card(product.sku)
            : productLoaders(context).cardByUrlKey(product.urlKey),
        ),
      )
      return found.filter((product) => product !== null)
    },
  },
}

/** Converts the sanitised tree to HTML, without widgets; videos and banners become links. */
export function toHtml(nodes: readonly RichTextNode[]): string {
  return nodes.map(nodeHtml).join('')
}

function nodeHtml(node: RichTextNode): string {
  if (typeof node === 'string') return escaped(node)
  if ('dataId' in node) return ''
  if (node.tag === 'video') return videoHtml(node.attributes ?? {})
  if (OWN_TAGS.has(node.tag)) return ownHtml(node)
  const attributes = Object.entries(node.attributes ?? {})
    .filter(([name]) => (node.tag === 'img' ? name !== 'src-narrow' : !LOOKS.has(name)))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${node.tag}${attributes.join('')}>`
  return VOID_TAGS.has(node.tag) ? start : `${start}${toHtml(node.children ?? [])}</${node.tag}>`
}

/** Converts a box, with its title and link, if it has them. */
function ownHtml({ tag, attributes = {}, children = [] }: RichTextElement): string {
  const { id, title, href, button } = attributes
  const heading = tag === 'tab' && title ? `<h3>${escaped(title)}</h3>` : ''
  const link = href ? `<a href="${escaped(href)}">${escaped(button ?? title ?? href)}</a>` : ''
  return `<div${id ? ` id="${escaped(id)}"` : ''}>${heading}${toHtml(children)}${link}</div>`
}

/** Converts a video. Files are below the store's media root and have no page to link to. */
function videoHtml({ title = '', provider, video = '', hash }: Record<string, string>): string {
  return provider
    ? `<a href="${escaped(watchAddress(provider as VideoProvider, video, hash))}">${escaped(title)}</a>`
    : ''
}
