import type { ShopSettings } from '../../config.ts'
import type { ProductPrices, TaxedPrice } from '../../graphql/shop-schema.generated.ts'
import {
  type Cents,
  DEFAULT_CURRENCY,
  fixedCents,
  fixedTaxes,
  knownCents,
  type PairOfCents,
  pricePair,
  type Pricing,
  taxedCents,
  toCents,
  withFixedTaxes,
} from '../money.ts'
import { type NetQuantity, unitPrice } from './net-quantity.ts'
import type {
  ProductBaseFragment,
  TaxOfPriceFragment,
  UnitPricesFragment,
} from './magento/product-fragments.generated.ts'

type PriceRange = { minimum_price: UnitPricesFragment } & Partial<
  Pick<ProductBaseFragment['price_range'], 'maximum_price'>
>
type Tier = NonNullable<ProductBaseFragment['price_tiers']>[number]

export type PriceSettings = Omit<Pricing, 'currency'> & {
  /** Whether the store returns product prices with tax although they were entered without it, and all other prices as entered. */
  showsTax: boolean
  /** 2.4.7 gives tier prices as unit price × quantity, all other releases as unit price. */
  tiersAreTotals: boolean
}

export type EnteredPricing = PriceSettings & Pick<Pricing, 'currency'>

/**
 * Maps the prices of a product; null if the store does not return them. If they depend on a choice (variants, bundles), final and regular price are
 * those of the most expensive choice and `minPrice` that of the cheapest, so that «à partir de» is shown whenever they differ. `lowestBefore` is the
 * store's lowest price of the 30 days before a reduction.
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
  const currency = lowest.regular_price.currency ?? DEFAULT_CURRENCY
  const fixed = fixedTaxes(lowest.fixed_product_taxes, currency)
  const pricing = shownPricing(settings)
  const shown = ({ value }: { value: number | null }) => {
    const cents = knownCents(value, currency)
    return cents === null ? null : withFixedTaxes(taxedCents(cents - fixedCents(fixed), pricing), fixed)
  }
  const asEntered = (cents: Cents) => withFixedTaxes(taxedCents(cents, settings), fixed)
  const least = shown(lowest.final_price)
  if (least === null) return null
  const most = shown(highest.final_price) ?? least
  const regular = shown(highest.regular_price) ?? most
  const before = typedCents(lowestBefore, currency)
  const taxed = ({ inclusive, exclusive }: PairOfCents): TaxedPrice => pricePair(inclusive, exclusive, currency)
  return {
    regularPrice: taxed(reference(most, regular, before === null ? null : asEntered(before))),
    finalPrice: taxed(most),
    minPrice: taxed(least),
    tierPrice: falling(
      least.inclusive,
      unitTiers(tiers, settings).map(({ qty, value }) => {
        const { priceInclTax, priceExclTax } = taxed(asEntered(toCents(value, currency)))
        return { qty, priceInclTax, priceExclTax }
      }),
      ({ priceInclTax }) => priceInclTax.value.cents,
    ),
    // Where the choice decides, the pack does too: each variant has a unit price of its own.
    unitPrice:
      quantity && least.inclusive > 0 && least.inclusive === most.inclusive
        ? unitPrice(least, quantity, currency)
        : null,
  }
}

/** Returns the unit price of the cheapest variant; null if several are cheapest and differ in quantity. */
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
 * Returns the price that a reduction may be compared with (Code de la consommation, art. L. 112-1-1): the lowest of the 30 days before it. If the
 * store does not return it, only the reduced price is shown, whatever the store's regular price is.
 */
function reference(final: PairOfCents, regular: PairOfCents, before: PairOfCents | null): PairOfCents {
  if (before === null) return final
  const lower = before.inclusive < regular.inclusive ? before : regular
  return lower.inclusive > final.inclusive ? lower : final
}

/** Parses a price that a merchant typed; null if it is none. */
function typedCents(text: string | undefined, currency: string): Cents | null {
  const amount = Number(text?.trim().replace(',', '.') || Number.NaN)
  return amount > 0 && Number.isFinite(amount) ? toCents(amount, currency) : null
}

/**
 * Returns fields that documents can omit: for `ProductInterface.price` the store calculates all prices of a product again, which only a shop needs
 * that has to know the tax rate.
 */
export function unreadPrices(shops: readonly Pick<ShopSettings, 'pricesIncludeTax' | 'pricesShowTax'>[]): string[] {
  return shops.some((shop) => !shop.pricesIncludeTax && shop.pricesShowTax) ? [] : ['ProductInterface.price']
}

/** Returns the settings with the tax rate of a product, if the store returns it: products may have different rates. */
export function withOwnRate<T extends PriceSettings>(
  settings: T,
  { price }: { price?: TaxOfPriceFragment['price'] | undefined },
): T {
  const { amount, adjustments } = price?.regularPrice ?? {}
  const adjusted = (code: string) => adjustments?.find((one) => one?.code === code)?.amount?.value ?? 0
  // Fixed product taxes have no rate.
  const inclusive = (amount?.value ?? 0) - adjusted('WEEE') - adjusted('WEEE_TAX')
  if (settings.includesTax || !settings.showsTax || inclusive <= 0) return settings
  const tax = adjusted('TAX')
  // Of figures with six decimals; rates have up to four.
  return { ...settings, taxMultiplier: Number((inclusive / (inclusive - tax)).toFixed(4)) }
}

/** Returns the factor for prices of a product that were added up as entered. */
export function taxAfterSum({ includesTax, taxMultiplier }: PriceSettings): number {
  return includesTax ? 1 : taxMultiplier
}

/** Returns the entered amount of a price that the store shows, without fixed product taxes. */
export function enteredCents(shown: Cents, pricing: PriceSettings): Cents {
  return taxedCents(shown, shownPricing(pricing))[pricing.includesTax ? 'inclusive' : 'exclusive']
}

/** Returns how to read the price of a product; tiers, options and links are returned as they were entered. */
export function shownPricing<T extends PriceSettings>(entered: T): T {
  return { ...entered, includesTax: entered.includesTax || entered.showsTax }
}

/** Returns the price of one piece for each quantity. */
export function unitTiers(
  tiers: readonly Tier[] | null | undefined,
  { tiersAreTotals }: Pick<PriceSettings, 'tiersAreTotals'>,
): { qty: number; value: number }[] {
  return (tiers ?? []).flatMap((tier) => {
    const { quantity: qty, final_price: price } = tier ?? {}
    return qty && price?.value != null ? [{ qty, value: tiersAreTotals ? price.value / qty : price.value }] : []
  })
}

/**
 * Returns tiers that make a piece cheaper, smallest quantity first. Beside a group's own lower price the store also lists everybody's tiers, while a
 * cart charges the lowest. A tier from one piece on is the price itself, which is how customer groups get their prices.
 */
export function falling<T extends { qty: number }>(
  alone: number,
  tiers: readonly T[],
  figureOf: (tier: T) => number,
): T[] {
  let lowest = alone
  return tiers
    .filter(({ qty }) => qty > 1)
    .toSorted((a, b) => a.qty - b.qty)
    .filter((tier) => {
      const figure = figureOf(tier)
      if (figure >= lowest) return false
      lowest = figure
      return true
    })
}
