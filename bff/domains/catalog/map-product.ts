import type { ShopSettings } from '../../config.ts'
import type { ProductType } from '../../graphql/shop-schema.generated.ts'
import { mediaPath, pathOf } from '../store-urls.ts'
import { isNew, today } from './is-new.ts'
import { mapAttributes } from './map-attributes.ts'
import { needsFile, type OptionNeeds } from './map-custom-options.ts'
import { mapPrices, type PriceReading } from './map-prices.ts'
import { mapStock, stockLabel } from './map-stock.ts'
import { netQuantity } from './net-quantity.ts'
import type { ProductModel, Rating } from './product-model.ts'
import type { ListedAttributesFragment } from './magento/product-detail-247.generated.ts'
import type {
  ProductBaseFragment,
  ProductPartFragment,
  ProductRatingFragment,
} from './magento/product-fragments.generated.ts'

/** What the mapping needs to know of shop and store. */
export type CatalogReading = PriceReading & Pick<ShopSettings, 'mediaUrl' | 'attributes'>

/** The fields that all product types share, instead of one shape for each type. */
type Shared<T> = Omit<Pick<T, keyof T>, '__typename'> & { __typename: string }

export type StorePart = Shared<ProductPartFragment> & Partial<Shared<ListedAttributesFragment>>
export type StoreProduct = Shared<ProductBaseFragment> &
  Partial<Shared<ProductRatingFragment & ListedAttributesFragment>> & { needs?: OptionNeeds }

/** A product of a list, a cart, a grouped product. */
export function mapProduct(product: StoreProduct, reading: CatalogReading): ProductModel {
  return {
    ...mapBase(product, pathOf(product.url_key, product.url_suffix), reading),
    isOrderedByContact: needsFile(product.needs),
    rating: mapRating(product),
  }
}

/** A variant or a bundle's part: it has no page of its own, so its path is that of the product it belongs to. */
export function mapPart(part: StorePart, path: string, reading: CatalogReading): ProductModel {
  return mapBase(part, path, reading)
}

function mapBase(
  product: StorePart & Partial<Pick<StoreProduct, 'price_tiers' | 'new_from_date' | 'new_to_date'>>,
  path: string,
  reading: CatalogReading,
): ProductModel {
  const attributes = mapAttributes(product.listed)
  const stock = mapStock(product)
  // What holds variants holds no quantity itself. A merchant may have entered that of the smallest pack, but the store leaves out
  // variants that are sold out (recorded: CHN-COLLIER), and then its lowest price is that of another pack.
  const quantity = product.__typename === 'ConfigurableProduct' ? null : netQuantity(attributes, reading.attributes)
  return {
    __typename: 'Product',
    sku: product.sku ?? '',
    path,
    name: product.name ?? '',
    type: productTypes[product.__typename] ?? 'SIMPLE',
    imageUrl: mediaPath(product.small_image?.url, reading.mediaUrl),
    prices: mapPrices(
      product.price_range,
      product.price_tiers,
      quantity,
      reading,
      attributes.get(reading.attributes.lowestPrice),
    ),
    stock,
    stockLabel: stockLabel(stock, attributes.get(reading.attributes.stockLabel)),
    isNew: isNew(product, today()),
    isOrderedByContact: false,
    rating: null,
    page: null,
  }
}

/** Modules add product types of their own; they are sold as simple ones. */
const productTypes: Partial<Record<string, ProductType>> = {
  SimpleProduct: 'SIMPLE',
  VirtualProduct: 'VIRTUAL',
  ConfigurableProduct: 'CONFIGURABLE',
  BundleProduct: 'BUNDLE',
  GroupedProduct: 'GROUPED',
  DownloadableProduct: 'DOWNLOADABLE',
}

/** The store counts in percent. */
function mapRating({ rating_summary, review_count }: Partial<ProductRatingFragment>): Rating | null {
  if (review_count === undefined || rating_summary === undefined) return null
  return { total: review_count, ratingAverage: stars(rating_summary) }
}

/** Percent to a scale of 0 to 5, in tenths. */
export function stars(percent: number): number {
  return Math.min(5, Math.max(0, Math.round(percent / 2) / 10))
}
