import { ProductSoldOut } from 'virtual:extensions/slots'
import styles from './OptionFields.module.css'

/** What extensions offer for a product that cannot be bought. */
export function SoldOut({ sku }: { sku: string }) {
  return (
    ProductSoldOut && (
      <div className={styles.alert}>
        <ProductSoldOut key={sku} sku={sku} />
      </div>
    )
  )
}
