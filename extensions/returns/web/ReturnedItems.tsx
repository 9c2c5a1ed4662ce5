import { useFormat } from 'musette/web'
import type { ReturnCardFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

/** The lines of a return, each with its state where these differ: one may be refused and another accepted. */
export function ReturnedItems({ items }: Pick<ReturnCardFragment, 'items'>) {
  const { number } = useFormat()
  const areAlike = new Set(items.map(({ statusLabel }) => statusLabel)).size <= 1
  return (
    <ul className={styles.items}>
      {items.map(({ sku, name, quantity, statusLabel }, index) => (
        <li key={`${sku}-${index}`}>
          {`${number(quantity)}\u00a0×\u00a0${name}`}
          {!areAlike && <strong> – {statusLabel}</strong>}
        </li>
      ))}
    </ul>
  )
}
