import { useId } from 'react'
import { ProductEnd, ProductSection } from 'virtual:extensions/slots'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { NoticeContent } from '../../../ui/Notices.tsx'
import { RichText } from '../../content/RichText.tsx'
import type { ProductCardFragment } from '../product-card.generated.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { ProductCard } from '../ProductCard.tsx'
import styles from '../ProductRow.module.css'
import { Reviews } from './Reviews.tsx'
import type { OfferFacts } from './variant-facts.ts'

/** Reviews, details and related products. */
export function ProductMore({ product, facts }: { product: ProductPageFragment; facts: OfferFacts }) {
  const t = useTranslate()
  const { relatedProducts, upsellProducts } = product
  const upsell = upsellProducts.filter(({ sku }) => relatedProducts.every((one) => one.sku !== sku))
  return (
    <>
      <div className={styles.more}>
        <Reviews product={product} />
        <ProductDetails product={product} facts={facts} />
      </div>
      <ProductRow title={t('catalog.related')} products={relatedProducts} />
      <ProductRow title={t('catalog.upsell')} products={upsell} />
      {ProductEnd && <ProductEnd product={product} />}
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

/** Description, feed label, parts of extensions, further attributes and notices. All are in the page, each folded behind one tap; on desks the description is open. */
function ProductDetails({
  product,
  facts: { feedLabel, notices },
}: {
  product: ProductPageFragment
  facts: OfferFacts
}) {
  const t = useTranslate()
  const { description, attributes } = product
  const feedRows = useFeedRows(feedLabel)
  // Attributes with the value «no» are left out.
  const attributeRows = attributes.filter(({ flag }) => flag !== false)
  return (
    <div className={styles.details}>
      {description && (
        <Disclosure title={t('catalog.description')} isOpenOnDesks>
          <RichText content={description} below={2} />
        </Disclosure>
      )}
      <FactTable title={t('catalog.feed')} rows={feedRows} />
      {ProductSection && <ProductSection product={product} />}
      <FactTable title={t('catalog.attributes')} rows={attributeRows} />
      {notices.map((notice) =>
        notice.duration ? (
          <Disclosure key={notice.topic} title={notice.title} note={notice.duration}>
            <NoticeContent notice={notice} />
          </Disclosure>
        ) : (
          <FactTable key={notice.topic} title={notice.title} rows={notice.rows} />
        ),
      )}
    </div>
  )
}

const FEED_LINES = [
  ['type', 'feedType'],
  ['species', 'species'],
  ['composition', 'composition'],
  ['constituents', 'analyticalConstituents'],
  ['additives', 'additives'],
  ['directions', 'directions'],
  ['netQuantity', 'netQuantity'],
  ['operator', 'operator'],
] as const

/** Regulation (EC) 767/2009, article 11: shown before a feed is bought, in the order of its label. */
function useFeedRows(feedLabel: ProductPageFragment['feedLabel']): FactRow[] {
  const t = useTranslate()
  if (!feedLabel) return []
  return FEED_LINES.flatMap(([id, key]) => {
    const value = feedLabel[key]
    return value ? [{ label: t(`catalog.feed.${id}`), value }] : []
  })
}

type FactRow = { label: string; value: string }

/** Attributes of a product, one per row. Line breaks of the store's texts stay. */
function FactTable({ title, rows }: { title: string; rows: readonly FactRow[] }) {
  if (rows.length === 0) return null
  return (
    <Disclosure title={title}>
      <table className={styles.table} aria-label={title}>
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
    </Disclosure>
  )
}
