import { mapCustomOptions } from '../../../bff/domains/catalog/map-custom-options.ts'
import type { CatalogSettings } from '../../../bff/domains/catalog/map-product.ts'
import type { ExtraCostModel } from '../../../bff/domains/catalog/product-model.ts'
import { DEFAULT_CURRENCY, taxedPrice, toCents } from '../../../bff/domains/money.ts'
import type { StoreProduct } from './feed-items.ts'

/** What has to be chosen with a product costs so much at least, with tax, where it costs `amount` without: as its page says before a choice. */
export type LeastExtras = (amount: number) => number

/** Answers to required questions, and a file where files are sold one by one. */
export function leastExtras(product: StoreProduct, catalog: CatalogSettings): LeastExtras {
  const currency = product.price_range.minimum_price.regular_price.currency ?? DEFAULT_CURRENCY
  const pricing = { ...catalog, currency }
  const options = 'options' in product ? mapCustomOptions(product.options, pricing) : []
  const required = options
    .filter((option) => option.is_required)
    .map(({ values, extraCost }) => (values.length > 0 ? values.map((value) => value.extraCost) : [extraCost]))
  const isSoldByLink = 'links_purchased_separately' in product && product.links_purchased_separately === 1
  const links = (isSoldByLink && product.downloadable_product_links) || []
  const linkPrices = links.flatMap((link) =>
    link ? taxedPrice(toCents(link.price), pricing).priceInclTax.value.amount : [],
  )
  return (amount) => {
    const extras = required.map((costs) => Math.min(...costs.map((cost) => costOf(cost, amount))))
    const least = [...extras, ...(linkPrices.length > 0 ? [Math.min(...linkPrices)] : [])]
    return least.reduce((sum, extra) => sum + extra, 0)
  }
}

function costOf(cost: ExtraCostModel | null, amount: number): number {
  if (!cost) return 0
  if (cost.__typename === 'PercentageExtraCost') return toCents((amount * cost.rate) / 100) / 100
  return cost.prices.priceInclTax.value.amount
}
