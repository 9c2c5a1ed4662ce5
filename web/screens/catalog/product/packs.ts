import { reductionOf } from '../../../../schema/reduction.ts'
import { amountOf } from '../product-facts.ts'
import {
  type Configurable,
  type Configuration,
  matchingConfigurations,
  type Selection,
  selectionBefore,
} from './configuration.ts'

/** One of the values of an option, as a rule a size in which the product is sold. */
export type Pack = {
  value: string
  label: string
  swatch: Configurable['options'][number]['values'][number]['swatch']
  /** Its cheapest variant, of those in stock where there are any. */
  product: Configuration['product']
  /** Whether other variants of the pack cost more. */
  from: boolean
  /** The share by which a kilogram or litre is cheaper than in the pack with the highest price per unit, rounded down to whole percents. */
  saving: number
}

/** Returns the packs of a product that exist for the earlier options. */
export function packsOf(
  product: Configurable,
  selection: Selection,
  { id, values }: Configurable['options'][number],
): Pack[] {
  const before = selectionBefore(product, selection, id)
  const packs = values.flatMap(({ value, label, swatch }) => {
    const all = matchingConfigurations(product, { ...before, [id]: value }).map((one) => one.product)
    const inStock = all.filter(({ stock }) => stock.isInStock)
    const offered = (inStock.length > 0 ? inStock : all).toSorted((a, b) => costOf(a) - costOf(b))
    const [cheapest] = offered
    return cheapest
      ? [{ value, label, swatch, product: cheapest, from: offered.some((one) => costOf(one) !== costOf(cheapest)) }]
      : []
  })
  const dearest = Math.max(0, ...packs.filter((pack) => pack.product.stock.isInStock).map(perUnit))
  // Without a price per unit there is nothing to compare.
  return packs.map((pack) => ({ ...pack, saving: reductionOf(dearest, perUnit(pack)) || 0 }))
}

function costOf({ prices }: Configuration['product']): number {
  return amountOf(prices.minPrice)
}

/** Returns the price per unit of a pack: the server provides its net quantity. */
function perUnit({ product: { prices } }: Pick<Pack, 'product'>): number {
  return prices.unitPrice ? amountOf(prices.unitPrice.price) : Number.NaN
}
