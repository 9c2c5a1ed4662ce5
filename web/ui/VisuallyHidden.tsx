import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. A box that scrolls sideways around it has to be positioned, or the text widens the page. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'h1' | 'h2' | 'div' | 'legend'
  children: ReactNode
}) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
