import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Unreadable } from '../../ui/Alert.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { hasFeature, useFeature } from '../../site/feature.ts'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { GuestList, RefusedList } from './DeviceList.tsx'
import { useMergedWishes } from './merge-wishes.ts'
import { useWishlist } from './use-wishlist.ts'
import { Wishes, WishesSkeleton } from './Wishes.tsx'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'wishlist')) ? {} : loadNotFound(context)
}

/** `/user/wishlist`: the customer's wishlist, to buy from, share or edit; a guest's is on the device. */
export default function WishlistScreen() {
  return useFeature('wishlist') ? <OwnWishlist /> : <NotFoundScreen />
}

function OwnWishlist() {
  const t = useTranslate()
  const lookup = useWishlist()
  useMergedWishes(lookup.status === 'loaded' ? lookup.customerId : null)
  return (
    <>
      <PageHead title={t('wishlist.title')} robots="noindex" />
      <h1>{t('wishlist.title')}</h1>
      {lookup.status === 'loading' && <WishesSkeleton />}
      {lookup.status === 'error' && (
        <Unreadable
          message="wishlist.unreadable"
          error={lookup.error}
          onRetry={lookup.retry}
          isRetrying={lookup.isRetrying}
        />
      )}
      {lookup.status === 'loaded' && lookup.customerId === null && <GuestList />}
      {lookup.status === 'loaded' && lookup.wishlist && (
        <>
          <Wishes wishlist={lookup.wishlist} />
          <RefusedList />
        </>
      )}
    </>
  )
}
