import { linkUrl } from '../store/views.ts'
import { imageUrl } from '../catalog/images.ts'
import { priceRange } from '../catalog/prices.ts'
import { isInStock } from '../catalog/stock.ts'
import type { Product } from '../catalog/types.ts'
import { anchoredIds, isListed } from '../catalog/visibility.ts'
import type { Context } from '../context.ts'
import { parseConditions } from './directives.ts'
import { escapeAttribute, escapeHtml } from './html.ts'

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Products a list widget shows, in catalogue order: those that meet all of its conditions. */
const widgetProducts = (parameters: Record<string, string>, { model }: Context): Product[] => {
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
  const count = Number(parameters.products_count ?? 10)
  return [...model.products.values()]
    .filter((product) => isListed(product, model) && tests.every((test) => test(product)))
    .sort((a, b) => b.id - a.id)
    .slice(0, Number.isInteger(count) && count > 0 ? count : 10)
}

const euros = (cents: number, { view }: Context): string =>
  new Intl.NumberFormat(view.locale.replace('_', '-'), { style: 'currency', currency: 'EUR' }).format(cents / 100)

const card = (product: Product, context: Context): string => {
  const url = `${linkUrl(context.baseUrl, context.view)}${product.urlKey}${context.model.settings.config.product_url_suffix ?? ''}`
  const name = escapeHtml(product.name)
  const picture = product.images[0]
  const price = priceRange(product).minimum.final
  const addToCart = escapeHtml(context.text('addToCart'))
  // A sold-out product has no form, and with it its sku is lost to whoever reads the HTML.
  const action = isInStock(product)
    ? `<div class="actions-primary"><form data-role="tocart-form" data-product-sku="${escapeAttribute(product.sku)}" action="${context.baseUrl}checkout/cart/add/product/${product.id}/" method="post"><input type="hidden" name="product" value="${product.id}"><button type="submit" title="${addToCart}" class="action tocart primary"><span>${addToCart}</span></button></form></div>`
    : `<div class="stock unavailable"><span>${escapeHtml(context.text('outOfStock'))}</span></div>`
  return `<li class="product-item"><div class="product-item-info">
<a href="${url}" class="product-item-photo"><span class="product-image-container product-image-container-${product.id}"><span class="product-image-wrapper"><img class="product-image-photo" src="${picture ? imageUrl(picture.path, context) : ''}" loading="lazy" width="240" height="300" alt="${escapeAttribute(product.name)}"/></span></span>
<style>.product-image-container-${product.id} {width: 240px;height: auto;aspect-ratio: 240 / 300;}</style></a>
<div class="product-item-details"><strong class="product-item-name"><a title="${name}" href="${url}" class="product-item-link">${name}</a></strong>
<div class="price-box price-final_price" data-role="priceBox" data-product-id="${product.id}" data-price-box="product-id-${product.id}"><span class="price-container price-final_price"><span id="old-price-${product.id}-widget-product-grid" data-price-amount="${price / 100}" data-price-type="finalPrice" class="price-wrapper "><span class="price">${euros(price, context)}</span></span></span></div>
<div class="product-item-inner"><div class="product-item-actions">${action}</div></div></div></div></li>`
}

const productGrid = (parameters: Record<string, string>, context: Context): string => {
  const products = widgetProducts(parameters, context)
  if (!products.length) return ''
  const title = parameters.title
    ? `<div class="block-title"><strong>${escapeHtml(parameters.title)}</strong></div>`
    : ''
  return `<div class="block widget block-products-list grid">${title}<div class="block-content"><!-- new_products_content_widget_grid--><div class="products-grid grid"><ol class="product-items widget-product-grid">${products.map((product) => card(product, context)).join('')}</ol></div></div></div>`
}

/** HTML of a widget directive. A type that no module registers renders nothing, as on a real store. */
export const renderWidget = (
  parameters: Record<string, string>,
  context: Context,
  render: (source: string) => string,
): string => {
  switch ((parameters.type ?? '').replace(/^\\+/, '').replaceAll('\\\\', '\\')) {
    case 'Magento\\CatalogWidget\\Block\\Product\\ProductsList':
      return productGrid(parameters, context)
    case 'Magento\\Cms\\Block\\Widget\\Block': {
      const block = [...context.model.blocks.values()].find(
        ({ id, identifier }) => String(id) === parameters.block_id || identifier === parameters.block_id,
      )
      return block?.active ? `<div class="widget block block-static-block">${render(block.content)}</div>` : ''
    }
    default:
      return ''
  }
}
