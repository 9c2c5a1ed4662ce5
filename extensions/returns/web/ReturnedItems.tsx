import { useFormat } from 'musette/web'
import type { ReturnCardFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

/** The lines of a return. */
export function ReturnedItems({ items }: Pick<ReturnCardFragment, 'items'>) {
  const { number } = useFormat()
  return (
    <ul className={styles.items}>
      {items.map(({ sku, name, quantity }, index) => (
        <li key={`${sku}-${index}`}>
          {number(quantity)} × {name}
        </li>
      ))}
    </ul>
  )
}
