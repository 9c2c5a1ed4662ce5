import { useTranslate } from '../../../../../web/i18n/messages-context.ts'
import type { CartContentsFragment } from '../../../../../web/screens/cart/cart.generated.ts'
import { useRemoveCartItem, useRestoreCartItem } from '../../../../../web/screens/cart/use-cart.ts'
import { Checkbox } from '../../../../../web/ui/Checkbox.tsx'

/** An ordinary product of the store, so that it needs no module. */
const SKU = 'GIFT-WRAP'

/** Puts the gift wrapping into the cart, and takes it out. */
export default function GiftWrap({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const add = useRestoreCartItem()
  const remove = useRemoveCartItem()
  const line = cart.items.find(({ sku }) => sku === SKU)
  return (
    <Checkbox
      label={t('books.giftWrap')}
      hint={t('books.giftWrapHint')}
      error={add.errorMessage ?? remove.errorMessage}
      checked={line !== undefined}
      disabled={add.isPending || remove.isPending}
      onChange={() => (line ? remove.mutate(line.item_id) : add.mutate({ sku: SKU, qty: 1 }))}
    />
  )
}
