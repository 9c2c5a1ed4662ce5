import { choiceResolvers } from '../cart/choice-resolvers.ts'
import type { Product } from '../catalog/types.ts'
import type { Context, Resolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { wishlistMutations } from './change.ts'
import { itemsOf, ownWishlist, rowsOf, wishing } from './load.ts'
import type { Wishlist, WishlistItem } from './load.ts'
import { wishlistToCart } from './to-cart.ts'

const itemTypes: Record<Product['type'], string> = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
}

type Paging = { pageSize: number; currentPage: number }

/** One page; a number past the end means the last page here, unlike in the catalogue. */
const itemsPage = (items: WishlistItem[], { pageSize, currentPage }: Paging) => {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const pages = Math.max(Math.ceil(items.length / pageSize), 1)
  const from = (Math.min(currentPage, pages) - 1) * pageSize
  return {
    items: items.slice(from, from + pageSize),
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  }
}

/** The wishlist of a customer. */
export const wishlistResolvers: Resolvers = {
  Customer: {
    /** There is one; a page past the end is the last page. */
    wishlists: async (_: unknown, __: unknown, context: Context) => [await ownWishlist(wishing(context), context)],
  },
  Mutation: { ...wishlistMutations, addWishlistItemsToCart: wishlistToCart },
  Wishlist: {
    items_count: async ({ id, handled }: Wishlist & { handled?: number }, _: unknown, { db }: Context) =>
      handled ?? (await rowsOf(id, db)).length,
    items_v2: async ({ id }: Wishlist, paging: Paging, context: Context) =>
      itemsPage(await itemsOf(id, context), paging),
  },
  WishlistItemInterface: { __resolveType: ({ product }: WishlistItem) => itemTypes[product.type] },
  ...Object.fromEntries(Object.values(itemTypes).map((name) => [name, choiceResolvers])),
}
