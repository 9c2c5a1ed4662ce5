import type { ReactNode } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useOperation } from '../../api/use-operation.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { useHydrated } from '../cart/use-hydrated.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

type AccountDataProps<Result, Variables> = {
  operation: Operation<Result, Variables>
  variables: Variables
  /** Heading while there is no answer, where the answer brings its own. */
  title?: string
  /** Pages of a list: the last one stays until the next is there. Something else under a new address must not look like it. */
  isPaged?: boolean
  children: (result: Result, isOld: boolean) => ReactNode
}

/** What a screen of the account reads; by the browser alone, since pages are public. */
export function AccountData<Result, Variables>({
  operation,
  variables,
  title,
  isPaged = false,
  children,
}: AccountDataProps<Result, Variables>) {
  const isHydrated = useHydrated()
  const { data, error, refetch, isFetching, isPlaceholderData } = useOperation(operation, variables, {
    enabled: isHydrated,
    keepPrevious: isPaged,
  })
  if (data) return children(data, isPlaceholderData)
  return (
    <>
      {title && (
        <>
          <PageHead title={title} robots="noindex" />
          <h1>{title}</h1>
        </>
      )}
      {error ? (
        <Unreadable message="account.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}
