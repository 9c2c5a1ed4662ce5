import type { ReactNode } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useHydrated } from '../cart/use-hydrated.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

type AccountDataProps<Result, Variables> = {
  operation: Operation<Result, Variables>
  variables: Variables
  children: (result: Result, isOld: boolean) => ReactNode
}

/** What a screen of the account reads; by the browser alone, since pages are public. The last answer stays until the next one is there. */
export function AccountData<Result, Variables>({
  operation,
  variables,
  children,
}: AccountDataProps<Result, Variables>) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const { data, error, refetch, isFetching, isPlaceholderData } = useOperation(operation, variables, {
    enabled: isHydrated,
    keepPrevious: true,
  })
  if (data) return children(data, isPlaceholderData)
  if (!error) return <AccountSkeleton />
  return (
    <Alert kind="error">
      <p>{t('account.unreadable')}</p>
      <p>{error.message}</p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('account.retry')}
      </Button>
    </Alert>
  )
}
