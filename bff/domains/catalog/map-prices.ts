import type { ProductPrices, TierPrice } from '../../graphql/shop-schema.generated.ts'
import { type Pricing, taxedCents, taxedPrice, toCents, DEFAULT_CURRENCY } from '../money.ts'
import type { NetQuantity } from './net-quantity.ts'
import { unitPrice } from './unit-price.ts'
import type { ProductBaseFragment, ProductPartFragment } from './upstream/product-fragments.generated.ts'

type PriceRange = ProductPartFragment['price_range'] &
  Partial<Pick<ProductBaseFragment['price_range'], 'maximum_price'>>
type Tier = NonNullable<ProductBaseFragment['price_tiers']>[number]

export type PriceReading = Omit<Pricing, 'currency'> & {
  /** 2.4.7 gives tier prices as unit price × quantity, all other releases as unit price (facts §1). */
  tiersAreTotals: boolean
}

/**
 * The prices of a product. Where the choice decides (variants, bundles), final and regular price are those of the dearest
 * choice and `minPrice` that of the cheapest, so that «à partir de» can be said whenever they differ.
 * `lowestBefore` is what the store says of the 30 days before a reduction.
 */
export function mapPrices(
  range: PriceRange,
  tiers: readonly Tier[] | null | undefined,
  quantity: NetQuantity | null,
  reading: PriceReading,
  lowestBefore?: string,
): ProductPrices {
  const lowest = range.minimum_price
  const highest = range.maximum_price ?? lowest
  const pricing = { ...reading, currency: lowest.regular_price.currency ?? DEFAULT_CURRENCY }
  const isRange = toCents(lowest.final_price.value) !== toCents(highest.final_price.value)
  const taxed = (amount: number | null) => taxedPrice(toCents(amount), pricing)
  return {
    regularPrice: taxedPrice(referenceCents(highest, lowestBefore), pricing),
    finalPrice: taxed(highest.final_price.value),
    minPrice: taxed(lowest.final_price.value),
    tierPrice: (tiers ?? []).flatMap((tier) => mapTier(tier, pricing, reading.tiersAreTotals)),
    // Where the choice decides, the pack does too: each variant has a unit price of its own.
    unitPrice:
      quantity && !isRange
        ? unitPrice(taxedCents(toCents(lowest.final_price.value), pricing), quantity, pricing.currency)
        : null,
  }
}

/**
 * What a reduction may be told from (Code de la consommation, art. L. 112-1-1): the lowest price of the 30 days before it. A store that does not
 * tell that price shows its reduced one alone, whatever it calls its regular price.
 */
function referenceCents(price: PriceRange['minimum_price'], lowestBefore: string | undefined): number {
  const [final, regular] = [toCents(price.final_price.value), toCents(price.regular_price.value)]
  const before = Number(lowestBefore?.trim().replace(',', '.') || Number.NaN)
  return before > 0 && Number.isFinite(before) ? Math.max(final, Math.min(regular, toCents(before))) : final
}

function mapTier(tier: Tier, pricing: Pricing, isTotal: boolean): TierPrice[] {
  // From one piece on it is the price itself: customer groups get theirs so.
  if (!tier?.quantity || tier.quantity <= 1 || tier.final_price?.value == null) return []
  const unit = isTotal ? tier.final_price.value / tier.quantity : tier.final_price.value
  const { priceInclTax, priceExclTax } = taxedPrice(toCents(unit), pricing)
  return [{ qty: tier.quantity, priceInclTax, priceExclTax }]
}
