import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { carts, type Fragments, ui, useTranslate } from 'musette/web'
import { type GiftMessageTextFragment, SetGiftMessage } from './gift-message.generated.ts'

/** Saves the message of a line; null removes it. */
export function useSetGift(itemId: string) {
  return carts.useCartMutation(
    SetGiftMessage,
    (giftMessage: GiftMessageTextFragment | null) => ({ itemId, giftMessage }),
    ({ setGiftMessage }) => setGiftMessage,
  )
}

/** Messages by the choice of their line. To undo a removal, the cart adds the same object. */
const gifts = new WeakMap<object, GiftMessageTextFragment>()

/** Restores the message after the removal of its line is undone, because the store deletes it with the line. */
export function useGiftAfterUndo(
  { item_id: itemId, choice }: Fragments.CartLineFragment,
  gift: GiftMessageTextFragment | null,
) {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const queryClient = useQueryClient()
  const { mutateAsync: setGift } = useSetGift(itemId)

  const restore = useEffectEvent(async () => {
    if (gift || !choice) return
    const added = queryClient.getMutationCache().getAll()
    const chosen = added.map(({ state: { variables } }) => variables).find((one) => isSame(one, choice))
    const lost = chosen && gifts.get(chosen)
    if (!lost) return
    gifts.delete(chosen)
    const result = await setGift(lost).catch(() => null)
    announce(t(result?.success ? 'gift.saved' : 'gift.refused'))
  })
  useEffect(() => void restore(), [])

  useEffect(() => {
    if (!choice) return
    if (gift) gifts.set(choice, gift)
    else gifts.delete(choice)
  }, [choice, gift])
}

/** Whether this is the choice of a line that had a message. */
function isSame(variables: unknown, choice: object): variables is object {
  const isKnown = typeof variables === 'object' && variables !== null && gifts.has(variables)
  return isKnown && JSON.stringify(variables) === JSON.stringify(choice)
}
