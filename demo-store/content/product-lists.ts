import type { Product } from '../catalog/types.ts'
import { anchoredIds, isListed } from '../catalog/visibility.ts'
import type { Context } from '../context.ts'
import { parseConditions } from './directives.ts'
import { escapeHtml } from './html.ts'
import { card, newCard } from './product-cards.ts'

type Parameters = Record<string, string>

/** The grid that Luma makes of a product list. */
export function productGrid(parameters: Parameters, context: Context): string {
  const products = widgetProducts(parameters, context)
  if (!products.length) return ''
  const title = parameters.title
    ? `<div class="block-title">\n<strong>${escapeHtml(parameters.title)}</strong>\n</div>\n`
    : ''
  const cards = products.map((product) => card(product, 'widget-product-grid', context)).join('')
  return `<div class="block widget block-products-list grid">
${title}<div class="block-content">
<!-- new_products_content_widget_grid--><div class="products-grid grid">
<ol class="product-items widget-product-grid">
${cards}</ol>
</div>
</div>
</div>
`
}

/** The carousel of Page Builder: the bare list, without a title. */
export function productCarousel(parameters: Parameters, context: Context): string {
  const products = widgetProducts(parameters, context)
  if (!products.length) return ''
  const cards = products.map((product) => card(product, 'widget-product-carousel', context)).join('')
  return `        <ol class="product-items widget-product-carousel">\n${cards}</ol>\n`
}

/** New products: those within their dates, or simply the latest where the editor wants all. */
export function newProducts(parameters: Parameters, context: Context): string {
  const now = context.now().toISOString().slice(0, 10)
  const isNew = ({ newFrom, newTo }: Product): boolean =>
    newFrom !== null && newFrom.slice(0, 10) <= now && (newTo === null || newTo.slice(0, 10) >= now)
  const products = newestFirst(
    [...context.model.products.values()].filter(
      (product) => isListed(product, context.model) && (parameters.display_type === 'all_products' || isNew(product)),
    ),
    parameters,
  )
  if (!products.length) return ''
  return `<div class="block widget block-new-products grid">
<div class="block-title">
<strong role="heading" aria-level="2">${escapeHtml(context.text('newProducts'))}</strong>
</div>
<div class="block-content">
<!-- new_products_content_widget_grid--><div class="products-grid grid">
<ol class="product-items widget-new-grid">
${products.map((product) => newCard(product, context)).join('')}</ol>
</div>
</div>
</div>
`
}

/** Products a list widget shows: those that meet all of its conditions. */
function widgetProducts(parameters: Parameters, { model }: Context): Product[] {
  const conditions = parseConditions(parameters.conditions_encoded ?? parameters.conditions ?? '')
  if (parameters.skus) conditions.push({ attribute: 'sku', operator: '()', value: parameters.skus })
  const tests = conditions.map(({ attribute, value }) => {
    const values = list(value)
    if (attribute === 'sku') return (product: Product) => values.includes(product.sku)
    if (attribute === 'category_ids') {
      const ids = new Set(
        values.flatMap((id) => {
          const category = model.categories.get(Number(id))
          return category ? [...anchoredIds(category)] : []
        }),
      )
      return (product: Product) => product.categories.some(({ id }) => ids.has(id))
    }
    return (product: Product) => (product.attributes.get(attribute) ?? []).some((own) => values.includes(own))
  })
  return newestFirst(
    [...model.products.values()].filter((product) => isListed(product, model) && tests.every((test) => test(product))),
    parameters,
  )
}

function newestFirst(products: Product[], parameters: Parameters): Product[] {
  const count = Number(parameters.products_count ?? 10)
  return products.sort((a, b) => b.id - a.id).slice(0, Number.isInteger(count) && count > 0 ? count : 10)
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
