import { mainImage } from '../catalog/images.ts'
import { priceRange } from '../catalog/prices.ts'
import { isInStock } from '../catalog/stock.ts'
import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import { linkBase } from '../store/views.ts'
import { escapeAttribute, escapeHtml } from './html.ts'

/** A product in a list widget. */
export function card(product: Product, list: string, context: Context): string {
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

/** A product among the new ones: its button posts an id, no sku is told. */
export function newCard(product: Product, context: Context): string {
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

/** The form names the sku; a sold-out product has none, and with it its sku is lost to whoever reads the HTML. */
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
