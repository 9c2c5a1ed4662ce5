import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { carts, type Fragments, ui, useTranslate } from 'musette/web'
import { type GiftMessageTextFragment, SetGiftMessage } from './gift-message.generated.ts'

/** Writes the message of a line; null takes it away. */
export function useSetGift(itemId: string) {
  return carts.useCartMutation(
    SetGiftMessage,
    (giftMessage: GiftMessageTextFragment | null) => ({ itemId, giftMessage }),
    ({ setGiftMessage }) => setGiftMessage,
  )
}

/** Messages by what was chosen with their line. To undo its removal, the cart adds the very same object. */
const gifts = new WeakMap<object, GiftMessageTextFragment>()

/** The store deletes the message with a removed line: anyone who undoes the removal gets it back. */
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

/** Whether this is what was chosen with a line that had a message. */
function isSame(variables: unknown, choice: object): variables is object {
  const isKnown = typeof variables === 'object' && variables !== null && gifts.has(variables)
  return isKnown && JSON.stringify(variables) === JSON.stringify(choice)
}
