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

/** Whether it is delivered by a carrier, unlike services, files and claims such as gift cards. */
export function isDelivered({ type }: Pick<ProductCardFragment, 'type'>): boolean {
  return type !== 'VIRTUAL' && type !== 'DOWNLOADABLE'
}

/** Whether the price depends on the options, so that a list shows «from». A grouped product has the prices of its items only. */
export function hasPriceRange({ type, prices }: Priced): boolean {
  return type === 'GROUPED' || amountOf(prices.minPrice) < amountOf(prices.finalPrice)
}

/** Returns the price for lists, including required choices; the price per kg is that of the cheapest variant, like «from». */
export function listedPrice({ type, ...product }: Listed): { prices: Priced['prices']; from: boolean } {
  const prices = product.pricesWithExtras ?? product.prices
  return { prices, from: hasPriceRange({ type, prices }) }
}

/** Whether a list may offer to add one piece at once, because nothing has to be chosen. */
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

/** Returns the price with another amount. */
export function withAmount(price: TaxedPriceFieldsFragment, amount: number): TaxedPriceFieldsFragment {
  return { priceInclTax: { value: { ...price.priceInclTax.value, amount: cents(amount) } } }
}

export type Taxed = { taxMultiplier: number; fixedTaxes: readonly FixedTaxFieldsFragment[] }

/**
 * Returns the cents that were entered for an extra of this amount incl. tax: the store adds up entered prices, and rounds only the sum with tax. An
 * amount in whole cents comes from at most one whole number of entered cents, so nothing is lost.
 */
export function enteredCents(amount: number, { taxMultiplier }: Pick<Taxed, 'taxMultiplier'>): number {
  return Math.round((amount * 100) / taxMultiplier)
}

/** Returns the entered cents for a price of goods, without the fixed taxes in it: these have no rate, and extras in percent do not include them. */
export function goodsCents(amount: number, goods: Taxed): number {
  return enteredCents(amount - fixedAmount(goods), goods)
}

/** Returns the amount of pieces with entered cents, incl. all taxes. Not rounded, because only the whole sum is rounded. */
export function taxedAmount(entered: number, goods: Taxed, pieces = 1): number {
  return ((entered * goods.taxMultiplier) / 100 + fixedAmount(goods)) * pieces
}

function fixedAmount({ fixedTaxes }: Pick<Taxed, 'fixedTaxes'>): number {
  return fixedTaxes.reduce((sum, { price: { value } }) => sum + value.amount, 0)
}

/** Returns the price of one piece at a quantity: the best tier reached, never more than the price of a single piece. */
export function tieredAmount(amount: number, tiers: readonly TierPriceFieldsFragment[], quantity: number): number {
  const reached = tiers.filter((tier) => tier.qty <= quantity).map(amountOf)
  return Math.min(amount, ...reached)
}

/** Returns the price per kg or litre: tiers lower it, custom options do not change it. */
export function scaled(unitPrice: NonNullable<PriceFieldsFragment['unitPrice']>, now: number, alone: number) {
  const share = alone > 0 ? now / alone : 1
  return { ...unitPrice, price: withAmount(unitPrice.price, amountOf(unitPrice.price) * share) }
}

export type GalleryImage = ProductPageFragment['gallery'][number]

/** Returns the pictures of the gallery, or the main picture; the chosen variant's picture comes first if the gallery lacks it. */
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
