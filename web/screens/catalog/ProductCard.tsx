import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { PriceBlock } from '../../ui/PriceBlock.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { Heart } from '../wishlist/later-parts.ts'
import { CardAction } from './CardAction.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import css from './ProductCard.module.css'
import type { ProductCardFragment } from './product-card.generated.ts'
import { listedPrice } from './product-facts.ts'
import { StockLabel } from './StockLabel.tsx'

type ProductCardProps = {
  product: ProductCardFragment
  /** Level of the name's heading below the section it stands in. */
  headingLevel?: 2 | 3 | 4
  /** Whether the picture is in the first view: it loads at once. */
  priority?: boolean
}

const CARD_SIZES = '(min-width: 1280px) 17rem, (min-width: 900px) 30vw, 46vw'

/** A product in a list. The name is the one link, stretched over the card, so that screen readers meet it once. */
export function ProductCard({ product, headingLevel = 3, priority }: ProductCardProps) {
  const { name, path, imageUrl, stock, stockLabel, reviewsLayer } = product
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Image path={imageUrl} alt="" preset="productItemLarge" sizes={CARD_SIZES} priority={priority} />
        <ProductBadges product={product} />
      </div>
      <div className={css.body}>
        <Heading className={css.name}>
          <Link href={path} variant="plain" className={css.link}>
            {name}
          </Link>
        </Heading>
        {reviewsLayer.total > 0 && <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />}
        <div className={css.price}>
          <PriceBlock {...listedPrice(product)} />
        </div>
        <StockLabel stock={stock} label={stockLabel} />
        <CardAction product={product} />
      </div>
      <Heart sku={product.sku} name={name} />
    </article>
  )
}
