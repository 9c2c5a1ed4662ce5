import type { CartLineFragment } from './cart.generated.ts'
import styles from './LineOptions.module.css'

/** What was chosen for a line: `Poids : 2 kg`. Texts the shopper typed have no label of their own in some stores. */
export function LineOptions({ options }: Pick<CartLineFragment, 'options'>) {
  if (options.length === 0) return null
  return (
    <dl className={styles.options}>
      {options.map(({ label, value }, index) => (
        <div key={index}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
