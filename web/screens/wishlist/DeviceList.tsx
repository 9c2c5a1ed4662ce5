import { useRef } from 'react'
import { loginPath } from '../../../schema/safe-path.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Unreadable } from '../../ui/Alert.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useAddToCart } from '../cart/use-cart.ts'
import { isQuickToAdd } from '../catalog/product-facts.ts'
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'
import { type DeviceWish, toggleDeviceWish, useDeviceWishes } from './device-wishes.ts'
import { isForSale, NoWishes, WishesSkeleton } from './Wishes.tsx'
import styles from './Wishes.module.css'
import { DeviceWishes } from './wishlist.generated.ts'
import { WishRow } from './WishRow.tsx'

/** A guest's list, with a link to create an account. */
export function GuestList() {
  const t = useTranslate()
  const wishes = useDeviceWishes()
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <div className={styles.offer}>
        <p>{t(wishes.length > 0 ? 'wishlist.device.lead' : 'wishlist.device.leadEmpty')}</p>
        <ButtonLink href={loginPath('/user/wishlist')} variant={wishes.length > 0 ? 'primary' : 'secondary'}>
          {t('wishlist.device.signIn')}
        </ButtonLink>
      </div>
      {wishes.length === 0 ? (
        <NoWishes />
      ) : (
        <DeviceRows wishes={wishes} onTaken={() => list.current?.focus({ preventScroll: true })} />
      )}
    </div>
  )
}

/** Wishes of a customer on this device that the store refused. */
export function RefusedList() {
  const t = useTranslate()
  const wishes = useDeviceWishes().filter(({ isRefused }) => isRefused)
  const list = useRef<HTMLElement>(null)
  if (wishes.length === 0) return null
  return (
    <section ref={list} tabIndex={-1}>
      <h2>{t('wishlist.device.title')}</h2>
      <p>{t('wishlist.device.refused')}</p>
      <DeviceRows wishes={wishes} onTaken={() => list.current?.focus({ preventScroll: true })} />
    </section>
  )
}

type DeviceRowsProps = {
  wishes: readonly DeviceWish[]
  /** Called once a wish is gone, and its button with it. */
  onTaken: () => void
}

function DeviceRows({ wishes, onTaken }: DeviceRowsProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const take = (wish: DeviceWish) => {
    toggleDeviceWish(wish)
    announce(t('wishlist.removed', { name: wish.name }))
    onTaken()
  }
  const skus = wishes.map(({ item }) => item.sku).toSorted()
  const { data, error, refetch, isFetching } = useOperation(DeviceWishes, { skus }, { keepPrevious: true })
  if (error)
    return (
      <Unreadable message="wishlist.unreadable" error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  if (!data) return <WishesSkeleton />
  const products = new Map(data.productsBySku.flatMap((product) => (product ? [[product.sku, product]] : [])))
  return (
    <>
      <p className={styles.count}>{t('wishlist.count', { count: wishes.length })}</p>
      <ul className={styles.rows}>
        {wishes.map((wish) => (
          <li key={wish.item.sku}>
            <DeviceRow wish={wish} onTake={() => take(wish)} product={products.get(wish.item.sku)} />
          </li>
        ))}
      </ul>
    </>
  )
}

type DeviceRowProps = { wish: DeviceWish; onTake: () => void; product: ProductCardFragment | undefined }

function DeviceRow({ wish, onTake, product }: DeviceRowProps) {
  const t = useTranslate()
  const { item, name } = wish
  const toCart = useAddToCart()
  const remove = (
    <Button variant="quiet" size="small" aria-label={t('wishlist.takeNamed', { name })} onClick={onTake}>
      {t('wishlist.take')}
    </Button>
  )
  if (!product) {
    return (
      <article className={styles.gone}>
        <p>{t('wishlist.device.gone', { name })}</p>
        {remove}
      </article>
    )
  }
  const hasChoice = Boolean(item.options?.length || item.customOptions?.length || item.bundleOptions?.length)
  const needsChoice = product.stock.isInStock && !hasChoice && !isQuickToAdd(product)
  const shown = { ...NOTHING_CHOSEN, id: item.sku, qty: item.qty, product, needsChoice }
  return (
    <WishRow wish={shown} {...(toCart.errorMessage && { refusal: toCart.errorMessage })}>
      {isForSale(shown) && (
        <Button
          variant="secondary"
          size="small"
          busy={toCart.isPending}
          aria-label={t('catalog.card.addNamed', { name })}
          onClick={() => toCart.mutate(item)}
        >
          {t('catalog.addToCart')}
        </Button>
      )}
      {remove}
    </WishRow>
  )
}

const NOTHING_CHOSEN = {
  variant: null,
  options: [],
  selectedOptions: [],
  selectedCustomOptions: [],
  selectedBundleOptions: [],
  downloadLinks: [],
}
