import type { ReactNode } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { hasFeature } from '../../site/has-feature.ts'
import { IsFeatureActive } from '../../site/is-feature-active.generated.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'

/** A page of something that the store lacks is not there. */
export async function loadFeature({ queryClient }: LoadContext, feature: string): Promise<LoadResult> {
  return (await hasFeature(queryClient, feature)) ? {} : { status: 404 }
}

/** Shows its children where the store has a feature, and elsewhere says that it has not. */
export function FeatureGate({ feature, title, children }: { feature: string; title: string; children: ReactNode }) {
  const t = useTranslate()
  const { data, error } = useOperation(IsFeatureActive, { feature })
  // Who cannot find out shows what there is: it says itself what is wrong.
  if (data?.isFeatureActive || error) return children
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {data ? (
        <>
          <p>{t('account.lacksFeature')}</p>
          <ButtonLink variant="secondary" href="/user/">
            {t('account.toDashboard')}
          </ButtonLink>
        </>
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}
