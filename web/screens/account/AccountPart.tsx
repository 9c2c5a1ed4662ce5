import type { ComponentType } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { AccountPersonFragment } from './account.generated.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { useAccount } from './use-account.ts'

/** A screen of the account: its title, and its content once the person is known. */
export function AccountPart({
  title,
  content: Content,
}: {
  title: string
  content: ComponentType<{ person: AccountPersonFragment }>
}) {
  const t = useTranslate()
  const { data: person, error, refetch, isFetching } = useAccount()
  return (
    <>
      <PageHead title={title} robots="noindex" />
      {person ? (
        <>
          <h1>{title}</h1>
          <Content person={person} />
        </>
      ) : error ? (
        <Alert kind="error">
          <p>{t('account.unreadable')}</p>
          <p>{error.message}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('account.retry')}
          </Button>
        </Alert>
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}
