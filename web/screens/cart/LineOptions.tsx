import type { CartLineFragment } from './cart.generated.ts'
import styles from './LineOptions.module.css'

/** The options of a line: `Poids : 2 kg`. Typed texts have no label in some stores. */
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
