import type { wishlists } from 'musette/server'

export type SharedWishlistModel = { ownerName: string | null; items: wishlists.WishModel[] }
