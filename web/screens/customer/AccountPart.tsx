import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Operation } from '../../../schema/operation.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { hasFeature, useFeature } from '../../site/feature.ts'
import { ButtonLink } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Unreadable } from '../../ui/Alert.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useHydrated } from '../../hydration.tsx'
import type { AccountPersonFragment } from './account.generated.ts'
import styles from './AccountSkeleton.module.css'
import { accountQuery } from './use-account.ts'

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
      {(person || error) && <h1>{title}</h1>}
      {person ? (
        <Content person={person} />
      ) : error ? (
        <Unreadable message="account.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}

/** The person of the account, fetched by the browser only. */
function useAccount() {
  return useQuery({
    ...accountQuery,
    enabled: useHydrated(),
    select: ({ me }): AccountPersonFragment => me,
  })
}

/** The skeleton of an account screen, with a message for browsers without JavaScript. */
export function AccountSkeleton() {
  const t = useTranslate()
  return (
    <>
      <noscript>
        <p>{t('account.needsScript')}</p>
      </noscript>
      <div className={styles.loading}>
        <VisuallyHidden>
          <output>{t('account.loading')}</output>
        </VisuallyHidden>
        <div className={styles.pieces} aria-hidden="true">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="control" />
          <Skeleton lines={2} />
        </div>
      </div>
    </>
  )
}

type AccountDataProps<Result, Variables> = {
  operation: Operation<Result, Variables>
  variables: Variables
  /** Heading while loading, for children that render their own heading. */
  title?: string
  /** For pages of a list: the last page stays until the next one arrives. */
  isPaged?: boolean
  children: (result: Result, isOld: boolean) => ReactNode
}

/** Fetches the data of an account screen, in the browser only, since pages are public. */
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

/** The page is not found when the store lacks the feature. */
export async function loadFeature({ queryClient }: LoadContext, feature: string): Promise<LoadResult> {
  return (await hasFeature(queryClient, feature)) ? {} : { status: 404 }
}

/** Shows its children when the store has the feature, else a message. */
export function FeatureGate({ feature, title, children }: { feature: string; title: string; children: ReactNode }) {
  const t = useTranslate()
  if (useFeature(feature)) return children
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      <p>{t('account.lacksFeature')}</p>
      <ButtonLink variant="secondary" href="/user/">
        {t('account.toDashboard')}
      </ButtonLink>
    </>
  )
}
