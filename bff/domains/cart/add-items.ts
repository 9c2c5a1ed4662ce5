import type { CartItemInput, RefusedItem } from '../../graphql/shop-schema.generated.ts'
import type { CartItemInput as StoreLine } from '../../magento/store-types.generated.ts'
import { texts } from '../texts.ts'
import type { CartService, ChangeResult } from './cart-service.ts'
import type { CartAnswer } from './cart-model.ts'
import { MAX_LINES, type ProductOf, quantityFault, storeLines } from './line-input.ts'
import { refusedItems, type SentLine } from './refused-items.ts'

type OwnedLine = { index: number; line: StoreLine }

/** Adds every line that can be added and names what was refused. */
export async function addItems(
  items: readonly CartItemInput[],
  cart: CartService,
  productOf: ProductOf,
): Promise<CartAnswer> {
  if (items.length > MAX_LINES) return refuse(cart, texts.cart.tooManyLines(MAX_LINES))
  const faults = items.flatMap((item, index): RefusedItem[] => {
    const message = faultOf(item)
    return message === null ? [] : [{ index, message }]
  })
  const owned = await soundLines(items, productOf)
  if (owned.length === 0) return refuse(cart, faults[0]?.message ?? texts.cart.nothingToAdd, faults)
  if (owned.length > MAX_LINES) return refuse(cart, texts.cart.tooManyLines(MAX_LINES), faults)
  return cart.change((id) => add(id, owned, faults, cart), { creates: true, withoutCart: null })
}

async function soundLines(items: readonly CartItemInput[], productOf: ProductOf): Promise<OwnedLine[]> {
  const lines = await Promise.all(
    items.map(async (item, index) =>
      faultOf(item) === null ? (await storeLines(item, productOf)).map((line) => ({ index, line })) : [],
    ),
  )
  return lines.flat()
}

async function add(
  id: string,
  owned: readonly OwnedLine[],
  faults: readonly RefusedItem[],
  cart: CartService,
): Promise<ChangeResult> {
  // What was there before tells which of several lines the store did not add.
  const before = owned.length > 1 ? await cart.find(id) : null
  const items = owned.map(({ line }) => line)
  const { addProductsToCart: answer } = await cart.mutate(cart.operations.AddProducts, { id, items })
  const refused = (answer?.user_errors ?? []).flatMap((error) => (error ? [error.message || texts.cart.notAdded] : []))
  const sent = owned.map(({ index, line: { sku, quantity } }): SentLine => ({ index, sku, quantity }))
  const after = answer?.cart ?? null
  return {
    cart: after,
    refused: [...faults.map(({ message }) => message), ...refused],
    refusedItems: [...faults, ...refusedItems(sent, refused, before, after)].toSorted((a, b) => a.index - b.index),
  }
}

function refuse(cart: CartService, message: string, faults: RefusedItem[] = []): Promise<CartAnswer> {
  const refused = faults.length > 0 ? faults.map((fault) => fault.message) : [message]
  return cart.change(async () => ({ cart: null, refused, refusedItems: faults }), {
    creates: false,
    withoutCart: message,
  })
}

function faultOf({ qty, groupedItems }: CartItemInput): string | null {
  return quantityFault(groupedItems?.length ? groupedItems.map((item) => item.qty) : [qty])
}
