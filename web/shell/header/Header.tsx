import { memo, type MouseEvent, Suspense } from 'react'
import { useCartCount } from '../../api/presence.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { useMiniCart } from '../../screens/cart/mini-cart-state.ts'
import { RichText } from '../../screens/content/RichText.tsx'
import { HEADER_USP_BLOCKS } from '../../site/blocks.ts'
import { useShopName } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { useFormat } from '../../site/use-format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { useBlocks } from '../use-blocks.ts'
import { AccountLink } from './AccountLink.tsx'
import type { CartDrawerProps } from './CartDrawer.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MENU_ID } from './menu-id.ts'

const CartDrawer = lazy<CartDrawerProps>(() => import('./CartDrawer.tsx'))

/** Logo, search, account, cart and menu. On a phone its first row stays in view. */
export const Header = memo(() => {
  const layout = useSite().layouts?.header
  const start = <Start />
  const actions = (
    <div className={styles.actions}>
      <AccountLink />
      <CartButton />
    </div>
  )
  const search = (
    <div className={styles.search}>
      <SearchBox />
    </div>
  )
  return (
    <header className={styles.header} data-layout={layout}>
      <UspStrip />
      <div className={styles.rows}>
        {layout === 'compact' ? (
          // In visual order.
          <div className={styles.bar}>
            {start}
            <MainMenu />
            {search}
            {actions}
          </div>
        ) : (
          <>
            <div className={styles.bar}>
              {start}
              {actions}
            </div>
            {search}
            <MainMenu />
          </>
        )}
      </div>
    </header>
  )
})

/** The button of the menu, and the logo. */
function Start() {
  const t = useTranslate()
  const site = useShopName()
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget={MENU_ID} aria-label={t('shell.menu.open')}>
        <Icon name="menu" />
      </button>
      <Link href="/" variant="plain" className={styles.logo} aria-label={t('shell.logo', { site })}>
        <Logo />
      </Link>
    </>
  )
}

/** The shop's advantages, in four short blocks by editors. On a phone they scroll sideways. */
function UspStrip() {
  const t = useTranslate()
  const blocks = useBlocks()
  const shown = HEADER_USP_BLOCKS.flatMap((identifier) => {
    const content = blocks.get(identifier)
    return content ? [{ identifier, content }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles.strip} aria-label={t('shell.usp')}>
      <ul className={styles.list}>
        {shown.map(({ identifier, content }) => (
          <li key={identifier} className={styles.item}>
            <Icon name="check" className={styles.icon} />
            <RichText content={content} className={styles.text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the number of items and opens the mini-cart; without JavaScript, or with a modifier key, the cart page. */
function CartButton() {
  const t = useTranslate()
  const { number } = useFormat()
  const { isOpen, open, close } = useMiniCart()
  const count = useCartCount() ?? 0
  // «25,5» would cover the sign. The label says it.
  const shown = Math.ceil(count)

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
        <span className={styles.label}>{t('cart.title')}</span>{' '}
        <span className={styles.cartButtonIcon}>
          <Icon name="bag" />
          {count > 0 && (
            <span key={shown} className={styles.count}>
              {shown > 99 ? '99+' : number(shown)}
            </span>
          )}
        </span>
      </Link>
      {isOpen && (
        <Suspense>
          <CartDrawer onClose={close} />
        </Suspense>
      )}
    </>
  )
}
