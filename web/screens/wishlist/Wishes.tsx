import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { WishlistAction } from 'virtual:extensions/slots'
import { useExecute } from '../../api/execute-context.ts'
import { mutationError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { announceCartChange } from '../cart/cart-channel.ts'
import { inTurn } from '../cart/in-turn.ts'
import { cartQuery } from '../cart/use-cart.ts'
import { isQuickToAdd } from '../catalog/product-facts.ts'
import { useWishlistChange, wishlistQuery } from './use-wishlist.ts'
import styles from './Wishes.module.css'
import {
  AddWishlistToCart,
  RemoveProductFromWishlist,
  type WishFragment,
  type WholeWishlistFragment,
} from './wishlist.generated.ts'
import { WishRow } from './WishRow.tsx'

type WishesProps = { wishlist: WholeWishlistFragment }

/** The customer's wishlist: add one or all items to the cart, remove items. */
export function Wishes({ wishlist }: WishesProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const list = useRef<HTMLDivElement>(null)
  const [busyId, setBusyId] = useState<string | 'all' | null>(null)
  const toCart = useWishesToCart()
  const remove = useWishlistChange(RemoveProductFromWishlist, (response) => response.removeProductFromWishlist)
  const items = withOpenChoices(wishlist.items)
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
    const response = await remove.mutateAsync({ itemId: id }).catch(() => null)
    setBusyId(null)
    if (!response?.success) return
    announce(t('wishlist.removed', { name: product.name }))
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
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
        <NoWishes />
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.count}>{t('wishlist.count', { count: items.length })}</p>
            {/* Comes later, into the room beside the count. */}
            {WishlistAction && <WishlistAction wishlist={wishlist} />}
            <Button busy={busyId === 'all'} onClick={() => void move('all')}>
              {t('wishlist.allToCart')}
            </Button>
          </div>
          <ul className={styles.rows}>
            {items.map((wish) => (
              <li key={wish.id}>
                <WishRow wish={wish} refusal={refusals.get(wish.id)}>
                  {isForSale(wish) && (
                    <Button
                      variant="secondary"
                      size="small"
                      busy={busyId === wish.id && toCart.isPending}
                      aria-label={t('catalog.card.addNamed', { name: wish.product.name })}
                      onClick={() => void move(wish.id)}
                    >
                      {t('catalog.addToCart')}
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

/** Moves wishes into the cart, all when none is named, in turn with other mutations of the cart; caches the list and the cart of the response. */
function useWishesToCart() {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const t = useTranslate()
  const mutation = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async (itemIds: string[] | null) => {
      const { addWishlistToCart: response } = await inTurn(() => execute(AddWishlistToCart, { itemIds }))
      const { queryKey } = wishlistQuery(response.me.id)
      const before = queryClient.getQueryData(queryKey)?.me.wishlist?.items ?? []
      await Promise.all([queryKey, cartQuery.queryKey].map((key) => queryClient.cancelQueries({ queryKey: key })))
      queryClient.setQueryData(queryKey, { me: response.me })
      queryClient.setQueryData(cartQuery.queryKey, { cart: response.cart })
      announceCartChange()
      const left = new Set(response.me.wishlist?.items.map(({ id }) => id))
      const wanted = itemIds ? before.filter(({ id }) => itemIds.includes(id)) : before
      return { ...response, movedCount: wanted.filter(({ id }) => !left.has(id)).length }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
  return { ...mutation, errorMessage: mutationError(mutation, t('ui.refused')) }
}

export function NoWishes() {
  const t = useTranslate()
  return (
    <div>
      <p>{t('wishlist.empty')}</p>
      <p>{t('wishlist.emptyHint')}</p>
      <ButtonLink href="/">{t('cart.backHome')}</ButtonLink>
    </div>
  )
}

export function WishesSkeleton() {
  const t = useTranslate()
  return (
    <div role="status">
      <VisuallyHidden>{t('wishlist.loading')}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  )
}

/** Whether it can be added to the cart: the store refuses sold-out products. */
export function isForSale({
  product,
  variant,
  needsChoice,
}: Pick<WishFragment, 'product' | 'variant' | 'needsChoice'>): boolean {
  return !needsChoice && !product.isOrderedByContact && (variant ?? product).stock.isInStock
}

/** Also marks products with a required choice that were added without one, as by the heart in a list. */
export function withOpenChoices(wishes: readonly WishFragment[]): WishFragment[] {
  return wishes.map((wish) => ({ ...wish, needsChoice: wish.needsChoice || isChoiceOpen(wish) }))
}

function isChoiceOpen({ product, ...chosen }: WishFragment): boolean {
  const { selectedOptions, selectedCustomOptions, selectedBundleOptions, downloadLinks } = chosen
  const choices = [...selectedOptions, ...selectedCustomOptions, ...selectedBundleOptions, ...downloadLinks]
  return choices.length === 0 && product.stock.isInStock && !isQuickToAdd(product)
}
