import type { Context } from '../context.ts'
import { linkBase } from '../store/views.ts'
import { escapeHtml } from '../transport/pages.ts'
import { newProducts, parseParameters, productCarousel, productGrid } from './product-lists.ts'

type Parameters = Record<string, string>

/** Blocks can include blocks. Magento has no limit; this one stops cycles. */
const MAX_DEPTH = 5

/**
 * Renders CMS content: directives become HTML from the theme's templates, unknown ones stay as text. As in Magento,
 * GraphQL skips Page Builder's last step: HTML code stays escaped and background images stay JSON.
 */
export function renderContent(source: string, context: Context, depth = 0): string {
  return depth > MAX_DEPTH || !source.includes('{{')
    ? source
    : source.replace(/\{\{(\w+)\s*((?:"[^"]*"|[^"{}])*)\}\}/g, (whole, name: string, rest: string) =>
        directive(whole, name, rest, context, depth),
      )
}

function directive(whole: string, name: string, source: string, context: Context, depth: number): string {
  const parameters = parseParameters(source)
  switch (name) {
    case 'media':
      return `${context.baseUrl}media/${(parameters.url ?? '').replace(/^\//, '')}`
    case 'view':
      return `${context.baseUrl}static/version1/graphql/_view/${context.view.locale}/${parameters.url ?? ''}`
    case 'store':
      return storeUrl(parameters, context)
    case 'config':
      return configValue(parameters.path, context)
    case 'customVar':
      return parameters.code === 'films_url' ? `${context.othersUrl}guests/` : ''
    case 'trans':
      return /"([^"]*)"/.exec(source)?.[1] ?? ''
    case 'block': {
      const block = context.model.blocks.get(parameters.id ?? '')
      return block?.active ? renderContent(block.content, context, depth + 1) : ''
    }
    case 'widget':
      return renderWidget(parameters, context, (content) => renderContent(content, context, depth + 1))
    default:
      return whole
  }
}

/** `{{store url="…"}}` ends in a slash, even after a suffix, as recorded; `direct_url` is taken as it is. */
function storeUrl(parameters: Record<string, string>, context: Context): string {
  const base = linkBase(context)
  if (parameters.direct_url !== undefined) return base + parameters.direct_url.replace(/^\//, '')
  const path = (parameters.url ?? '').replace(/^\/+|\/+$/g, '')
  const query = Object.entries(parameters)
    .filter(([name]) => name.startsWith('_query_'))
    .map(([name, value]) => `${name.slice('_query_'.length)}=${encodeURIComponent(value)}`)
    .join('&')
  return `${base}${path && `${path}/`}${query && `?${query}`}`
}

/** Settings that content may show; all others render empty. */
function configValue(path: string | undefined, { model, baseUrl }: Context): string {
  switch (path) {
    case 'web/unsecure/base_url':
    case 'web/secure/base_url':
      return baseUrl
    case 'general/store_information/name':
      return String(model.settings.config.store_information_name ?? '')
    case 'trans_email/ident_general/email':
      return String(model.settings.config.store_email ?? '')
    default:
      return ''
  }
}

/** HTML of a widget directive. A type that no module registers renders nothing, as on a real store. */
function renderWidget(
  parameters: Record<string, string>,
  context: Context,
  render: (source: string) => string,
): string {
  switch ((parameters.type ?? '').replace(/^\\+/, '').replaceAll('\\\\', '\\')) {
    case 'Magento\\CatalogWidget\\Block\\Product\\ProductsList':
      return parameters.template?.includes('carousel')
        ? productCarousel(parameters, context)
        : productGrid(parameters, context)
    case 'Magento\\Catalog\\Block\\Product\\Widget\\NewWidget':
      return newProducts(parameters, context)
    case 'Magento\\Catalog\\Block\\Widget\\RecentlyViewed':
      return recentlyViewed(context)
    case 'Magento\\Catalog\\Block\\Product\\Widget\\Link':
      return productLink(parameters, context)
    case 'Magento\\Catalog\\Block\\Category\\Widget\\Link':
      return categoryLink(parameters, context)
    case 'Magento\\Cms\\Block\\Widget\\Page\\Link':
      return pageLink(parameters, context)
    case 'Magento\\Cms\\Block\\Widget\\Block': {
      const block = [...context.model.blocks.values()].find(
        ({ id, identifier }) => String(id) === parameters.block_id || identifier === parameters.block_id,
      )
      return `<div class="widget block block-static-block">\n    ${block?.active ? render(block.content) : ''}</div>\n`
    }
    default:
      return ''
  }
}

/** «Recently viewed» products without their script: the settings, as plain text. */
function recentlyViewed(context: Context): string {
  return JSON.stringify({
    store: String(context.view.id),
    currency: context.currency,
    productCurrentScope: 'website',
    displayTaxes: '2',
    displayWeee: '1',
    allowWishlist: true,
  })
}

/** A link to a product, also to one that is disabled; nothing where there is none. */
function productLink(parameters: Parameters, context: Context): string {
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
function categoryLink(parameters: Parameters, context: Context): string {
  const category = context.model.categories.get(idsOf(parameters)[0])
  if (!category) return ''
  const path = `${category.urlPath ?? ''}${context.model.settings.config.category_url_suffix ?? ''}`
  const text = escapeHtml(parameters.anchor_text || category.name)
  const anchor = `<a href="${linkBase(context)}${path}"${titleOf(parameters.title)}><span>${text}</span></a>`
  return wrapped('category', parameters, anchor)
}

/** A link to a page; without an address where there is no such page. */
function pageLink(parameters: Parameters, context: Context): string {
  const page = context.model.pageById.get(Number(parameters.page_id))
  const title = parameters.title || (page?.title ?? '')
  const href = page ? ` href="${linkBase(context)}${page.identifier}"` : ''
  const text = escapeHtml(parameters.anchor_text || title)
  const anchor = `<a${href} title="${escapeHtml(title)}">\n        <span>${text}</span>\n    </a>`
  return wrapped('cms', parameters, anchor)
}

/** `product/5` or `product/5/12`, the latter by way of a category. */
function idsOf({ id_path: path = '' }: Parameters): [number, number | null] {
  const [, id, parent] = /^\w+\/(\d+)(?:\/(\d+))?$/.exec(path) ?? []
  return [Number(id), parent === undefined ? null : Number(parent)]
}

function titleOf(title: string | undefined): string {
  return title === undefined ? '' : ` title="${escapeHtml(title)}"`
}

/** Inline in a span, or as a block in a div, by the template the editor chose. */
function wrapped(kind: string, { template = '' }: Parameters, anchor: string): string {
  return template.includes('inline')
    ? `<span class="widget block block-${kind}-link-inline">\n    ${anchor}\n</span>\n`
    : `<div class="widget block block-${kind}-link">\n    ${anchor}\n</div>\n`
}
