import type { ReactNode } from 'react'
import { useOperation } from '../../../web/api/use-operation.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { useFeature } from '../../../web/site/feature.ts'
import { Breadcrumb } from '../../../web/ui/Breadcrumb.tsx'
import { ButtonLink } from '../../../web/ui/Link.tsx'
import { Container } from '../../../web/ui/Container.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Unreadable } from '../../../web/ui/Alert.tsx'
import { useHydrated } from '../../../web/hydration.tsx'
import NotFoundScreen from '../../../web/screens/content/NotFoundScreen.tsx'
import { SharedWishlist, type SharedWishlistQuery } from './shared-wishlist.generated.ts'
import { WishesSkeleton } from '../../../web/screens/wishlist/Wishes.tsx'

type Shared = NonNullable<SharedWishlistQuery['sharedWishlist']>

type SharedPageProps = {
  shareCode: string
  children: (list: Shared) => ReactNode
}

/** The frame of a shared wishlist, which the browser fetches; not found when the store has no sharing. */
export function SharedPage({ shareCode, children }: SharedPageProps) {
  const t = useTranslate()
  const isActive = useFeature('sharedWishlist')
  const isHydrated = useHydrated()
  const { data, error, refetch, isFetching } = useOperation(
    SharedWishlist,
    { shareCode },
    { enabled: isHydrated && isActive },
  )
  if (!isActive) return <NotFoundScreen />
  const list = data?.sharedWishlist
  const title = list?.ownerName
    ? t('wishlist.shared.of', { name: list.ownerName })
    : t(data && !list ? 'wishlist.shared.missing' : 'wishlist.shared.title')
  return (
    <Container>
      <PageHead title={title} robots="noindex" />
      <Breadcrumb items={[{ name: t('wishlist.shared.title') }]} />
      <h1>{title}</h1>
      {error && (
        <Unreadable
          message="wishlist.shared.unreadable"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <WishesSkeleton />}
      {data && !list && (
        <>
          <p>{t('wishlist.shared.missingHint')}</p>
          <ButtonLink href="/">{t('cart.backHome')}</ButtonLink>
        </>
      )}
      {list && children(list)}
    </Container>
  )
}
