import type { WishFragment, WishingFragment } from '../../../web/screens/wishlist/wishlist.generated.ts'
import { card } from '../catalog/products.ts'

export function wish(id: string, sku: string, change: Partial<WishFragment> = {}): WishFragment {
  return {
    id,
    qty: 1,
    product: card(sku),
    variant: null,
    options: [],
    selectedOptions: [],
    selectedCustomOptions: [],
    selectedBundleOptions: [],
    downloadLinks: [],
    needsChoice: false,
    ...change,
  }
}

export function wishing(items: WishFragment[], change: object = {}) {
  return {
    id: 'camille',
    wishlist: { id: 'list', items, ...change },
  }
}

export const answered = (me: WishingFragment, errorMessage: string | null = null) => ({
  success: errorMessage === null,
  errorMessage,
  errors: [],
  me,
})

const nobody = { id: null, email: null, firstname: null, lastname: null, hasExpired: false }

/** Who is there, and what the store can do. */
export const asGuest = { Me: () => ({ me: nobody }) }
export const asCamille = {
  ...asGuest,
  Me: () => ({ me: { ...nobody, id: 'camille', firstname: 'Camille', email: 'camille@example.com' } }),
}
