import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { hasFeature } from '../../site/has-feature.ts'
import { SharedPage } from './SharedPage.tsx'
import css from './Wishes.module.css'
import { SharedToCart } from './SharedToCart.tsx'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'sharedWishlist')) ? {} : loadNotFound(context)
}

/**
 * `/wishlist/share/{shareCode}/add/` and `…/add/{itemId}`: puts the whole list, or one wish, into one's own cart. A button does it: what an
 * address alone did, anybody's link could do.
 */
export default function SharedWishlistToCartScreen({ params: { shareCode = '', itemId } }: ScreenProps) {
  const t = useTranslate()
  return (
    <SharedPage shareCode={shareCode}>
      {({ items }) => (
        <>
          <SharedToCart
            items={itemId === undefined ? items : items.filter(({ id }) => id === itemId)}
            isOne={itemId !== undefined}
          />
          <p className={css.back}>
            <Link href={`/wishlist/share/${encodeURIComponent(shareCode)}/`}>{t('wishlist.shared.back')}</Link>
          </p>
        </>
      )}
    </SharedPage>
  )
}
