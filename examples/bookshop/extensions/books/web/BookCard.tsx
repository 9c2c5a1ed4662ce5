import { fieldsOf } from '../../../../../web/extension.ts'
import { CardAction, type ProductCardProps } from '../../../../../web/screens/catalog/ProductCard.tsx'
import { listedPrice } from '../../../../../web/screens/catalog/product-facts.ts'
import { Image } from '../../../../../web/ui/Image.tsx'
import { Link } from '../../../../../web/ui/Link.tsx'
import { PriceBlock } from '../../../../../web/ui/Price.tsx'
import styles from './BookCard.module.css'
import type { BookOnCardFragment } from './books.generated.ts'

const SIZES = '(min-width: 56rem) 17rem, 46vw'

/** A book in a list: its cover, title and author. */
export function BookCard({ product, headingLevel = 3, priority }: ProductCardProps) {
  const { author, bookFormat } = fieldsOf<BookOnCardFragment>(product)
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <Link href={product.path} variant="plain" className={styles.book}>
        <Image path={product.imageUrl} alt="" preset="productItemLarge" sizes={SIZES} priority={priority} />
        <Heading className={styles.title}>{product.name}</Heading>
      </Link>
      <p className={styles.byline}>{[author, bookFormat].filter(Boolean).join(' · ')}</p>
      <PriceBlock {...listedPrice(product)} />
      <CardAction product={product} />
    </article>
  )
}
