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
  /** Whether the prices of products come with tax although others come as they were entered, without it. */
  showsTax: boolean
  /** 2.4.7 gives tier prices as unit price × quantity, all other releases as unit price. */
  tiersAreTotals: boolean
}

export type EnteredPricing = PriceSettings & Pick<Pricing, 'currency'>

/**
 * The prices of a product; null where the store does not return them. Where the choice decides (variants, bundles), final and regular price are those of the dearest
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
    unitPrice: quantity && least.inclusive === most.inclusive ? unitPrice(least, quantity, currency) : null,
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
function reference(final: PairOfCents, regular: PairOfCents, before: PairOfCents | null): PairOfCents {
  if (before === null) return final
  const lower = before.inclusive < regular.inclusive ? before : regular
  return lower.inclusive > final.inclusive ? lower : final
}

/** What a merchant typed; null for what is no price. */
function typedCents(text: string | undefined, currency: string): Cents | null {
  const amount = Number(text?.trim().replace(',', '.') || Number.NaN)
  return amount > 0 && Number.isFinite(amount) ? toCents(amount, currency) : null
}

/**
 * What documents need not name: by `ProductInterface.price` the store works out all prices of a product once more, which only a shop needs that has to
 * know the rate.
 */
export function unreadPrices(shops: readonly Pick<ShopSettings, 'pricesIncludeTax' | 'pricesShowTax'>[]): string[] {
  return shops.some((shop) => !shop.pricesIncludeTax && shop.pricesShowTax) ? [] : ['ProductInterface.price']
}

/** The settings with the rate of a product, where the store tells it: goods of one shop may have several. */
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

/** What prices of a product have to be multiplied with after they were added up as they are entered. */
export function taxAfterSum({ includesTax, taxMultiplier }: PriceSettings): number {
  return includesTax ? 1 : taxMultiplier
}

/** What was entered for a price that the store shows, without fixed product taxes. */
export function enteredCents(shown: Cents, pricing: PriceSettings): Cents {
  return taxedCents(shown, shownPricing(pricing))[pricing.includesTax ? 'inclusive' : 'exclusive']
}

/** How the price of a product is to be read: tiers, options and links are returned as they were entered. */
export function shownPricing<T extends PriceSettings>(entered: T): T {
  return { ...entered, includesTax: entered.includesTax || entered.showsTax }
}

/** What one piece costs from a quantity on. */
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
 * Tiers that make a piece cheaper, the smallest quantity first. The store lists those of everybody beside a group's own lower price as well,
 * while a cart charges the lowest. From one piece on a tier is the price itself: customer groups get theirs so.
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
