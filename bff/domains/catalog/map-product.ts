import type { FastifyBaseLogger } from 'fastify'
import { variantPath } from '../../../schema/variant-address.ts'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ProductLabel, ProductPrices, ProductType, Stock } from '../../graphql/shop-schema.generated.ts'
import { fixedTaxes } from '../money.ts'
import { mediaPath, pathOf } from '../store-urls.ts'
import { today } from '../today.ts'
import type { ListedAttributesFragment, PacksFragment } from './magento/product-detail.generated.ts'
import type {
  ProductBaseFragment,
  ProductPartFragment,
  ProductRatingFragment,
  UnitPricesFragment,
} from './magento/product-fragments.generated.ts'
import { cheapestUnitPrice, mapPrices, type PriceSettings, taxAfterSum, withOwnRate } from './map-prices.ts'
import { netQuantity } from './net-quantity.ts'
import type { PackModel, ProductModel, Rating } from './product-model.ts'
import { needsFile, type RequiredChoices, requiredExtras } from './required-extras.ts'
import { t } from '../../i18n/texts.ts'

/** What the mapping needs to know of shop and store. */
export type CatalogSettings = PriceSettings &
  Pick<ShopSettings, 'mediaUrl' | 'attributes'> & {
    /** Since 2.4.8 Magento's inventory calculates the stock of a bundle without its parts, so every bundle looks sold out. */
    bundlesLookSoldOut: boolean
  }

export function catalogSettings({ shop, upstream }: Pick<RequestContext, 'shop' | 'upstream'>): CatalogSettings {
  return {
    includesTax: shop.pricesIncludeTax,
    showsTax: shop.pricesShowTax,
    taxMultiplier: shop.taxMultiplier,
    tiersAreTotals: upstream.atLeast('2.4.7') && !upstream.atLeast('2.4.8'),
    bundlesLookSoldOut: upstream.atLeast('2.4.8'),
    mediaUrl: shop.mediaUrl,
    attributes: shop.attributes,
  }
}

/** The fields that all product types share, instead of one shape for each type. */
type Shared<T> = Omit<Pick<T, keyof T>, '__typename'> & { __typename: string }

export type StorePart = Omit<Shared<ProductPartFragment>, 'price_range'> & {
  price_range: { minimum_price: UnitPricesFragment }
} & Partial<Shared<ListedAttributesFragment> & Pick<Shared<ProductBaseFragment>, 'price_tiers'>> &
  BundleParts
export type StoreProduct = Shared<ProductBaseFragment> &
  Partial<Shared<ProductRatingFragment & ListedAttributesFragment>> &
  RequiredChoices & { variants?: readonly Pack[] | null } & BundleParts

/** A part of a bundle, with what its stock depends on. */
export type BundlePart = {
  required: boolean | null
  options: readonly ({ product: { stock_status: string | null } | null } | null)[] | null
} | null

/** The parts of a bundle: `bundle_items` on its page, `items` in a list. */
type BundleParts = { bundle_items?: readonly BundlePart[] | null; items?: readonly BundlePart[] | null }

/** A variant, as lists know it. */
type Pack = NonNullable<PacksFragment['variants']>[number]

/** Maps a product of a list, a cart or a grouped product; null without a price. */
export function mapProduct(product: StoreProduct, shop: CatalogSettings): ProductModel | null {
  const settings = withOwnRate(shop, product)
  const base = mapBase(product, pathOf(product.url_key, product.url_suffix), settings)
  if (!base) return null
  const packs = product.variants ? mapPacks(product.variants, settings) : null
  return {
    ...base,
    prices: packs
      ? {
          ...base.prices,
          unitPrice: cheapestUnitPrice(
            base.prices,
            packs.map(({ prices }) => prices),
          ),
        }
      : base.prices,
    packs: packs ?? [],
    isOrderedByContact: needsFile(product),
    requiredExtras: requiredExtras(product, {
      ...settings,
      currency: base.prices.finalPrice.priceInclTax.value.currency,
    }),
    rating: mapRating(product),
  }
}

