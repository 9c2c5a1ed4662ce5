import type { ProductChoicesFragment } from '../product-choices.generated.ts'
import { type BundleChoice, initialBundle } from './bundle-choice.ts'
import { initialSelection, type Selection } from './configuration.ts'

/** What a shopper has chosen so far on a product's page. Ids are those of the shop schema. */
export type ProductChoice = {
  readonly quantity: number
  /** Of a configurable product. */
  readonly options: Selection
  /** Custom option → the text typed, or the values chosen. */
  readonly customOptions: Readonly<Record<string, readonly string[]>>
  readonly bundle: BundleChoice
  /** Item of a grouped product, by sku → pieces. */
  readonly grouped: Readonly<Record<string, number>>
  /** Chosen links of a downloadable product. */
  readonly links: readonly string[]
}

/** What is chosen when the page opens: defaults of the store, and whatever leaves no choice. */
export function initialChoice(product: ProductChoicesFragment): ProductChoice {
  return {
    quantity: 1,
    options: initialSelection(product),
    customOptions: {},
    bundle: initialBundle(product.bundleOptions),
    grouped: Object.fromEntries(
      product.groupedItems.map(({ product: { sku, stock }, defaultQuantity }) => [
        sku,
        stock.isInStock ? defaultQuantity : 0,
      ]),
    ),
    links: [],
  }
}
