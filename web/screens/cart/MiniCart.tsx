import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { closeMiniCart } from './mini-cart-state.ts'
import { useCart } from './use-cart.ts'

/** What the header's cart drawer holds; the drawer itself is the header's (see `mini-cart-state.ts`). */
export default function MiniCart() {
  const t = useTranslate()
  const { data: cart } = useCart()
  return (
    <>
      {cart?.items.map((line) => (
        <p key={line.item_id}>{line.name}</p>
      ))}
      <ButtonLink href="/cart" onClick={closeMiniCart}>
        {t('cart.view')}
      </ButtonLink>
    </>
  )
}
