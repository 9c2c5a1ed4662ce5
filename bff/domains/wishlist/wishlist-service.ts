import { createHash } from 'node:crypto'
import type { RequestContext } from '../../graphql/context.ts'
import type { Wishlist } from '../../graphql/shop-schema.generated.ts'
import { shownSettings } from '../catalog/shown-settings.ts'
import { customerService } from '../customer/customer-service.ts'
import { defineService } from '../define-service.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { mapWish, type WishModel } from './map-wishlist.ts'
import { OwnWishlist, type StoreWishesFragment } from './magento/wishlist.generated.ts'

/** `storeId`: the list's number at the store, which stays here. */
export type WishlistModel = Omit<Wishlist, 'items'> & {
  items: WishModel[]
  storeId: string
  /** The store's sharing code. Anybody with it can read the list, so no field of the core returns it; the extension `shared-wishlist` has one. */
  sharingCode: string | null
}

/** Wishlists during one request. */
export type WishlistService = {
  /** The customer's list, read once until `forget`; null for a guest and where the store has none. */
  own(): Promise<WishlistModel | null>
  forget(): void
}

const PAGE_SIZE = 100
const MAX_PAGES = 5

type Page = { wishes: StoreWishesFragment | null | undefined }

export const wishlistService = defineService((context: RequestContext): WishlistService => {
  const { upstream } = context
  let current: Promise<WishlistModel | null> | undefined

  /** Returns all items, none of them twice even if the list changes meanwhile. */
  async function wholeList(first: Page, read: (page: number) => Promise<Page>): Promise<WishModel[]> {
    const pages = Math.min(first.wishes?.page_info?.total_pages ?? 1, MAX_PAGES)
    const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)))
    const wishes = [first, ...others].flatMap((page) => page.wishes?.items ?? [])
    const settings = await shownSettings(
      wishes.map((wish) => wish?.product ?? null),
      context,
    )
    const items = wishes.flatMap((wish) => mapWish(wish, settings))
    return [...new Map(items.map((item) => [item.id, item])).values()]
  }

  async function ownPage(page: number) {
    const { customer: owner } = await upstream.send(
      OwnWishlist,
      { page, size: PAGE_SIZE },
      { needs: (response) => response.customer?.wishlists[0]?.items_v2 },
    )
    const [list] = owner?.wishlists ?? []
    return { list, wishes: list?.items_v2 }
  }

  async function load(): Promise<WishlistModel | null> {
    if (!(await storeOf(context)).wishlist) return null
    return customerService(context).asCustomer(async () => {
      const first = await ownPage(1)
      if (!first.list?.id) return null
      const { id: storeId, sharing_code: code } = first.list
      return {
        storeId,
        id: opaqueId(storeId, code),
        sharingCode: code,
        items: await wholeList(first, ownPage),
      }
    })
  }

  return {
    own: () => (current ??= load()),
    forget() {
      current = undefined
    },
  }
})

/** Returns a stable id of the list for browsers. It hides the store's id, which reveals the number of lists. */
function opaqueId(storeId: string, code: string | null): string {
  return createHash('sha256').update(`wishlist:${storeId}:${code}`).digest('base64url').slice(0, 22)
}
