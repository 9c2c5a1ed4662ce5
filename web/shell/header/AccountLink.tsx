import { Suspense } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { useVisitor } from '../../screens/customer/use-me.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './AccountLink.module.css'

const SessionEnded = lazy(() => import('./SessionEnded.tsx'))

/** Links to the account, with the customer's first name, which only the browser knows. */
export default function AccountLink() {
  const t = useTranslate()
  const { data: me } = useVisitor()
  const name = me?.id ? me.firstname : null
  return (
    <>
      <Link
        href={me && me.id === null ? '/login' : '/user/'}
        variant="plain"
        className={styles.link}
        aria-label={name ? `${t('shell.account')} (${name})` : t('shell.account')}
      >
        <Icon name="user" />
        <span className={styles.label}>{name ?? t('shell.account')}</span>
      </Link>
      {me?.hasExpired && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
    </>
  )
}
