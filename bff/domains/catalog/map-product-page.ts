import { mapAttributes } from './map-attributes.ts'
import { productBreadcrumb } from './map-breadcrumb.ts'
import { mapBundle, mapConfigurations, mapLinks, mapSamples, mapOptions, type StoreVariants } from './map-choices.ts'
import { mapCustomOptions } from './map-custom-options.ts'
import { mapGallery } from './map-gallery.ts'
import { type CatalogReading, mapProduct, type StoreProduct } from './map-product.ts'
import type { ProductModel, ProductPage } from './product-model.ts'
import { toCents, DEFAULT_CURRENCY } from '../money.ts'
import type { VisibleAttributesFragment } from './magento/product-detail-247.generated.ts'
import type { ProductPageFragment } from './magento/product-fragments.generated.ts'

export type StoreProductPage = StoreProduct &
  ProductPageFragment &
  Partial<VisibleAttributesFragment> & { variants?: StoreVariants | null }

/** A product with everything its own page shows. */
export function mapProductPage(product: StoreProductPage, reading: CatalogReading): ProductModel {
  const model = mapProduct(product, reading)
  const page = mapPage(product, model, reading)
  if (page.configurations.length === 0) return { ...model, page }
  return {
    ...model,
    prices: { ...model.prices, unitPrice: cheapestUnitPrice(model.prices, page.configurations) },
    page,
  }
}

function mapPage(product: StoreProductPage, { path, name }: ProductModel, reading: CatalogReading): ProductPage {
  const price = product.price_range.minimum_price
  const currency = price.regular_price.currency ?? DEFAULT_CURRENCY
  return {
    gallery: mapGallery(product.media_gallery, name, reading.mediaUrl),
    descriptionHtml: product.description?.html ?? '',
    shortDescriptionHtml: product.short_description?.html ?? '',
    seo: { title: product.meta_title, description: product.meta_description, keywords: product.meta_keyword },
    breadcrumb: productBreadcrumb(product.categories),
    configurations: mapConfigurations(product.variants, path, reading),
    options: 'configurable_options' in product ? mapOptions(product.configurable_options, reading.mediaUrl) : [],
    customOptions: 'options' in product ? mapCustomOptions(product.options, { ...reading, currency }) : [],
    bundleOptions:
      'bundle_items' in product
        ? mapBundle(
            product.bundle_items,
            { isDynamic: product.dynamic_price ?? false, cents: toCents(price.final_price.value), path, currency },
            reading,
          )
        : [],
    groupedItems: 'grouped_items' in product ? mapGrouped(product.grouped_items, reading) : [],
    downloadLinks:
      'downloadable_product_links' in product ? mapLinks(product.downloadable_product_links, currency, reading) : [],
    downloadSamples: 'downloadable_product_samples' in product ? mapSamples(product.downloadable_product_samples) : [],
    downloadLinksRequired: 'links_purchased_separately' in product && product.links_purchased_separately === 1,
    attributes: mapAttributes(product.listed, product.visible),
  }
}

/** That of the cheapest variant, which is known here; null where several are cheapest and differ in what they hold. */
function cheapestUnitPrice(
  { minPrice }: ProductModel['prices'],
  configurations: ProductPage['configurations'],
): ProductModel['prices']['unitPrice'] {
  const amountOf = ({ priceInclTax }: typeof minPrice) => priceInclTax.value.amount
  const [first, ...others] = configurations
    .map(({ product: { prices } }) => prices)
    .filter(({ finalPrice }) => amountOf(finalPrice) === amountOf(minPrice))
    .map(({ unitPrice }) => unitPrice)
  if (!first || others.some((other) => other?.unit !== first.unit || amountOf(other.price) !== amountOf(first.price)))
    return null
  return first
}

type StoreGrouped = Extract<ProductPageFragment, { grouped_items: unknown }>['grouped_items']

function mapGrouped(items: StoreGrouped, reading: CatalogReading): ProductPage['groupedItems'] {
  return (items ?? [])
    .filter((item) => item !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ qty, product }) =>
      product ? [{ defaultQuantity: qty ?? 0, product: mapProduct(product, reading) }] : [],
    )
}
