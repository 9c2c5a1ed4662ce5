import type { CartItemInput } from '../../graphql/shop-schema.generated.ts'
import { texts } from '../texts.ts'
import type { CartService, ChangeResult } from './cart-service.ts'
import type { CartAnswer } from './cart-model.ts'
import { MAX_LINES, type ProductOf, quantityFault, storeLines } from './line-input.ts'

/** Adds every line that can be added and names what was refused. */
export async function addItems(
  items: readonly CartItemInput[],
  cart: CartService,
  productOf: ProductOf,
): Promise<CartAnswer> {
  const faults =
    items.length > MAX_LINES ? [texts.cart.tooManyLines(MAX_LINES)] : items.flatMap((item) => faultOf(item) ?? [])
  const sound = items.length > MAX_LINES ? [] : items.filter((item) => faultOf(item) === null)
  const lines = (await Promise.all(sound.map((item) => storeLines(item, productOf)))).flat()
  if (lines.length === 0 || lines.length > MAX_LINES) {
    const fault = lines.length > 0 ? texts.cart.tooManyLines(MAX_LINES) : texts.cart.nothingToAdd
    return cart.change(async () => ({ cart: null, refused: faults.length > 0 ? faults : [fault] }), {
      creates: false,
      withoutCart: faults[0] ?? fault,
    })
  }
  return cart.change(
    async (id): Promise<ChangeResult> => {
      const { addProductsToCart: answer } = await cart.mutate(cart.operations.AddProducts, { id, items: lines })
      const refused = (answer?.user_errors ?? []).flatMap((error) =>
        error ? [error.message || texts.cart.notAdded] : [],
      )
      return { cart: answer?.cart ?? null, refused: [...faults, ...refused] }
    },
    { creates: true, withoutCart: null },
  )
}

function faultOf({ qty, groupedItems }: CartItemInput): string | null {
  return quantityFault(groupedItems?.length ? groupedItems.map((item) => item.qty) : [qty])
}
