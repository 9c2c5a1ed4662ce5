import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { useAnnounce } from '../../ui/use-announce.ts'
import { ShareWishes } from './ShareWishes.tsx'
import { useWishesToCart } from './use-wishes-to-cart.ts'
import { useWishlistChange } from './use-wishlist-change.ts'
import { WishRow } from './WishRow.tsx'
import css from './Wishes.module.css'
import { RemoveProductFromWishlist, type WishFragment, type WishingFragment } from './wishlist.generated.ts'

type WishesProps = { wishlist: NonNullable<WishingFragment['wishlist']> }

/** The customer's own list: each wish can go into the cart or off the list, all of them at once, and others may see it. */
export function Wishes({ wishlist }: WishesProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const [busyId, setBusyId] = useState<string | 'all' | null>(null)
  const toCart = useWishesToCart()
  const remove = useWishlistChange(RemoveProductFromWishlist, (answer) => answer.removeProductFromWishlist)
  const { items } = wishlist
  const refusals = new Map(toCart.data?.refusedItems.map(({ itemId, message }) => [itemId, message]))
  const moved = toCart.data?.movedCount ?? 0

  const move = async (id: string | 'all') => {
    remove.reset()
    setBusyId(id)
    await toCart.mutateAsync(id === 'all' ? null : [id]).catch(() => null)
    setBusyId(null)
  }
  const drop = async ({ id, product }: WishFragment) => {
    toCart.reset()
    setBusyId(id)
    const answer = await remove.mutateAsync({ itemId: id }).catch(() => null)
    setBusyId(null)
    if (answer?.success) announce(t('wishlist.removed', { name: product.name }))
  }
  return (
    <div className={css.list}>
      {moved > 0 && (
        <Alert kind="success">
          <p>{t('wishlist.inCart', { count: moved })}</p>
          <Link href="/cart">{t('wishlist.toTheCart')}</Link>
        </Alert>
      )}
      {toCart.errorMessage && refusals.size === 0 && <Alert kind="error">{toCart.errorMessage}</Alert>}
      {refusals.size > 0 && <Alert kind="warning">{t('wishlist.notAll', { count: refusals.size })}</Alert>}
      {toCart.data?.notes.map((note) => (
        <Alert key={note} kind="warning">
          {note}
        </Alert>
      ))}
      {remove.errorMessage && <Alert kind="error">{remove.errorMessage}</Alert>}
      {items.length === 0 ? (
        <div>
          <p>{t('wishlist.empty')}</p>
          <p>{t('wishlist.emptyHint')}</p>
          <ButtonLink href="/">{t('wishlist.shared.home')}</ButtonLink>
        </div>
      ) : (
        <>
          <div className={css.head}>
            <p className={css.count}>{t('wishlist.count', { count: items.length })}</p>
            <Button busy={busyId === 'all'} onClick={() => void move('all')}>
              {t('wishlist.allToCart')}
            </Button>
            {wishlist.isShareable && <ShareWishes shareCode={wishlist.shareCode} />}
          </div>
          <ul className={css.rows}>
            {items.map((wish) => (
              <li key={wish.id}>
                <WishRow wish={wish} refusal={refusals.get(wish.id)}>
                  {!wish.product.isOrderedByContact && !wish.needsChoice && (
                    <Button
                      variant="secondary"
                      size="small"
                      busy={busyId === wish.id && toCart.isPending}
                      aria-label={t('wishlist.toCartNamed', { name: wish.product.name })}
                      onClick={() => void move(wish.id)}
                    >
                      {t('wishlist.toCart')}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    busy={busyId === wish.id && remove.isPending}
                    aria-label={t('wishlist.takeNamed', { name: wish.product.name })}
                    onClick={() => void drop(wish)}
                  >
                    {t('wishlist.take')}
                  </Button>
                </WishRow>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
