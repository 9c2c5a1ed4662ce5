import type { ReactNode } from 'react'
import { useSite } from '../../../site/site.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import styles from '../ProductScreen.module.css'

export type ProductLayoutProps = {
  product: ProductPageFragment
  gallery: ReactNode
  /** Name, price and form. */
  summary: ReactNode
  /** Description, reviews and related products. */
  more: ReactNode
}

/** Layout of a product page: pictures beside name, price and form, the rest below. */
export function ProductLayout({ gallery, summary, more }: ProductLayoutProps) {
  return (
    <>
      <div className={styles.top} data-layout={useSite().layouts?.productPage}>
        {gallery}
        <div className={styles.summary}>{summary}</div>
      </div>
      {more}
    </>
  )
}
