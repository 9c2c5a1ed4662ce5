import { useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { RichText } from '../../content/RichText.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { type FactRow, FactTable } from './FactTable.tsx'
import css from './ProductDetails.module.css'

type Product = Pick<ProductPageFragment, 'description' | 'feedLabel' | 'attributes'>

/** Description, further attributes and feed label, the longest last; all in the page: nothing has to be opened to be read. */
export function ProductDetails({ product: { description, feedLabel, attributes } }: { product: Product }) {
  const t = useTranslate()
  const descriptionId = useId()
  const feedRows = useFeedRows(feedLabel)
  const attributeRows = attributes.map(({ label, value }) => ({ label, value }))
  if (!description && feedRows.length === 0 && attributeRows.length === 0) return null
  return (
    <div className={css.details}>
      {description && (
        <section aria-labelledby={descriptionId} className={css.description}>
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
