import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Alert, Unreadable } from '../../ui/Alert.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { hasFeature, useFeature } from '../../site/feature.ts'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { takeWish } from './guest-wish.ts'
import { useWishlist, useWishlistChange } from './use-wishlist.ts'
import { Wishes, WishesSkeleton } from './Wishes.tsx'
import { AddProductToWishlist } from './wishlist.generated.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'wishlist')) ? {} : loadNotFound(context)
}

/** `/user/wishlist`: the customer's wishlist, to buy from, share or edit. */
export default function WishlistScreen() {
  return useFeature('wishlist') ? <OwnWishlist /> : <NotFoundScreen />
}

function OwnWishlist() {
  const t = useTranslate()
  const lookup = useWishlist()
  const add = useWishlistChange(AddProductToWishlist, ({ addProductToWishlist }) => addProductToWishlist)
  const customerId = lookup.status === 'loaded' ? lookup.customerId : null
  const addKept = useEffectEvent(() => {
    const stored = takeWish()
    if (stored) add.mutate({ item: stored.item })
  })
  useEffect(() => {
    if (customerId !== null) addKept()
  }, [customerId])
  return (
    <>
      <PageHead title={t('wishlist.title')} robots="noindex" />
      <h1>{t('wishlist.title')}</h1>
      {add.errorMessage && <Alert kind="error">{add.errorMessage}</Alert>}
      {lookup.status === 'loading' && <WishesSkeleton />}
      {lookup.status === 'error' && (
        <Unreadable
          message="wishlist.unreadable"
          error={lookup.error}
          onRetry={lookup.retry}
          isRetrying={lookup.isRetrying}
        />
      )}
      {lookup.status === 'loaded' && lookup.wishlist && <Wishes wishlist={lookup.wishlist} />}
    </>
  )
}
