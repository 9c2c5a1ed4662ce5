import type { CartItemInput } from '../../../api/shop-types.generated.ts'
import type { ProductChoicesFragment } from '../product-choices.generated.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { type BundleChoice, initialBundle } from './bundle-choice.ts'
import type { FieldKey } from './choice-errors.ts'
import { initialSelection, type Selection } from './configuration.ts'
import { enteredValues } from './shown-price.ts'

/** Props of every part of the product form. */
export type OptionFormProps = {
  product: ProductPageFragment
  choice: ProductChoice
  onChange: (change: Partial<ProductChoice>) => void
  /** What is wrong at a control, in the shop's language. */
  errorOf: (field: FieldKey) => string | undefined
}

/** What a shopper has chosen so far on a product's page. Ids are those of the shop schema. */
export type ProductChoice = {
  readonly quantity: number
  /** Chosen options of a configurable product. */
  readonly options: Selection
  /** Custom option → the text typed, or the values chosen. */
  readonly customOptions: Readonly<Record<string, readonly string[]>>
  readonly bundle: BundleChoice
  /** Item of a grouped product, by sku → pieces. */
  readonly grouped: Readonly<Record<string, number>>
  /** Chosen links of a downloadable product. */
  readonly links: readonly string[]
}

/**
 * The initial options: defaults of the store, values without an alternative, and the pack with the best price per unit, unless the address names
 * a variant (`sku`).
 */
export function initialChoice(product: ProductChoicesFragment, sku: string | null = null): ProductChoice {
  return {
    quantity: 1,
    options: initialSelection(product, sku),
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

/** The cart line of complete options. Only the fields of the product's type are sent. */
export function toCartItem(product: ProductPageFragment, choice: ProductChoice): CartItemInput {
  const item: CartItemInput = { sku: product.sku, qty: choice.quantity }
  const customOptions = product.custom_options.flatMap((option) =>
    enteredValues(option, choice.customOptions).map((value) => ({
      option_id: option.option_id,
      option_value: value.trim(),
    })),
  )
  if (customOptions.length > 0) item.customOptions = customOptions

  switch (product.type) {
    case 'CONFIGURABLE':
      item.options = entries(choice.options).map(([option, value]) => ({ option_id: option, option_value: value }))
      break
    case 'BUNDLE':
      item.bundleOptions = entries(choice.bundle).flatMap(([option, values]) =>
        entries(values)
          .filter(([, quantity]) => quantity > 0)
          .map(([value, quantity]) => ({ option_id: option, option_value: value, option_qty: quantity })),
      )
      break
    case 'GROUPED':
      item.groupedItems = entries(choice.grouped)
        .filter(([, quantity]) => quantity > 0)
        .map(([sku, quantity]) => ({ sku, qty: quantity }))
      break
    case 'DOWNLOADABLE':
      if (product.downloadLinksRequired) item.downloadLinks = [...choice.links]
      break
    default:
  }
  return item
}

function entries<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record)
}
