import { anchoredIds, isInStock, isListed } from '../catalog/availability.ts'
import { mainImage } from '../catalog/images.ts'
import { priceRange } from '../catalog/prices.ts'
import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import { linkBase } from '../store/views.ts'
import { escapeAttribute, escapeHtml } from '../transport/pages.ts'

type Condition = { attribute: string; operator: string; value: string }

type Parameters = Record<string, string>

/** Renders a product list as Luma's grid. */
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

/** New products: those within their dates, or the latest if the editor chose all products. */
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

/** Parameters of a directive: `name="value"`, also in single quotes or bare. */
export function parseParameters(source: string): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [, name, double, single, bare] of source.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g)) {
    if (name) parameters[name] = double ?? single ?? bare ?? ''
  }
  return parameters
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

/** A product in a list widget. */
function card(product: Product, list: string, context: Context): string {
  return `<li class="product-item"><div class="product-item-info">
${photo(product, context)}
<div class="product-item-details">
${nameLink(product, context)}
${priceBox(product, list, context)}
<div class="product-item-inner">
<div class="product-item-actions">
${primary(product, context)}
${secondary(product, context)}
</div>
</div>
</div>
</div>
</li>`
}

function newestFirst(products: Product[], parameters: Parameters): Product[] {
  const count = Number(parameters.products_count ?? 10)
  return products.sort((a, b) => b.id - a.id).slice(0, Number.isInteger(count) && count > 0 ? count : 10)
}

/** A product in the list of new products. Its button posts an id instead of a sku. */
function newCard(product: Product, context: Context): string {
  const label = context.text('addToCart')
  return `<li class="product-item">
<div class="product-item-info">
${photo(product, context)}
<div class="product-item-details">
${nameLink(product, context)}
<div class="product-item-actions">
<div class="actions-primary">
<button class="action tocart primary"
        data-post='${post(`checkout/cart/add/uenc/aHR0cDovLw/product/${product.id}/`, product.id, context)}'
        type="button"
        title="${escapeAttribute(label)}">
    <span>${escapeHtml(label)}</span>
</button>
</div>
${secondary(product, context)}
</div>
</div>
</div>
</li>
`
}

/** Conditions of a product list widget: JSON with `^[`, `^]`, backtick and `|` in place of braces, quotes and backslashes. */
function parseConditions(encoded: string): Condition[] {
  const json = encoded.replaceAll('^[', '{').replaceAll('^]', '}').replaceAll('`', '"').replaceAll('|', '\\\\')
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return []
  }
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.values(parsed).flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null || !('attribute' in node)) return []
    const { attribute, operator, value }: { attribute?: unknown; operator?: unknown; value?: unknown } = node
    return { attribute: String(attribute), operator: String(operator ?? '=='), value: String(value ?? '') }
  })
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function photo(product: Product, context: Context): string {
  const { id } = product
  return `<a href="${addressOf(product, context)}" class="product-item-photo">
<span class="product-image-container product-image-container-${id}">
    <span class="product-image-wrapper">
        <img class="product-image-photo"
                        src="${mainImage(product, 'small_image', context).url}"
            loading="lazy"
            width="240"
            height="300"
            alt="${escapeAttribute(product.name)}"/></span>
</span>
<style>.product-image-container-${id} {
    width: 240px;
    height: auto;
    aspect-ratio: 240 / 300;
}
.product-image-container-${id} span.product-image-wrapper {
    height: 100%;
    width: 100%;
}
@supports not (aspect-ratio: auto) { 
    .product-image-container-${id} span.product-image-wrapper {
        padding-bottom: 125%;
    }
}</style></a>`
}

function nameLink(product: Product, context: Context): string {
  const name = escapeHtml(product.name)
  return `<strong class="product-item-name">
<a title="${name}"
   href="${addressOf(product, context)}"
   class="product-item-link">
    ${name}</a>
</strong>`
}

function priceBox(product: Product, list: string, context: Context): string {
  const price = priceRange(product).minimum.final
  return `<div class="price-box price-final_price" data-role="priceBox" data-product-id="${product.id}" data-price-box="product-id-${product.id}">
<span class="price-container price-final_price&#x20;tax&#x20;weee"
        >
        <span  id="old-price-${product.id}-${list}"                data-price-amount="${price / 100}"
        data-price-type="finalPrice"
        class="price-wrapper "
    ><span class="price">${euros(price, context)}</span></span>
        </span>
</div>`
}

/** The form contains the sku. A sold-out product has no form, so its sku is not in the HTML. */
function primary(product: Product, context: Context): string {
  if (!isInStock(product)) {
    return `<div class="actions-primary">
<div class="stock unavailable"><span>${escapeHtml(context.text('outOfStock'))}</span></div>
</div>`
  }
  const label = escapeHtml(context.text('addToCart'))
  const sku = escapeHtml(product.sku)
  return `<div class="actions-primary">
<form data-role="tocart-form" data-product-sku="${sku}" action="${linkBase(context)}checkout/cart/add/uenc/aHR0cDovLw/product/${product.id}/" method="post">
<input type="hidden" name="product" value="${product.id}">
<input type="hidden" name="uenc" value="aHR0cDovLw~">
<button type="submit"
        title="${label}"
        class="action tocart primary">
    <span>${label}</span>
</button>
</form>
<script type="text/x-magento-init">
{
    "[data-role=tocart-form], .form.map.checkout": {
        "catalogAddToCart": {
            "product_sku": ${JSON.stringify(product.sku)}
        }
    }
}
</script>
</div>`
}

function secondary({ id }: Product, context: Context): string {
  const wish = context.text('addToWishlist')
  const compare = context.text('addToCompare')
  return `<div class="actions-secondary" data-role="add-to-links">
<a href="#" data-post='${post('wishlist/index/add/', id, context)}' class="action towishlist" data-action="add-to-wishlist" title="${escapeAttribute(wish)}">
<span>${escapeHtml(wish)}</span>
</a>
<a href="#" class="action tocompare" data-post='${post('catalog/product_compare/add/', id, context)}' title="${escapeAttribute(compare)}">
<span>${escapeHtml(compare)}</span>
</a>
</div>`
}

/** JSON for an attribute in single quotes: slashes are escaped the way PHP does. */
function post(path: string, id: number, context: Context): string {
  return JSON.stringify({
    action: `${linkBase(context)}${path}`,
    data: { product: id, uenc: 'aHR0cDovLw' },
  }).replaceAll('/', '\\/')
}

function addressOf(product: Product, context: Context): string {
  return `${linkBase(context)}${product.urlKey}${context.model.settings.config.product_url_suffix ?? ''}`
}

function euros(cents: number, { view }: Context): string {
  return new Intl.NumberFormat(view.locale.replace('_', '-'), { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )
}
