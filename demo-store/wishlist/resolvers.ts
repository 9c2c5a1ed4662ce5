import { addItem } from '../cart/add.ts'
import type { Chosen } from '../cart/buy-request.ts'
import { choiceResolvers } from '../cart/choice-resolvers.ts'
import { type ItemRow, itemsOf as linesOf } from '../cart/load.ts'
import { changeCart, customerCartId } from '../cart/open.ts'
import { customOptionUid } from '../catalog/custom-option-resolvers.ts'
import type { CustomOption, Product } from '../catalog/types.ts'
import type { Context, Resolvers } from '../context.ts'
import { ExpectedFault, inputError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { wishlistMutations } from './change.ts'
import { itemsOf, namedWishlist, ownWishlist, rowsOf, wishing, type Wishlist, type WishlistItem } from './load.ts'

const ITEM_TYPES: Record<Product['type'], string> = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
}

type Paging = { pageSize: number; currentPage: number }

/** The wishlist of a customer. */
export const wishlistResolvers: Resolvers = {
  Customer: {
    /** A customer has one list; a page past the end is the last page. */
    wishlists: async (_: unknown, __: unknown, context: Context) => [await ownWishlist(wishing(context), context)],
  },
  Mutation: { ...wishlistMutations, addWishlistItemsToCart: wishlistToCart },
  Wishlist: {
    items_count: async ({ id, handled }: Wishlist & { handled?: number }, _: unknown, { db }: Context) =>
      handled ?? (await rowsOf(id, db)).length,
    items_v2: async ({ id }: Wishlist, paging: Paging, context: Context) =>
      itemsPage(await itemsOf(id, context), paging),
  },
  WishlistItemInterface: { __resolveType: ({ product }: WishlistItem) => ITEM_TYPES[product.type] },
  ...Object.fromEntries(Object.values(ITEM_TYPES).map((name) => [name, choiceResolvers])),
}

/**
 * Moves items of the customer's own list to the cart: all of them if none is named. Items that the cart accepts leave the list, the others
 * stay with an error. `items_count` of the response is the number of items handled, not of those left.
 */
async function wishlistToCart(
  _: unknown,
  { wishlistId, wishlistItemIds: wanted }: { wishlistId: string; wishlistItemIds?: string[] | null },
  context: Context,
) {
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
      let present: ItemRow[] = []
      for (const { id, product_id: productId, quantity, choices } of handled) {
        const product = context.model.products.get(productId)
        const input = {
          sku: product?.sku ?? '',
          quantity,
          selected_options: choices.selected,
          entered_options: movedEntries(product?.options ?? [], choices.entered),
        }
        const error = await addItem(cart, input, context, db)
        if (error) {
          found.push({ ...error, wishlistItemId: id })
          present = reaches(context.level, '2.4.9') ? [] : await linesOf(cart, db)
          continue
        }
        // After a refusal Magento saves lines that were there as they were.
        for (const row of present)
          await db.query('update cart_item set quantity = $2 where id = $1', [row.id, row.quantity])
        await db.query('delete from wishlist_item where id = $1', [id])
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

/** One page; a number past the end means the last page here, unlike in the catalogue. */
function itemsPage(items: WishlistItem[], { pageSize, currentPage }: Paging) {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const pages = Math.max(Math.ceil(items.length / pageSize), 1)
  const from = (Math.min(currentPage, pages) - 1) * pageSize
  return {
    items: items.slice(from, from + pageSize),
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  }
}

/** As in Magento, the move fails with dates and loses times. */
function movedEntries(options: CustomOption[], entered: Chosen['entered']): Chosen['entered'] {
  return entered.filter(({ uid }) => {
    const kind = options.find(({ id }) => customOptionUid(id) === uid)?.kind
    if (kind === 'date') throw new ExpectedFault('a date on a wish list has no form that a cart can read')
    return kind !== 'date_time' && kind !== 'time'
  })
}
