import { Icon } from '../../ui/Icon.tsx'
import styles from './DeliveryNotes.module.css'

/** Why a way of delivery is not offered, in the shop's words. */
export function DeliveryNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          <Icon name="info" className={styles.icon} />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
