import { type LoadContext, type LoadResult, type ScreenProps, site, ui, useTranslate, wishlists } from 'musette/web'
import { SharedPage } from './SharedPage.tsx'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await site.hasFeature(context.queryClient, 'sharedWishlist')) ? {} : site.loadNotFound(context)
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
              <div className={wishlists.wishStyles.head}>
                <p className={wishlists.wishStyles.count}>{t('wishlist.count', { count: items.length })}</p>
                {items.some(wishlists.isForSale) && (
                  <ui.ButtonLink href={base}>{t('wishlist.allToCart')}</ui.ButtonLink>
                )}
              </div>
              <ul className={wishlists.wishStyles.rows}>
                {items.map((wish) => (
                  <li key={wish.id}>
                    <wishlists.WishRow wish={wish}>
                      {wishlists.isForSale(wish) && (
                        <ui.ButtonLink
                          variant="secondary"
                          size="small"
                          href={base + wish.id}
                          aria-label={t('catalog.card.addNamed', { name: wish.product.name })}
                        >
                          {t('catalog.addToCart')}
                        </ui.ButtonLink>
                      )}
                    </wishlists.WishRow>
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
