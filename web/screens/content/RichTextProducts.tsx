import { useTranslate } from '../../i18n/messages-context.ts'
import { ProductCard } from '../catalog/ProductCard.tsx'
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'
import { Carousel } from './Carousel.tsx'
import styles from './RichText.module.css'

type RichTextProductsProps = {
  title: string | null
  products: readonly ProductCardFragment[]
  isCarousel: boolean
  /** Level of the heading above the text. */
  below: number
}

/** Products that an editor placed in a text. */
export default function RichTextProducts({ title, products, isCarousel, below }: RichTextProductsProps) {
  const t = useTranslate()
  const Title = below > 1 ? 'h3' : 'h2'
  const headingLevel = below > 1 ? 4 : 3
  return (
    <section className={styles.products}>
      {title && <Title className={styles.productsTitle}>{title}</Title>}
      {isCarousel ? (
        <Carousel
          label={title ?? t('catalog.products')}
          slides={products.map((product) => ({
            content: <ProductCard product={product} headingLevel={headingLevel} />,
          }))}
          isList
        />
      ) : (
        <ProductGrid products={products} headingLevel={headingLevel} />
      )}
    </section>
  )
}
