import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/mutation-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { announceCartChange } from '../cart/cart-channel.ts'
import { cartQuery } from '../cart/cart-query.ts'
import { inTurn } from '../cart/in-turn.ts'
import { AddWishlistToCart } from './wishlist.generated.ts'
import { wishlistQuery } from './wishlist-query.ts'

/** Moves wishes into the cart, all where none is named, in turn with other changes of the cart; takes over the list and the cart it answers. */
export function useWishesToCart() {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const mutation = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (itemIds: string[] | null) => {
      const { addWishlistToCart: answer } = await inTurn(() => execute(AddWishlistToCart, { itemIds }))
      const { queryKey } = wishlistQuery(answer.me.id)
      const before = queryClient.getQueryData(queryKey)?.me.wishlist?.items ?? []
      await Promise.all([queryKey, cartQuery.queryKey].map((key) => queryClient.cancelQueries({ queryKey: key })))
      queryClient.setQueryData(queryKey, { me: answer.me })
      queryClient.setQueryData(cartQuery.queryKey, { cart: answer.cart })
      announceCartChange()
      const left = new Set(answer.me.wishlist?.items.map(({ id }) => id))
      const wanted = itemIds ? before.filter(({ id }) => itemIds.includes(id)) : before
      return { ...answer, movedCount: wanted.filter(({ id }) => !left.has(id)).length }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('wishlist.refused')) }
}
