import { useOperation } from '../../api/use-operation.ts'
import { useHydrated } from '../../hydration.tsx'
import { useShopName } from '../../site/shop-context.ts'
import { Seller } from './print-head.generated.ts'
import styles from './PrintHead.module.css'

/** Name of the shop on paper, instead of the header. */
export function PrintHead() {
  const name = useShopName()
  const { data } = useOperation(Seller, {}, { enabled: useHydrated() })
  const lines = data?.seller.length ? data.seller : [name]
  return (
    <p className={styles.head}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  )
}
