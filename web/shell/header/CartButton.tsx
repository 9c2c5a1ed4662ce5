import { type MouseEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazyScreen } from '../../lazy-screen.tsx'
import { useMiniCart } from '../../screens/cart/mini-cart-state.ts'
import { useCart } from '../../screens/cart/use-cart.ts'
import { useFormat } from '../../site/use-format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './CartButton.module.css'
import type { CartDrawerProps } from './CartDrawer.tsx'

const CartDrawer = lazyScreen<CartDrawerProps>('web/shell/header/CartDrawer.tsx', () => import('./CartDrawer.tsx'))

/** The way to the cart with the pieces in it. It opens the mini-cart; without JavaScript, or with a modifier key, the cart page. */
export function CartButton() {
  const t = useTranslate()
  const { number } = useFormat()
  const { data: cart } = useCart()
  const { isOpen, open, close } = useMiniCart()
  const count = cart?.items_qty ?? 0
  // Stays once it was opened: a dialog gives the focus back when it closes, not when it vanishes.
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)

  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  const preload = () => void CartDrawer.preload().catch(() => {})
  return (
    <>
      <Link
        href="/cart"
        variant="plain"
        className={styles.button}
        aria-label={t('shell.cart', { count })}
        aria-haspopup="dialog"
        onClick={show}
        onPointerDown={preload}
        onFocus={preload}
      >
        <span className={styles.icon}>
          <Icon name="bag" />
          {count > 0 && (
            <span key={count} className={styles.count}>
              {count > 99 ? '99+' : number(count)}
            </span>
          )}
        </span>
        <span className={styles.label}>{t('shell.cart.short')}</span>
      </Link>
      {wasOpen && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
