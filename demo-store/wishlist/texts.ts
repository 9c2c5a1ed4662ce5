/** What the store says about wishlists; the French language pack leaves all of it in English. */
export const wishlistTexts = {
  wishlistForbidden: 'The current user cannot perform operations on wishlist',
  wishlistDisabled: 'The wishlist configuration is currently disabled.',
  wishlistMissing: 'The wishlist was not found.',
  wishlistItemMissing: 'The wishlist item with ID "%1" does not belong to the wishlist',
  wishlistItemsMissing: 'The wishlist item ids "%1" were not found.',
  wishWithoutStock: 'Cannot add product without stock to wishlist.',
  wishDisabled: 'The product is disabled',
  wishQuantity: 'The quantity of a wish list item cannot be 0',
  wishlistFull: 'The wishlist is full.',
} satisfies Record<string, string>
