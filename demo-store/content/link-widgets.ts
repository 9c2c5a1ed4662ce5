import type { Context } from '../context.ts'
import { linkBase } from '../store/views.ts'
import { escapeHtml } from './html.ts'

type Parameters = Record<string, string>

/** Inline in a span, or as a block in a div, by the template the editor chose. */
const wrapped = (kind: string, { template = '' }: Parameters, anchor: string): string =>
  template.includes('inline')
    ? `<span class="widget block block-${kind}-link-inline">\n    ${anchor}\n</span>\n`
    : `<div class="widget block block-${kind}-link">\n    ${anchor}\n</div>\n`

const titleOf = (title: string | undefined): string => (title === undefined ? '' : ` title="${escapeHtml(title)}"`)

/** `product/5` or `product/5/12`, the latter by way of a category. */
const idsOf = ({ id_path: path = '' }: Parameters): [number, number | null] => {
  const [, id, parent] = /^\w+\/(\d+)(?:\/(\d+))?$/.exec(path) ?? []
  return [Number(id), parent === undefined ? null : Number(parent)]
}

/** A link to a product, also to one that is disabled; nothing where there is none. */
export const productLink = (parameters: Parameters, context: Context): string => {
  const { model } = context
  const [id, parent] = idsOf(parameters)
  const product = model.products.get(id)
  if (!product) return ''
  const folder = parent === null ? null : model.categories.get(parent)?.urlPath
  const path = `${folder ? `${folder}/` : ''}${product.urlKey}${model.settings.config.product_url_suffix ?? ''}`
  const text = escapeHtml(parameters.anchor_text || product.name)
  const anchor = `<a href="${linkBase(context)}${path}"${titleOf(parameters.title)}><span>${text}</span></a>`
  return wrapped('product', parameters, anchor)
}

/** A link to a category; nothing where there is none. */
export const categoryLink = (parameters: Parameters, context: Context): string => {
  const category = context.model.categories.get(idsOf(parameters)[0])
  if (!category) return ''
  const path = `${category.urlPath ?? ''}${context.model.settings.config.category_url_suffix ?? ''}`
  const text = escapeHtml(parameters.anchor_text || category.name)
  const anchor = `<a href="${linkBase(context)}${path}"${titleOf(parameters.title)}><span>${text}</span></a>`
  return wrapped('category', parameters, anchor)
}

/** A link to a page; without an address where there is no such page. */
export const pageLink = (parameters: Parameters, context: Context): string => {
  const page = context.model.pageById.get(Number(parameters.page_id))
  const title = parameters.title || (page?.title ?? '')
  const href = page ? ` href="${linkBase(context)}${page.identifier}"` : ''
  const text = escapeHtml(parameters.anchor_text || title)
  const anchor = `<a${href} title="${escapeHtml(title)}">\n        <span>${text}</span>\n    </a>`
  return wrapped('cms', parameters, anchor)
}