function mapPacks(packs: readonly Pack[], settings: CatalogSettings): PackModel[] {
  return packs.flatMap((pack) => {
    if (!pack?.product) return []
    const { price_range: range, listed } = pack.product
    const attributes = mapAttributes(listed)
    const quantity = netQuantity(attributes, settings.attributes)
    const pricesAfter = (lowest: string | undefined) => mapPrices(range, null, quantity, settings, lowest)
    const prices = pricesAfter(lowestPrice(pack.product))
    return prices
      ? {
          prices,
          enteredReference: enteredReference(attributes, settings, pricesAfter),
          quantity: quantity?.amount ?? null,
        }
      : []
  })
}

/** Returns the regular price from the attribute in which merchants enter the lowest price of the 30 days before. */
function enteredReference(
  attributes: ReadonlyMap<string, string>,
  { attributes: codes }: CatalogSettings,
  pricesAfter: (lowest: string) => ProductPrices | null,
): ProductModel['enteredReference'] {
  const entered = attributes.get(codes.lowestPrice)
  return (entered === undefined ? null : pricesAfter(entered)?.regularPrice) ?? null
}

/** Maps a variant; `path` is that of its product, whose page it shares. */
export function mapVariant(variant: StorePart, path: string, shop: CatalogSettings): ProductModel | null {
  return mapPart(variant, variantPath(path, variant.sku ?? ''), shop)
}

/** Maps a bundle's part: it has no page of its own, so its path is that of the bundle. */
export function mapPart(part: StorePart, path: string, shop: CatalogSettings): ProductModel | null {
  return mapBase(part, path, withOwnRate(shop, part))
}

function mapBase(
  product: StorePart & Partial<Pick<StoreProduct, 'new_from_date' | 'new_to_date'>>,
  path: string,
  settings: CatalogSettings,
): ProductModel | null {
  const attributes = mapAttributes(product.listed)
  const stock = mapStock(product, settings)
  // A configurable product has no quantity itself: Magento leaves out variants that are sold out, and then its lowest price
  // may be that of another pack than the one whose quantity a merchant entered.
  const quantity = product.__typename === 'ConfigurableProduct' ? null : netQuantity(attributes, settings.attributes)
  // From 2.4.8 on the highest price of a downloadable product includes all files; each file has its own price.
  const isFile = product.__typename === 'DownloadableProduct'
  const range = isFile ? { minimum_price: product.price_range.minimum_price } : product.price_range
  // Tiers of a bundle concern only its own price, if it has one, without its parts.
  const tiers = product.__typename === 'BundleProduct' ? null : product.price_tiers
  const pricesAfter = (lowest: string | undefined) => mapPrices(range, tiers, quantity, settings, lowest)
  const prices = pricesAfter(lowestPrice(product))
  if (!prices) return null
  return {
    __typename: 'Product',
    sku: product.sku ?? '',
    path,
    name: product.name ?? '',
    type: productTypes[product.__typename] ?? 'SIMPLE',
    imageUrl: mediaPath(product.small_image?.url, settings.mediaUrl),
    prices,
    enteredReference: enteredReference(attributes, settings, pricesAfter),
    packs: [],
    stock,
    stockLabel: stockLabel(stock, attributes.get(settings.attributes.stockLabel)),
    isNew: isNew(product),
    isOrderedByContact: false,
    taxMultiplier: taxAfterSum(settings),
    fixedTaxes: fixedTaxes(range.minimum_price.fixed_product_taxes, prices.finalPrice.priceInclTax.value.currency),
    requiredExtras: [],
    listed: attributes,
    rating: null,
    page: null,
  }
}

/** Days before a reduction that count (Code de la consommation, art. L. 112-1-1). */
const HISTORY_DAYS = 30

type Watched = Pick<StorePart, 'price_history' | 'price_range'>

