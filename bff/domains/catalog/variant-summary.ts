import { reductionOf } from '../../../schema/reduction.ts'
import type { VariantSummary } from '../../graphql/shop-schema.generated.ts'
import type { PackModel } from './product-model.ts'
import { pricesIn } from './reference-price.ts'

/** Returns what lists show of a product's variants. `attributeCurrency` is that of entered prices, as for the product itself. */
export function variantSummary(packs: readonly PackModel[], attributeCurrency: string | null): VariantSummary {
  const quantities = packs.map(({ quantity }) => quantity)
  const isKnown = quantities.every((quantity) => quantity !== null)
  const formats = new Set(quantities).size
  return {
    formats: isKnown && formats > 1 ? formats : null,
    unitPrice: isKnown ? lowestUnitPrice(packs) : null,
    reduction: Math.max(0, ...packs.map((pack) => percentOff(pack, attributeCurrency))),
  }
}

/** Returns the lowest unit price; null where kilograms and litres are mixed. */
function lowestUnitPrice(packs: readonly PackModel[]): VariantSummary['unitPrice'] {
  const [first, ...others] = packs.flatMap(({ prices }) => prices.unitPrice ?? [])
  if (!first || others.some(({ unit }) => unit !== first.unit)) return null
  const centsOf = ({ price }: typeof first) => price.priceInclTax.value.cents
  return others.reduce((lowest, one) => (centsOf(one) < centsOf(lowest) ? one : lowest), first)
}

function percentOff(pack: PackModel, attributeCurrency: string | null): number {
  const { regularPrice, finalPrice } = pricesIn(pack, attributeCurrency)
  const { cents: regular } = regularPrice.priceInclTax.value
  return Math.round(100 * reductionOf(regular, finalPrice.priceInclTax.value.cents))
}
