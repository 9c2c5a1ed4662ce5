import { useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { RichText } from '../../content/RichText.tsx'
import type { ProductCardFragment } from '../product-card.generated.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from '../ProductRow.module.css'
import { Reviews } from './Reviews.tsx'

/** Description, feed label, reviews and related products. */
export default function ProductMore({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  return (
    <>
      <ProductDetails product={product} />
      <Reviews
        sku={product.sku}
        name={product.name}
        summary={product.reviewsLayer}
        first={product.firstReviews.reviews}
      />
      <ProductRow title={t('catalog.related')} products={product.relatedProducts} />
      <ProductRow title={t('catalog.upsell')} products={product.upsellProducts} />
    </>
  )
}

type ProductRowProps = { title: string; products: readonly ProductCardFragment[] }

/** Products in one row that scrolls sideways; nothing when there are none. */
function ProductRow({ title, products }: ProductRowProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.sku} className={styles.item}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Product = Pick<ProductPageFragment, 'description' | 'feedLabel' | 'attributes'>

/** Description, further attributes and feed label, the longest last; all of it visible without a click. */
function ProductDetails({ product: { description, feedLabel, attributes } }: { product: Product }) {
  const t = useTranslate()
  const descriptionId = useId()
  const feedRows = useFeedRows(feedLabel)
  const attributeRows = attributes.map(({ label, value }) => ({ label, value }))
  if (!description && feedRows.length === 0 && attributeRows.length === 0) return null
  return (
    <div className={styles.details}>
      {description && (
        <section aria-labelledby={descriptionId} className={styles.description}>
          <h2 id={descriptionId}>{t('catalog.description')}</h2>
          <RichText content={description} below={2} />
        </section>
      )}
      {attributeRows.length > 0 && <FactTable title={t('catalog.attributes')} rows={attributeRows} />}
      {feedRows.length > 0 && <FactTable title={t('catalog.feed')} rows={feedRows} />}
    </div>
  )
}

/** Regulation (EC) 767/2009, article 11: shown before a feed is bought, in the order of its label. */
function useFeedRows(feedLabel: ProductPageFragment['feedLabel']): FactRow[] {
  const t = useTranslate()
  if (!feedLabel) return []
  const rows: [string, string | null][] = [
    [t('catalog.feed.type'), feedLabel.feedType],
    [t('catalog.feed.species'), feedLabel.species],
    [t('catalog.feed.composition'), feedLabel.composition],
    [t('catalog.feed.constituents'), feedLabel.analyticalConstituents],
    [t('catalog.feed.additives'), feedLabel.additives],
    [t('catalog.feed.directions'), feedLabel.directions],
    [t('catalog.feed.netQuantity'), feedLabel.netQuantity],
    [t('catalog.feed.operator'), feedLabel.operator],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

type FactRow = { label: string; value: string }

type FactTableProps = { title: string; rows: readonly FactRow[]; className?: string }

/** Attributes of a product, one per row. Line breaks of the store's texts are kept. */
function FactTable({ title, rows, className }: FactTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
