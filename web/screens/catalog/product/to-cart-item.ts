import type { CartItemInput } from '../../../api/shop-types.generated.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { enteredValues } from './custom-option-price.ts'
import type { ProductChoice } from './product-choice.ts'

/** The line that a complete choice stands for. Only what the product's kind knows is sent. */
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
