import type { ProductPrices, TierPrice } from '../../graphql/shop-schema.generated.ts'
import {
  type Cents,
  DEFAULT_CURRENCY,
  knownCents,
  pricePair,
  type Pricing,
  sumInCents,
  taxedCents,
  taxedPrice,
  toCents,
} from '../money.ts'
import { type NetQuantity, unitPrice } from './net-quantity.ts'
import type {
  ProductBaseFragment,
  ProductPartFragment,
  TaxOfPriceFragment,
} from './magento/product-fragments.generated.ts'

type Lowest = ProductPartFragment['price_range']['minimum_price'] &
  Partial<Pick<ProductBaseFragment['price_range']['minimum_price'], 'fixed_product_taxes'>>
type PriceRange = { minimum_price: Lowest } & Partial<Pick<ProductBaseFragment['price_range'], 'maximum_price'>>
type Tier = NonNullable<ProductBaseFragment['price_tiers']>[number]

export type PriceSettings = Omit<Pricing, 'currency'> & {
  /** Whether the prices of products come with tax although others come as they were entered, without it. */
  showsTax: boolean
  /** 2.4.7 gives tier prices as unit price × quantity, all other releases as unit price. */
  tiersAreTotals: boolean
}

export type EnteredPricing = PriceSettings & Pick<Pricing, 'currency'>

/**
 * The prices of a product; null where the store does not tell what it costs. Where the choice decides (variants, bundles), final and regular price are those of the dearest
 * choice and `minPrice` that of the cheapest, so that «à partir de» can be said whenever they differ.
 * `lowestBefore` is what the store says of the 30 days before a reduction.
 */
export function mapPrices(
  range: PriceRange,
  tiers: readonly Tier[] | null | undefined,
  quantity: NetQuantity | null,
  settings: PriceSettings,
  lowestBefore?: string,
): ProductPrices | null {
  const { minimum_price: lowest } = range
  const highest = range.maximum_price ?? lowest
  const entered = { ...settings, currency: lowest.regular_price.currency ?? DEFAULT_CURRENCY }
  const pricing = shownPricing(entered)
  const { currency } = pricing
  const least = knownCents(lowest.final_price.value, currency)
  if (least === null) return null
  const most = knownCents(highest.final_price.value, currency) ?? least
  const regular = knownCents(highest.regular_price.value, currency) ?? most
  const taxed = taxedCents(least, pricing)
  return {
    regularPrice: taxedPrice(referenceCents(most, regular, asShown(lowestBefore, entered)), pricing),
    finalPrice: taxedPrice(most, pricing),
    minPrice: taxedPrice(least, pricing),
    tierPrice: mapTiers(tiers, entered, taxed.inclusive, sumInCents(lowest.fixed_product_taxes, currency)),
    // Where the choice decides, the pack does too: each variant has a unit price of its own.
    unitPrice: quantity && least === most ? unitPrice(taxed, quantity, currency) : null,
  }
}

/** That of the cheapest variant; null where several are cheapest and differ in what they hold. */
export function cheapestUnitPrice(
  { minPrice }: ProductPrices,
  variants: readonly ProductPrices[],
): ProductPrices['unitPrice'] {
  const centsOf = ({ priceInclTax }: ProductPrices['minPrice']) => priceInclTax.value.cents
  const [first, ...others] = variants
    .filter(({ finalPrice }) => centsOf(finalPrice) === centsOf(minPrice))
    .map(({ unitPrice: own }) => own)
  if (!first || others.some((other) => other?.unit !== first.unit || centsOf(other.price) !== centsOf(first.price)))
    return null
  return first
}

/**
 * What a reduction may be compared with (Code de la consommation, art. L. 112-1-1): the lowest price of the 30 days before it. A store that does not
 * tell that price shows its reduced one alone, whatever it calls its regular price.
 */
function referenceCents(final: Cents, regular: Cents, before: Cents | null): Cents {
  return before === null ? final : Math.max(final, Math.min(regular, before))
}

/** An amount that a merchant entered, on the terms of the product's price; null for what is none. */
function asShown(text: string | undefined, entered: EnteredPricing): Cents | null {
  const amount = Number(text?.trim().replace(',', '.') || Number.NaN)
  if (!(amount > 0 && Number.isFinite(amount))) return null
  const { inclusive, exclusive } = taxedCents(toCents(amount, entered.currency), entered)
  return shownPricing(entered).includesTax ? inclusive : exclusive
}

/** The settings with the rate of a product, where the store tells it: goods of one shop may have several. */
export function withOwnRate<T extends PriceSettings>(
  settings: T,
  { price }: { price?: TaxOfPriceFragment['price'] | undefined },
): T {
  const { amount, adjustments } = price?.regularPrice ?? {}
  const inclusive = amount?.value ?? 0
  if (settings.includesTax || !settings.showsTax || inclusive <= 0) return settings
  const tax = adjustments?.find((one) => one?.code === 'TAX')?.amount?.value ?? 0
  // Of figures with six decimals; rates have up to four.
  return { ...settings, taxMultiplier: Number((inclusive / (inclusive - tax)).toFixed(4)) }
}

/** What prices of a product have to be multiplied with after they were added up as they are entered. */
export function taxAfterSum({ includesTax, taxMultiplier }: PriceSettings): number {
  return includesTax ? 1 : taxMultiplier
}

/** What was entered for a price that the store shows. */
export function enteredCents(shown: Cents, pricing: PriceSettings): Cents {
  return taxedCents(shown, shownPricing(pricing))[pricing.includesTax ? 'inclusive' : 'exclusive']
}

/** How the price of a product is to be read: tiers, options and links are returned as they were entered. */
export function shownPricing<T extends PriceSettings>(entered: T): T {
  return { ...entered, includesTax: entered.includesTax || entered.showsTax }
}

/**
 * Tiers that make a piece cheaper, the smallest quantity first. The store lists those of everybody beside a group's own lower price as well,
 * while a cart charges the lowest.
 */
function mapTiers(
  tiers: readonly Tier[] | null | undefined,
  entered: EnteredPricing,
  final: Cents,
  fixedTaxes: Cents,
): TierPrice[] {
  let lowest = final
  return (tiers ?? [])
    .flatMap((tier) => mapTier(tier, entered, fixedTaxes))
    .toSorted((a, b) => a.qty - b.qty)
    .filter(({ priceInclTax }) => {
      const { cents } = priceInclTax.value
      if (cents >= lowest) return false
      lowest = cents
      return true
    })
}

function mapTier(tier: Tier, pricing: EnteredPricing, fixedTaxes: Cents): TierPrice[] {
  // From one piece on it is the price itself: customer groups get theirs so.
  if (!tier?.quantity || tier.quantity <= 1 || tier.final_price?.value == null) return []
  const unit = pricing.tiersAreTotals ? tier.final_price.value / tier.quantity : tier.final_price.value
  const { inclusive, exclusive } = taxedCents(toCents(unit, pricing.currency), pricing)
  const { priceInclTax, priceExclTax } = pricePair(inclusive + fixedTaxes, exclusive + fixedTaxes, pricing.currency)
  return [{ qty: tier.quantity, priceInclTax, priceExclTax }]
}
