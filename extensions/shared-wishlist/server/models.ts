import type { WishModel } from '../../../bff/domains/wishlist/map-wishlist.ts'

export type SharedWishlistModel = { ownerName: string | null; items: WishModel[] }
