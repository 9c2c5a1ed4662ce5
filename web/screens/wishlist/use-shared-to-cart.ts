import { useState } from 'react'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { addedLines } from '../cart/added-lines.ts'
import { showAddedLines } from '../cart/mini-cart-state.ts'
import { useCartMutation } from '../cart/use-cart-mutation.ts'
import { AddSharedWishes } from './shared-wishlist.generated.ts'
import type { WishFragment } from './wishlist.generated.ts'

/** Lines the shop takes at once (`addMultipleItemsToCart`). */
const MAX_LINES = 100

/** Puts wishes of somebody else's list into one's own cart. What went in is not sent again, what the store refused is named by its wish. */
export function useSharedToCart(wishes: readonly WishFragment[]) {
  const [inCart, setInCart] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutateAsync, errorMessage, isPending } = useCartMutation(
    AddSharedWishes,
    (items: CartItemInput[]) => ({ items }),
    (result) => result.addMultipleItemsToCart,
    (answer, before, items) => showAddedLines(addedLines(before, answer.cart, items)),
  )
  const left = wishes.filter(
    ({ id, product, needsChoice }) => !inCart.has(id) && !product.isOrderedByContact && !needsChoice,
  )

  async function add(): Promise<void> {
    const refused = new Map<string, string>()
    setRefusals(refused)
    for (let start = 0; start < left.length; start += MAX_LINES) {
      const sent = left.slice(start, start + MAX_LINES)
      const answer = await mutateAsync(sent.map(toCartItem)).catch(() => null)
      const isNamed = answer !== null && (answer.success || answer.refusedItems.length > 0)
      if (!isNamed) break
      for (const { index, message } of answer.refusedItems) {
        const wish = sent[index]
        if (wish) refused.set(wish.id, message)
      }
      setInCart((before) => new Set([...before, ...sent.flatMap(({ id }) => (refused.has(id) ? [] : [id]))]))
    }
    setRefusals(new Map(refused))
  }

  return {
    add,
    isPending,
    inCart,
    refusals,
    hasMore: left.length > 0,
    /** What is wrong with none of the wishes alone. */
    errorMessage: refusals.size === 0 ? errorMessage : null,
  }
}

function toCartItem(wish: WishFragment): CartItemInput {
  const { product, qty, selectedOptions, selectedCustomOptions, selectedBundleOptions, downloadLinks } = wish
  return {
    sku: product.sku,
    qty,
    options: selectedOptions,
    customOptions: selectedCustomOptions,
    bundleOptions: selectedBundleOptions,
    downloadLinks,
  }
}
