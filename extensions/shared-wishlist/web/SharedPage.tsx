import type { ReactNode } from 'react'
import { site, ui, useHydrated, useOperation, useTranslate, wishlists } from 'musette/web'
import { SharedWishlist, type SharedWishlistQuery } from './shared-wishlist.generated.ts'

type Shared = NonNullable<SharedWishlistQuery['sharedWishlist']>

type SharedPageProps = {
  shareCode: string
  children: (list: Shared) => ReactNode
}

/** The frame of a shared wishlist, which the browser fetches; not found when the store has no sharing. */
export function SharedPage({ shareCode, children }: SharedPageProps) {
  const t = useTranslate()
  const isActive = site.useFeature('sharedWishlist')
  const isHydrated = useHydrated()
  const { data, error, refetch, isFetching } = useOperation(
    SharedWishlist,
    { shareCode },
    { enabled: isHydrated && isActive },
  )
  if (!isActive) return <site.NotFoundScreen />
  const list = data?.sharedWishlist
  const title = list?.ownerName
    ? t('wishlist.shared.of', { name: list.ownerName })
    : t(data && !list ? 'wishlist.shared.missing' : 'wishlist.shared.title')
  return (
    <ui.Container>
      <ui.PageHead title={title} robots="noindex" />
      <ui.Breadcrumb items={[{ name: t('wishlist.shared.title') }]} />
      <h1>{title}</h1>
      <noscript>
        <p>{t('wishlist.shared.needsScript')}</p>
      </noscript>
      {error && (
        <ui.Unreadable
          message="wishlist.shared.unreadable"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <wishlists.WishesSkeleton />}
      {data && !list && (
        <>
          <p>{t('wishlist.shared.missingHint')}</p>
          <ui.ButtonLink href="/">{t('cart.backHome')}</ui.ButtonLink>
        </>
      )}
      {list && children({ ...list, items: wishlists.withOpenChoices(list.items) })}
    </ui.Container>
  )
}