/** Returns the lowest price from a module that records prices, if it looks back far enough. */
function lowestPrice({ price_history: history, price_range: range }: Watched): string | undefined {
  const isWhole = (history?.days ?? 0) >= HISTORY_DAYS
  const isComparable = history?.currency === range.minimum_price.regular_price.currency
  return isWhole && isComparable ? String(history?.lowest_price) : undefined
}

/** Modules add product types of their own; they are sold as simple ones. */
const productTypes: Partial<Record<string, ProductType>> = {
  SimpleProduct: 'SIMPLE',
  VirtualProduct: 'VIRTUAL',
  ConfigurableProduct: 'CONFIGURABLE',
  BundleProduct: 'BUNDLE',
  GroupedProduct: 'GROUPED',
  DownloadableProduct: 'DOWNLOADABLE',
  // A voucher is a claim for goods, whatever it is printed on.
  GiftCardProduct: 'VIRTUAL',
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

type Stocked = Pick<ProductPartFragment, 'stock_status' | 'only_x_left_in_stock'> & BundleParts

function mapStock(product: Stocked, { bundlesLookSoldOut }: CatalogSettings): Stock {
  const { stock_status, only_x_left_in_stock, items } = product
  const parts = product.bundle_items ?? items
  const isInStock = parts && bundlesLookSoldOut ? canBeMade(parts) : stock_status !== 'OUT_OF_STOCK'
  return { isInStock, quantityLeft: only_x_left_in_stock }
}

/** Whether each required part of a bundle has at least one choice in stock. The cart has the last word. */
export function canBeMade(parts: readonly BundlePart[]): boolean {
  const isThere = (part: BundlePart) =>
    part?.options?.some((option) => option?.product && option.product.stock_status !== 'OUT_OF_STOCK') ?? false
  const required = parts.filter((part) => part?.required)
  return required.length > 0 ? required.every(isThere) : parts.some(isThere)
}

const MAX_NOTED = 500
const logged = new Set<string>()

/** Maps a product that can be shown. One without a name or a price is the result of a fault of the store: it is left out, and logged once. */
export function mapShown(
  product: StoreProduct,
  settings: CatalogSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ProductModel | null {
  const shown = product.name ? mapProduct(product, settings) : null
  const sku = product.sku ?? ''
  if (!shown && logged.size < MAX_NOTED && !logged.has(sku)) {
    logged.add(sku)
    log.warn({ sku }, 'the store sent a product without a name or a price: it is left out')
  }
  return shown
}

/** Returns the stock label: the merchant's own text while the product can be bought, otherwise a text by the figures. */
function stockLabel(stock: Stock, merchantText: string | undefined): ProductLabel {
  if (!stock.isInStock) return { value: 'out-of-stock', label: t('catalog.stock.out') }
  if (stock.quantityLeft != null && stock.quantityLeft > 0) {
    return { value: 'low-stock', label: t('catalog.piecesLeft', { count: stock.quantityLeft }) }
  }
  return { value: 'in-stock', label: merchantText || t('catalog.inStock') }
}

type Presented = { new_from_date?: string | null; new_to_date?: string | null }

/** Whether the merchant presents a product as new today: both ends count, either may be open. */
export function isNew({ new_from_date: from, new_to_date: to }: Presented, now?: Date): boolean {
  if (!from && !to) return false
  const day = today(now)
  // The store writes `2026-11-20 00:00:00`.
  return (!from || from.slice(0, 10) <= day) && (!to || day <= to.slice(0, 10))
}

type AttributeSet = ListedAttributesFragment['listed']

/** Attribute texts by code; labels of chosen options are joined. Empty texts are left out, HTML is not resolved. */
export function mapAttributes(...sets: readonly (AttributeSet | undefined)[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const item of sets.flatMap((set) => set?.items ?? [])) {
    if (!item) continue
    const options = 'selected_options' in item ? item.selected_options : undefined
    const value = 'value' in item ? item.value : undefined
    const text = (
      options
        ?.map((option) => option?.label ?? '')
        .filter(Boolean)
        .join(', ') ??
      value ??
      ''
    ).trim()
    if (text) texts.set(item.code, text)
  }
  return texts
}
