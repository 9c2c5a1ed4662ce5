import { fieldsOf } from '../../../../../web/extension.ts'
import { CardAction, type ProductCardProps } from '../../../../../web/screens/catalog/ProductCard.tsx'
import { listedPrice } from '../../../../../web/screens/catalog/product-facts.ts'
import { Image } from '../../../../../web/ui/Image.tsx'
import { Link } from '../../../../../web/ui/Link.tsx'
import { PriceBlock } from '../../../../../web/ui/Price.tsx'
import styles from './BookCard.module.css'
import type { BookOnCardFragment } from './books.generated.ts'

/** A book in a list: its cover, title and author. */
export function BookCard({ product, headingLevel = 3, priority }: ProductCardProps) {
  const { author, bookFormat } = fieldsOf<BookOnCardFragment>(product)
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <Image
        path={product.imageUrl}
        alt=""
        preset="productItemLarge"
        sizes="(min-width: 56rem) 17rem, 46vw"
        priority={priority}
      />
      <Heading className={styles.title}>
        <Link href={product.path} variant="plain" className={styles.link}>
          {product.name}
        </Link>
      </Heading>
      {author && <p className={styles.author}>{author}</p>}
      <div className={styles.price}>
        <PriceBlock {...listedPrice(product)} />
        {bookFormat && <span className={styles.format}>{bookFormat}</span>}
      </div>
      <CardAction product={product} />
    </article>
  )
}
