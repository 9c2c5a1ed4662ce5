import { addItem } from '../cart/add.ts'
import type { Chosen } from '../cart/buy-request.ts'
import { changeCart } from '../cart/change.ts'
import { customerCartId } from '../cart/create.ts'
import { customOptionUid } from '../catalog/custom-option-resolvers.ts'
import type { CustomOption } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import { ExpectedFault, inputError } from '../errors.ts'
import { namedWishlist, rowsOf, wishing } from './load.ts'

/** Dates break the move as on a real store, and times are lost on it. */
const movedEntries = (options: CustomOption[], entered: Chosen['entered']): Chosen['entered'] =>
  entered.filter(({ uid }) => {
    const kind = options.find(({ id }) => customOptionUid(id) === uid)?.kind
    if (kind === 'date') throw new ExpectedFault('a date on a wish list has no form that a cart can read')
    return kind !== 'date_time' && kind !== 'time'
  })

/**
 * Moves items of the own list to the own cart: all of them where none is named. What the cart takes leaves the list, what
 * it does not take stays with an error. `items_count` of the answer is the number of items handled, not of those left
 *.
 */
export const wishlistToCart = async (
  _: unknown,
  { wishlistId, wishlistItemIds: wanted }: { wishlistId: string; wishlistItemIds?: string[] | null },
  context: Context,
) => {
  const customerId = wishing(context)
  if (!wishlistId || wishlistId === '0') throw inputError('"wishlistId" value should be specified')
  const list = await namedWishlist(wishlistId, context)
  context.uncacheable.value = true
  const cartId = await customerCartId(customerId, context)
  return context.lock(`wishlist ${list.id}`, async () => {
    const rows = await rowsOf(list.id, context.db)
    const unknown = (wanted ?? []).filter((id) => !rows.some((row) => String(row.id) === id))
    if (unknown.length) throw inputError(context.text('wishlistItemsMissing', unknown.join(',')))
    const handled = wanted?.length ? rows.filter((row) => wanted.includes(String(row.id))) : rows
    const errors = await changeCart(cartId, context, async (cart, db) => {
      const found = []
      for (const { id, product_id: productId, quantity, choices } of handled) {
        const product = context.model.products.get(productId)
        const input = {
          sku: product?.sku ?? '',
          quantity,
          selected_options: choices.selected,
          entered_options: movedEntries(product?.options ?? [], choices.entered),
        }
        const error = await addItem(cart, input, context, db)
        if (error) found.push({ ...error, wishlistItemId: id })
        else await db.query('delete from wishlist_item where id = $1', [id])
      }
      return found
    })
    return {
      status: !errors.length,
      wishlist: { ...list, handled: handled.length },
      add_wishlist_items_to_cart_user_errors: errors,
    }
  })
}
