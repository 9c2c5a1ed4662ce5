import { catalog, fieldsOf, ui } from 'musette/web'
import styles from './BookCard.module.css'
import type { BookOnCardFragment } from './books.generated.ts'

const SIZES = '(min-width: 56rem) 17rem, 46vw'

/** A book in a list: its cover, title and author. */
export function BookCard({ product, headingLevel = 3, priority }: catalog.ProductCardProps) {
  const { author, bookFormat } = fieldsOf<BookOnCardFragment>(product)
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <ui.Link href={product.path} variant="plain" className={styles.book}>
        <ui.Image path={product.imageUrl} alt="" preset="productItemLarge" sizes={SIZES} priority={priority} />
        <Heading className={styles.title}>{product.name}</Heading>
      </ui.Link>
      <p className={styles.byline}>{[author, bookFormat].filter(Boolean).join(' · ')}</p>
      <ui.PriceBlock {...catalog.listedPrice(product)} />
      <catalog.CardAction product={product} />
    </article>
  )
}
