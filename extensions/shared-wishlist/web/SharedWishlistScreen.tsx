import type { LoadContext, LoadResult, ScreenProps } from '../../../web/screen.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { ButtonLink } from '../../../web/ui/Link.tsx'
import { load as loadNotFound } from '../../../web/screens/content/NotFoundScreen.tsx'
import { hasFeature } from '../../../web/site/feature.ts'
import { SharedPage } from './SharedPage.tsx'
import { WishRow } from '../../../web/screens/wishlist/WishRow.tsx'
import styles from '../../../web/screens/wishlist/Wishes.module.css'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'sharedWishlist')) ? {} : loadNotFound(context)
}

/** `/wishlist/share/{shareCode}/`: a shared wishlist. */
export default function SharedWishlistScreen({ params: { shareCode = '' } }: ScreenProps) {
  const t = useTranslate()
  const base = `/wishlist/share/${encodeURIComponent(shareCode)}/add/`
  return (
    <SharedPage shareCode={shareCode}>
      {({ items }) => (
        <>
          <p>{t('wishlist.shared.lead')}</p>
          {items.length === 0 ? (
            <p>{t('wishlist.shared.empty')}</p>
          ) : (
            <>
              <div className={styles.head}>
                <p className={styles.count}>{t('wishlist.count', { count: items.length })}</p>
                <ButtonLink href={base}>{t('wishlist.allToCart')}</ButtonLink>
              </div>
              <ul className={styles.rows}>
                {items.map((wish) => (
                  <li key={wish.id}>
                    <WishRow wish={wish}>
                      <ButtonLink
                        variant="secondary"
                        href={base + wish.id}
                        aria-label={t('catalog.card.addNamed', { name: wish.product.name })}
                      >
                        {t('catalog.addToCart')}
                      </ButtonLink>
                    </WishRow>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </SharedPage>
  )
}
