import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSignedIn } from '../../api/presence.ts'
import { shareChanges } from '../../api/share-changes.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { errorReason } from '../../shell/error-reason.ts'
import { ScreenBoundary, type ScreenErrorProps } from '../../shell/ScreenBoundary.tsx'
import { Alert, Unreadable } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { useAddress } from '../../use-address.ts'
import { LogoutButton } from './use-identity.tsx'
import { loginPath } from '../../../schema/safe-path.ts'
import { useMe } from './use-me.ts'
import styles from './AccountLayout.module.css'
import { AccountSkeleton } from './AccountPart.tsx'
import { useAccountEntries } from './use-account.ts'

const normal = (path: string) => path.replace(/\/$/, '')

/** Sections that guests have, too. */
const OPEN_TO_GUESTS: readonly string[] = ['/user/wishlist']

/** The account's menu beside its screens. Guests are sent to sign in, except on the screens of `OPEN_TO_GUESTS`. */
export default function AccountLayout({ children }: { children?: ReactNode }) {
  const { path } = useAddress()
  const queryClient = useQueryClient()
  useEffect(() => shareChanges(queryClient, 'Order'), [queryClient])
  const isOpen = OPEN_TO_GUESTS.includes(normal(path))
  const isGuest = useSignedIn() === false
  return (
    <Container className={isOpen && isGuest ? styles.alone : styles.layout}>
      {!(isOpen && isGuest) && <AccountMenu />}
      <div className={styles.content}>
        <ScreenBoundary resetKey={path} error={AccountError}>
          <ForCustomers isOpen={isOpen}>
            <Suspense fallback={<AccountSkeleton />}>{children}</Suspense>
          </ForCustomers>
        </ScreenBoundary>
      </div>
    </Container>
  )
}

function ForCustomers({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTranslate()
  const { current } = useSections()
  const { data: me, error, refetch, isFetching } = useMe(!isOpen)
  if (isOpen || (me && me.id !== null)) return children
  return (
    <>
      {/* The screen and its title wait until the customer is known. */}
      <PageHead title={t('account.menu')} robots="noindex" />
      {me ? (
        <ToLogin />
      ) : error ? (
        <>
          <h1>{current?.name ?? t('account.menu')}</h1>
          <Unreadable
            message="account.unreadable"
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}

/** Sends guests to sign in and back here. */
function ToLogin() {
  const { path, search } = useAddress()
  const [, navigate] = useLocation()
  // In state: the address changes during the navigation.
  const [target] = useState(() => loginPath(search ? `${path}?${search}` : path))
  useEffect(() => navigate(target, { replace: true }), [navigate, target])
  return <AccountSkeleton />
}

/** The account's error screen: the menu stays usable. */
function AccountError({ error }: ScreenErrorProps) {
  const t = useTranslate()
  const reason = errorReason(error)
  return (
    <>
      <title>An error occured.</title>
      <h1 lang="en">An error occured.</h1>
      <Alert kind="error">
        <p>{t('account.error')}</p>
        {reason && <p lang="en">{reason}</p>}
        <Button variant="secondary" onClick={() => location.reload()}>
          {t('ui.retry')}
        </Button>
      </Alert>
    </>
  )
}

/** The sections of the account, and the one that the address belongs to. */
function useSections() {
  const { path } = useAddress()
  const entries = useAccountEntries()
  return {
    entries,
    // The longest path, as `/user/` begins all others.
    current: entries
      .filter((entry) => `${normal(path)}/`.startsWith(`${normal(entry.path)}/`))
      .sort((a, b) => b.path.length - a.path.length)[0],
  }
}

/** Links to the sections, or a select on a phone. */
function AccountMenu() {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const { entries, current } = useSections()
  return (
    <nav className={styles.menu} aria-label={t('account.menu')}>
      <SelectField
        label={t('account.menu.choose')}
        labelHidden
        className={styles.select}
        value={current?.path}
        onChange={(event) => navigate(event.currentTarget.value)}
      >
        {entries.map((entry) => (
          <option key={entry.path} value={entry.path}>
            {entry.name}
          </option>
        ))}
      </SelectField>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.path}
              variant="plain"
              className={styles.link}
              aria-current={entry === current ? 'page' : undefined}
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
      <LogoutButton variant="quiet" size="small" className={styles.logout} />
    </nav>
  )
}
