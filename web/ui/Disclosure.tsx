import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Disclosures with one name open one at a time. */
  name?: string
  className?: string
}

/** A native `<details>`: content that opens below its summary, with or without JavaScript. */
export function Disclosure({ summary, children, defaultOpen = false, name, className }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} open={defaultOpen || undefined} name={name}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
