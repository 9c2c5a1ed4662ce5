import type { CartItemInput as StoreLine, CustomizableOptionInput } from '../../magento/store-types.generated.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { uidParts } from '../uid.ts'
import type { CartService } from './cart-service.ts'
import { AddConfigurableProduct, AddSimpleProduct } from './magento/cart.generated.ts'
import type { StoreCart } from './store-cart.ts'

/** Adds one line to the cart with an id. */
export type Addition = (id: string, cart: CartService) => Promise<StoreCart | null>

/**
 * Returns how to add a line with its custom options to a store whose `addProductsToCart` drops them: by the older mutation for its type. Null for
 * types without one.
 */
export function additionWithOptions(line: StoreLine, product: ProductModel): Addition | null {
  const { sku, quantity } = line
  const options = optionTexts(line)
  if (product.type === 'SIMPLE' || product.type === 'VIRTUAL') {
    return async (id, cart) =>
      (await cart.mutate(AddSimpleProduct, { id, sku, quantity, options })).addSimpleProductsToCart?.cart ?? null
  }
  const variant = product.type === 'CONFIGURABLE' ? chosenVariant(line, product) : undefined
  if (!variant) return null
  return async (id, cart) =>
    (await cart.mutate(AddConfigurableProduct, { id, sku, variant, quantity, options })).addConfigurableProductsToCart
      ?.cart ?? null
}

/** Returns the ids of the custom options for which a line has a value. */
export function chosenOptions(line: StoreLine): Set<string> {
  return new Set(optionTexts(line).map(({ id }) => String(id)))
}

/** Custom options of a line as the older mutations take them. Several values of one option are written `[1,2]`. */
export function optionTexts({
  selected_options: selected,
  entered_options: entered,
}: StoreLine): CustomizableOptionInput[] {
  const values = new Map<number, string[]>()
  for (const uid of selected ?? []) {
    const [kind, id, value] = uidParts(uid) ?? []
    if (kind === 'custom-option' && value !== undefined)
      values.set(Number(id), [...(values.get(Number(id)) ?? []), value])
  }
  const typed = (entered ?? []).flatMap((one) => {
    const [kind, id] = uidParts(one?.uid) ?? []
    return one && kind === 'custom-option' ? [{ id: Number(id), value_string: asOneText(one.value) }] : []
  })
  const chosen = [...values].map(([id, [first = '', ...others]]) => ({
    id,
    value_string: others.length > 0 ? `[${[first, ...others].join(',')}]` : first,
  }))
  return [...chosen, ...typed]
}

/**
 * Protects a text in brackets, which would be read as a list of values, by a character after it that the store does not remove, unlike ordinary
 * spaces.
 */
function asOneText(text: string): string {
  return /^\s*\[.*\]\s*$/s.test(text) ? `${text.trim()}\u{a0}` : text
}

function chosenVariant({ selected_options: selected }: StoreLine, { page }: ProductModel): string | undefined {
  const wanted = new Map(
    (selected ?? []).flatMap((uid) => {
      const [kind, id, value] = uidParts(uid) ?? []
      return kind === 'configurable' && id !== undefined ? [[id, value]] : []
    }),
  )
  return page?.configurations.find(({ options }) =>
    options.every(({ option_id: id, option_value: value }) => wanted.get(id) === value),
  )?.product.sku
}
