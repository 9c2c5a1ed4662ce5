import { type ReactNode, useId } from 'react'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  title: ReactNode
  /** Shown beside the title, even while it is closed. */
  note?: ReactNode
  /** On desks it is a plain section: heading and content, nothing to open. */
  isOpenOnDesks?: boolean
  children: ReactNode
}

/** A section whose heading opens and closes it, even before any code has loaded. */
export function Disclosure({ title, note, isOpenOnDesks, children }: DisclosureProps) {
  const id = useId()
  const heading = (
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
  )
  return (
    <section aria-labelledby={id} data-desk={isOpenOnDesks}>
      {isOpenOnDesks && heading}
      <details className={styles.details}>
        <summary className={styles.summary} aria-labelledby={isOpenOnDesks ? id : undefined}>
          {!isOpenOnDesks && heading}
          {note && <span className={styles.note}>{note}</span>}
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  )
}
