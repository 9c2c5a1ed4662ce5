import type {
  FixedTaxFieldsFragment,
  PriceFieldsFragment,
  TaxedPriceFieldsFragment,
  TierPriceFieldsFragment,
} from './price-fields.generated.ts'
import type { ProductCardFragment } from './product-card.generated.ts'
import type { ProductPageFragment } from './product-page.generated.ts'

/** Width of the large picture. */
export const MAIN_SIZES = '(min-width: 84rem) 38rem, (min-width: 44rem) 48vw, 92vw'

type Priced = Pick<ProductCardFragment, 'type' | 'prices'>
type Listed = Priced & Pick<ProductCardFragment, 'pricesWithExtras'>
type Prices = Pick<ProductCardFragment['prices'], 'finalPrice' | 'regularPrice'>

export function isOnPromotion({ finalPrice, regularPrice }: Prices): boolean {
  return amountOf(finalPrice) < amountOf(regularPrice)
}

/** Whether a carrier brings it: services, files and claims, such as gift cards, are not delivered. */
export function isDelivered({ type }: Pick<ProductCardFragment, 'type'>): boolean {
  return type !== 'VIRTUAL' && type !== 'DOWNLOADABLE'
}

/** Whether the price depends on the options, so that a list shows «from». A grouped product has the prices of its items only. */
export function hasPriceRange({ type, prices }: Priced): boolean {
  return type === 'GROUPED' || amountOf(prices.minPrice) < amountOf(prices.finalPrice)
}

/** The price that a list shows, with what has to be chosen; the price per kg is that of the cheapest variant, as «from» is. */
export function listedPrice({ type, ...product }: Listed): { prices: Priced['prices']; from: boolean } {
  const prices = product.pricesWithExtras ?? product.prices
  return { prices, from: hasPriceRange({ type, prices }) }
}

/** Whether a list may offer to add one piece at once: nothing has to be chosen on the product's page. */
export function isQuickToAdd({
  type,
  stock,
  isOrderedByContact,
  pricesWithExtras,
}: Pick<ProductCardFragment, 'type' | 'stock' | 'isOrderedByContact' | 'pricesWithExtras'>): boolean {
  const needsNoChoice = (type === 'SIMPLE' || type === 'VIRTUAL') && pricesWithExtras === null
  return stock.isInStock && !isOrderedByContact && needsNoChoice
}

/** An amount of euros rounded to cents: sums of floats must not drift. */
export function cents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(4))) / 100
}

/** Amount incl. tax, in units of the currency. */
export function amountOf(price: TaxedPriceFieldsFragment): number {
  return price.priceInclTax.value.amount
}

/** The same price with another amount. */
export function withAmount(price: TaxedPriceFieldsFragment, amount: number): TaxedPriceFieldsFragment {
  return { priceInclTax: { value: { ...price.priceInclTax.value, amount: cents(amount) } } }
}

export type Taxed = { taxMultiplier: number; fixedTaxes: readonly FixedTaxFieldsFragment[] }

/**
 * Cents as they were entered for the amount of an extra, incl. tax: the store adds prices up so, and rounds with tax only the sum. Of whole cents at most
 * one amount comes of a whole number of entered ones, so nothing is lost.
 */
export function enteredCents(amount: number, { taxMultiplier }: Pick<Taxed, 'taxMultiplier'>): number {
  return Math.round((amount * 100) / taxMultiplier)
}

/** The same of the price of goods, which has their fixed taxes in it: these have no rate, and no share of them is what extras cost. */
export function goodsCents(amount: number, goods: Taxed): number {
  return enteredCents(amount - fixedAmount(goods), goods)
}

/** The amount of pieces that were entered so, incl. all taxes, and not rounded: what else is in the sum is rounded with it. */
export function taxedAmount(entered: number, goods: Taxed, pieces = 1): number {
  return ((entered * goods.taxMultiplier) / 100 + fixedAmount(goods)) * pieces
}

function fixedAmount({ fixedTaxes }: Pick<Taxed, 'fixedTaxes'>): number {
  return fixedTaxes.reduce((sum, { price: { value } }) => sum + value.amount, 0)
}

/** Price of one piece at a quantity: the best tier reached, never more than the price of one. */
export function tieredAmount(amount: number, tiers: readonly TierPriceFieldsFragment[], quantity: number): number {
  const reached = tiers.filter((tier) => tier.qty <= quantity).map(amountOf)
  return Math.min(amount, ...reached)
}

/** The price per kg or litre of the goods: tiers lower it, custom options do not change it. */
export function scaled(unitPrice: NonNullable<PriceFieldsFragment['unitPrice']>, now: number, alone: number) {
  const share = alone > 0 ? now / alone : 1
  return { ...unitPrice, price: withAmount(unitPrice.price, amountOf(unitPrice.price) * share) }
}

export type GalleryImage = ProductPageFragment['gallery'][number]

/** The pictures of the gallery, or the main picture; the chosen variant's picture comes first when the gallery lacks it. */
export function galleryImages(
  { name, imageUrl, gallery }: Pick<ProductPageFragment, 'name' | 'imageUrl' | 'gallery'>,
  chosenImage: string | null,
): GalleryImage[] {
  const images = gallery.map((image) => ({ ...image, label: image.label || name }))
  if (images.length === 0 && imageUrl) images.push({ url: imageUrl, label: name, video: null })
  if (chosenImage && !images.some(({ url }) => url === chosenImage))
    images.unshift({ url: chosenImage, label: name, video: null })
  return images
}
