import { type ReactNode, useId } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type DisclosureProps = {
  title: ReactNode
  /** Shown beside the title, even while it is closed. */
  note?: ReactNode
  children: ReactNode
}

/** A section whose heading opens and closes it, even before any code has loaded. */
export function Disclosure({ title, note, children }: DisclosureProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note && <span className={styles.note}>{note}</span>}
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  )
}
