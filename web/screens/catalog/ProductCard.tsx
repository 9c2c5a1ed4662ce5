import { CardBadge, CardBelowPrice } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { PriceBlock, UnitPrice } from '../../ui/Price.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useAddToCart } from '../cart/use-cart.ts'
import { Heart } from '../wishlist/Heart.tsx'
import type { ProductCardFragment } from './product-card.generated.ts'
import { isOnPromotion, isQuickToAdd, listedPrice } from './product-facts.ts'
import styles from './ProductCard.module.css'
import { StockLabel } from './StockLabel.tsx'

export type ProductCardProps = {
  product: ProductCardFragment
  /** Heading level of the name. */
  headingLevel?: 2 | 3 | 4
  /** The picture is in the first view and loads at once. */
  priority?: boolean
}

const CARD_SIZES = '(min-width: 1280px) 17rem, (min-width: 704px) 16rem, 46vw'

/** A product in a list. Its name is the only link, stretched over the card, so that screen readers read it once. */
export function ProductCard({ product, headingLevel = 3, priority }: ProductCardProps) {
  const { name, path, imageUrl, stock, stockLabel, reviewsLayer } = product
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(styles.card, !stock.isInStock && styles.soldOut)}>
      <div className={styles.picture}>
        <Image path={imageUrl} alt="" preset="productItemLarge" sizes={CARD_SIZES} priority={priority} />
        <ProductBadges product={product} />
        {CardBadge && <CardBadge product={product} />}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link href={path} variant="plain" className={styles.link}>
            {name}
          </Link>
        </Heading>
        {reviewsLayer.total > 0 && <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />}
        <div className={styles.price}>
          <PriceBlock {...listedPrice(product)} />
        </div>
        <Formats summary={product.variantSummary} />
        {CardBelowPrice && <CardBelowPrice product={product} />}
        <StockLabel stock={stock} label={stockLabel} />
        <CardAction product={product} />
      </div>
      <Heart sku={product.sku} name={name} />
    </article>
  )
}

type BadgesProps = {
  product: Pick<ProductCardFragment, 'type' | 'isNew' | 'prices' | 'pricesWithExtras' | 'variantSummary'>
}

/** Labels over the corner of the picture. A reduction is announced only where the price beside it, or a variant's, is struck. */
function ProductBadges({ product }: BadgesProps) {
  const { isNew, variantSummary } = product
  const { prices, from } = listedPrice(product)
  const t = useTranslate()
  const { percent } = useFormat()
  const upTo = variantSummary?.reduction ?? 0
  const isReduced = upTo > 0 || (!from && isOnPromotion(prices))
  if (!isReduced && !isNew) return null
  return (
    <p className={styles.badges}>
      {isReduced && (
        <span className={classNames(styles.badge, styles.promotion)}>
          {upTo > 0 ? t('catalog.promotion.upTo', { percent: percent(-upTo / 100) }) : t('catalog.promotion')}
        </span>
      )}
      {isNew && <span className={classNames(styles.badge, styles.new)}>{t('catalog.new')}</span>}
    </p>
  )
}

/** The number of packs, and the lowest price per kilogram or litre. */
function Formats({ summary }: { summary: ProductCardFragment['variantSummary'] }) {
  const t = useTranslate()
  if (!summary?.formats) return null
  return (
    <p className={styles.formats}>
      {t(summary.unitPrice ? 'catalog.card.formatsFrom' : 'catalog.card.formats', { count: summary.formats })}{' '}
      <UnitPrice of={summary.unitPrice} className={styles.unit} />
    </p>
  )
}

type CardActionProps = {
  product: Pick<
    ProductCardFragment,
    'sku' | 'name' | 'path' | 'type' | 'stock' | 'isOrderedByContact' | 'pricesWithExtras'
  >
}

/** Adds one piece to the cart, or leads to the product page to choose options. */
export function CardAction({ product }: CardActionProps) {
  const t = useTranslate()
  if (isQuickToAdd(product)) return <QuickAdd product={product} />
  // The card's link leads there; this is only a label.
  return (
    <span className={styles.hint} aria-hidden="true">
      {t(product.stock.isInStock && !product.isOrderedByContact ? 'catalog.card.choose' : 'catalog.card.view')}
    </span>
  )
}

function QuickAdd({ product: { sku, name } }: CardActionProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const addToCart = useAddToCart()

  const add = () =>
    addToCart.mutate({ sku, qty: 1 }, { onSuccess: ({ success }) => success && announce(t('catalog.added', { name })) })
  return (
    <div className={styles.action}>
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        busy={addToCart.isPending}
        aria-label={t('catalog.card.addNamed', { name })}
        onClick={add}
      >
        {t('catalog.card.add')}
      </Button>
      {addToCart.errorMessage && (
        <p className={styles.error} role="alert">
          {addToCart.errorMessage}
        </p>
      )}
    </div>
  )
}
