import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts'
import { shareWishlist } from './share-wishlist.ts'
import { wishlistToCart } from './wishlist-to-cart.ts'

export const wishlistResolvers: Resolvers = {
  Query: {
    sharedWishlist: (_, { shareCode }, { loaders }) => loaders.wishlist.shared(shareCode),
  },
  Mutation: {
    addProductToWishlist: (_, { item }, context) => addToWishlist(item, context),
    removeProductFromWishlist: (_, { itemId }, context) => removeFromWishlist(itemId, context),
    addWishlistToCart: (_, { itemIds }, context) => wishlistToCart(itemIds ?? null, context),
    shareWishlist: (_, { emails, message }, context) => shareWishlist(emails, message, context),
  },
  Customer: {
    wishlist: ({ id }, _, { loaders }) => (id === null ? null : loaders.wishlist.own()),
  },
  WishlistMutationSuccess: {
    me: (_, __, { loaders }) => loaders.customer.read(),
  },
  WishlistToCartSuccess: {
    me: (_, __, { loaders }) => loaders.customer.read(),
    cart: (_, __, { loaders }) => loaders.cart.read(),
  },
}
