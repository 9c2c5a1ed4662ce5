import type { Shop } from '../../graphql/shop-schema.generated.ts'

/** The shop of the schema; its features are looked up where they are requested. */
export type ShopModel = Omit<Shop, 'features'>

/** What the store says of itself, as far as the domains need it. */
export type StoreModel = {
  /** What the shop is called. */
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
  /** What the addresses of the store view's pages begin with; empty where it does not return it. */
  linkUrl: string
  wishlist: boolean
  reviews: boolean
  guestReviews: boolean
}
