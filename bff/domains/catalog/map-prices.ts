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
 */
export function mapPrices(
  range: PriceRange,
  tiers: readonly Tier[] | null | undefined,
  quantity: NetQuantity | null,
  reading: PriceReading,
): ProductPrices {
  const lowest = range.minimum_price
  const highest = range.maximum_price ?? lowest
  const pricing = { ...reading, currency: lowest.regular_price.currency ?? DEFAULT_CURRENCY }
  const isRange = toCents(lowest.final_price.value) !== toCents(highest.final_price.value)
  const taxed = (amount: number | null) => taxedPrice(toCents(amount), pricing)
  return {
    regularPrice: taxed(highest.regular_price.value),
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

function mapTier(tier: Tier, pricing: Pricing, isTotal: boolean): TierPrice[] {
  if (!tier?.quantity || tier.final_price?.value == null) return []
  const unit = isTotal ? tier.final_price.value / tier.quantity : tier.final_price.value
  const { priceInclTax, priceExclTax } = taxedPrice(toCents(unit), pricing)
  return [{ qty: tier.quantity, priceInclTax, priceExclTax }]
}
