import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { PageHead } from '../../ui/PageHead.tsx'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { useHydrated } from '../cart/use-hydrated.ts'
import { accountQuery } from './account-query.ts'
import type { AccountPersonFragment } from './account.generated.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

/** A screen of the account: its title, and its content once the person is known. */
export function AccountPart({
  title,
  content: Content,
}: {
  title: string
  content: ComponentType<{ person: AccountPersonFragment }>
}) {
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
        <Unreadable message="account.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}

/** The person of the account; read by the browser alone. Screens below `/user/` are shown to customers only: there it has an id. */
function useAccount() {
  return useQuery({
    ...accountQuery,
    enabled: useHydrated(),
    select: ({ me }): AccountPersonFragment => me,
  })
}
