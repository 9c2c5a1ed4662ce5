import { useId } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../hydration.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ORDERS_PATH } from '../../site/paths.ts'
import { useFormat } from '../../site/use-format.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { PriceBlock } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { addedLines, useCartMutation } from '../cart/use-cart.ts'
import { showAddedLines } from '../cart/mini-cart-state.ts'
import { listedPrice } from '../catalog/product-facts.ts'
import { BoughtGoods, type BoughtGoodsQuery } from './bought-goods.generated.ts'
import styles from './BuyAgain.module.css'
import { Reorder } from './customer-orders.generated.ts'

type Good = BoughtGoodsQuery['me']['boughtGoods'][number]

/** The customer's last purchases, each with a button that adds it again with the same choices. */
export default function BuyAgain() {
  const t = useTranslate()
  const id = useId()
  const { data, isPending } = useOperation(BoughtGoods, {}, { enabled: useHydrated() })
  const goods = data?.me.boughtGoods ?? []
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('purchases.again.title')}
        </h2>
        <Link href={ORDERS_PATH} preload={false}>
          {t('purchases.all')}
        </Link>
      </div>
      {isPending && <Skeleton lines={4} />}
      {!isPending && goods.length === 0 && <p>{t('purchases.again.none')}</p>}
      {goods.length > 0 && (
        <ul className={styles.row}>
          {goods.map((good) => (
            <li key={good.line} className={styles.item}>
              <GoodTile good={good} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function GoodTile({ good: { order_id: orderId, line, qty, options, product, versionPrices } }: { good: Good }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const { number } = useFormat()
  const { name, path, imageUrl } = product
  const add = useCartMutation(
    Reorder,
    () => ({ orderId, lines: [line], replaces: false }),
    ({ reorder }) => reorder,
    (response, before) => showAddedLines(addedLines(before, response.cart, [{ sku: product.sku, qty }])),
  )
  const chosen = [qty === 1 ? '' : t('cart.quantity', { quantity: number(qty) }), ...options.map(({ value }) => value)]
  return (
    <article className={styles.tile}>
      <Image path={imageUrl} alt="" preset="small" sizes="4.5rem" className={styles.picture} />
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link href={path} variant="plain">
            {name}
          </Link>
        </h3>
        <p className={styles.chosen}>{chosen.filter(Boolean).join(' · ')}</p>
        <PriceBlock {...(versionPrices ? { prices: versionPrices } : listedPrice(product))} />
      </div>
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        busy={add.isPending}
        aria-label={t('catalog.card.addNamed', { name })}
        onClick={() =>
          add.mutate(undefined, { onSuccess: ({ success }) => success && announce(t('catalog.added', { name })) })
        }
      >
        {t('catalog.addToCart')}
      </Button>
      {add.errorMessage && (
        <p role="alert" className={styles.error}>
          {add.errorMessage}
        </p>
      )}
    </article>
  )
}
