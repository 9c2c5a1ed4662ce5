import { Suspense } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './AccountLink.module.css'

const CustomerLink = lazy(async () => ({ default: (await import('../customer-parts.tsx')).CustomerLink }))

/** Links to the account. Only for customers the code loads that knows their name. */
export function AccountLink() {
  const isSignedIn = useSignedIn()
  const link = <AccountAnchor isGuest={isSignedIn === false} />
  return isSignedIn ? (
    <Suspense fallback={link}>
      <CustomerLink />
    </Suspense>
  ) : (
    link
  )
}

/** `name`: the customer's first name, which only the browser knows. */
export function AccountAnchor({ isGuest, name }: { isGuest: boolean; name?: string | null }) {
  const t = useTranslate()
  return (
    <Link
      href={isGuest ? '/login' : '/user/'}
      variant="plain"
      className={styles.link}
      aria-label={name ? `${t('shell.account')} (${name})` : t('shell.account')}
    >
      <Icon name="user" />
      <span className={styles.label}>{name ?? t('shell.account')}</span>
    </Link>
  )
}
