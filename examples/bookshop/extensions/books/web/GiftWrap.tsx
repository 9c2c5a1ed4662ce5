import { carts, type Fragments, ui, useTranslate } from 'musette/web'

/** An ordinary product of the store, so that it needs no module. */
const SKU = 'GIFT-WRAP'

/** Puts the gift wrapping into the cart, and takes it out. */
export default function GiftWrap({ cart }: { cart: Fragments.CartContentsFragment }) {
  const t = useTranslate()
  const add = carts.useRestoreCartItem()
  const remove = carts.useRemoveCartItem()
  const line = cart.items.find(({ sku }) => sku === SKU)
  return (
    <ui.Checkbox
      label={t('books.giftWrap')}
      hint={t('books.giftWrapHint')}
      error={add.errorMessage ?? remove.errorMessage}
      checked={line !== undefined}
      disabled={add.isPending || remove.isPending}
      onChange={() => (line ? remove.mutate(line.item_id) : add.mutate({ sku: SKU, qty: 1 }))}
    />
  )
}
