import type { Shop } from '../../graphql/shop-schema.generated.ts'

/** The shop of the schema; its features are looked up where they are requested. */
export type ShopModel = Omit<Shop, 'features'>

/** The store's settings that the domains need. */
export type StoreModel = {
  /** Name of the shop. */
  name: string
  /** BCP 47 tag. */
  locale: string
  /** ISO 4217 code. */
  currency: string
  defaultTitle: string
  defaultDescription: string
  productSuffix: string
  categorySuffix: string
  rootCategoryUid: string
  homePage: string
  noRoutePage: string
  /** Hosts whose addresses are the shop's own pages. */
  ownHosts: ReadonlySet<string>
  /** The address of the store itself, with a slash at the end; empty where it does not return it. */
  baseUrl: string
  /** Beginning of the addresses of the store view's pages; empty if it does not return it. */
  linkUrl: string
  wishlist: boolean
  reviews: boolean
  guestReviews: boolean
}
