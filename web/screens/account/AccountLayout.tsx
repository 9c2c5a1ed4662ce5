import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { shareChanges } from '../../api/share-changes.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ScreenBoundary } from '../../shell/ScreenBoundary.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { useAddress } from '../../use-address.ts'
import { useMe } from '../customer/use-me.ts'
import { AccountError } from './AccountError.tsx'
import styles from './AccountLayout.module.css'
import { AccountMenu } from './AccountMenu.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { ToLogin } from './ToLogin.tsx'

/** The account's menu beside its screens, which customers alone see (spec §2 «User area»). */
export default function AccountLayout({ children }: { children?: ReactNode }) {
  const { path } = useAddress()
  const queryClient = useQueryClient()
  useEffect(() => shareChanges(queryClient, 'Order'), [queryClient])
  return (
    <Container className={styles.layout}>
      <AccountMenu />
      <div className={styles.content}>
        <ScreenBoundary resetKey={path} error={AccountError}>
          <ForCustomers>
            <Suspense fallback={<AccountSkeleton />}>{children}</Suspense>
          </ForCustomers>
        </ScreenBoundary>
      </div>
    </Container>
  )
}

function ForCustomers({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { data: me, error, refetch, isFetching } = useMe()
  if (me && me.id !== null) return children
  return (
    <>
      {/* The screen, which has a title of its own, waits until it is known who asks. */}
      <PageHead title={t('account.menu')} robots="noindex" />
      {me ? (
        <ToLogin />
      ) : error ? (
        <Unreadable message="account.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}
