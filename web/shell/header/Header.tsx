import { useTranslate } from '../../i18n/messages-context.ts'
import { useSite } from '../../site/site-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { AccountLink, MainMenu, SearchBox } from '../deferred-parts.ts'
import { CartButton } from './CartButton.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MENU_ID } from './menu-id.ts'
import { UspStrip } from './UspStrip.tsx'

/** Logo, search, account, cart and menu. On a phone its first row stays in view. */
export function Header() {
  const t = useTranslate()
  const site = useSite()
  return (
    <header className={styles.header}>
      <UspStrip />
      <div className={styles.rows}>
        <div className={styles.bar}>
          <button type="button" className={styles.menuButton} popoverTarget={MENU_ID} aria-label={t('shell.menu.open')}>
            <Icon name="menu" />
          </button>
          <Link href="/" variant="plain" className={styles.logo} aria-label={t('shell.logo', { site: site.name })}>
            <Logo />
          </Link>
          <div className={styles.actions}>
            <AccountLink />
            <CartButton />
          </div>
        </div>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <MainMenu />
      </div>
    </header>
  )
}
